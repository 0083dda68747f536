/** Checks that every sheet and every header that the API needs exists. */
import { loadSettings } from '../../../core/settings.ts';
import { saveSettings } from '../../../core/store/save-settings.ts';
import { withTextStrategy } from '../../../core/store/row/text-cell-strategy.ts';
import { madeColumns } from '../../../core/store/made-columns.ts';
import { setUpDashboard } from '../../workbook/dashboard/set-up-dashboard.ts';
import { todayIn } from '../../workbook/dashboard/figures-sheet.ts';
import { nameSheets } from '../../workbook/named-sheets.ts';
import { isNewColumn } from '../../workbook/restore/add-new-columns.ts';
import { findHeaderFaults } from '../header-faults.ts';
import { ownPlans } from '../../workbook/sheet-plan.ts';
import { findRenamedSheets } from '../../workbook/restore/find-renamed-sheet.ts';
import { hasLostHeaderRow } from '../../workbook/restore/restore-header-row.ts';
import { plannedTable } from '../../workbook/restore/planned-table.ts';
import { readHeader, type UnknownSheet, unknownSheets } from '../../workbook/restore/sheet-header.ts';
import { restoreSheets } from '../../workbook/restore/restore-sheets.ts';
import { isServed } from '../../workbook/served-build.ts';
import { recordColumns, setUpSheets } from '../../workbook/set-up-sheets.ts';
import { fixable, forPerson, good, type HealthCheck } from '../health-check.ts';

export const sheetsCheck: HealthCheck = {
  id: 'sheets',
  title: 'Sheets and headers',
  run({ workspace, spreadsheet }) {
    const lacking: string[] = [];
    // The owner has to repair these sheets, because Fix cannot.
    const manual: string[] = [];
    const plans = ownPlans();
    const settings = loadSettings(workspace, undefined);
    const document = withTextStrategy(workspace.document, settings);
    const sheets = nameSheets(spreadsheet);
    const others = unknownSheets(sheets, plans);
    for (const plan of plans) {
      const sheet = sheets.find(plan.name);
      if (sheet === null) {
        const found = findRenamedSheets(others, plan);
        const told = found.length > 1 ? manual : lacking;
        told.push(`The sheet "${plan.name}" is missing. ${remedyFor(found)}`);
        continue;
      }
      const header = readHeader(sheet);
      if (hasLostHeaderRow(document, { sheet, header }, plan)) {
        lacking.push(
          `The header row of the sheet "${plan.name}" is lost. Fix writes it again if it recognises the columns.`,
        );
        continue;
      }
      const made = madeColumns(settings, plan.name);
      const faults = findHeaderFaults(header, plan, made);
      const unused = plan.columns.filter(
        (column) => isNewColumn(column, made) && !faults.missing.includes(column.header),
      );
      for (const { header } of unused)
        lacking.push(`The column "${header}" of "${plan.name}" is not in use yet. Fix puts it to use.`);
      for (const { from, to } of faults.renamed) {
        lacking.push(`In "${plan.name}" the header "${to}" was renamed to "${from}". Fix renames it back.`);
      }
      for (const name of faults.missing)
        lacking.push(`"${plan.name}" has no column "${name}". ${contentRemedy(plan.name)}`);
      for (const name of faults.doubled)
        manual.push(`"${plan.name}" has two columns "${name}". Rename your own.`);
    }
    if (lacking.length > 0) return fixable('fault', [...lacking, ...manual]);
    return manual.length > 0 ? forPerson('fault', manual) : good('All sheets and headers are there.');
  },
  fix({ workspace, spreadsheet }) {
    // Renamed headers are restored first, because otherwise Set up would add their columns again.
    const all = ownPlans();
    const sheets = nameSheets(spreadsheet);
    const { plans, sentences } = restoreSheets(workspace, spreadsheet, all, sheets, {
      mayAdd: () => isServed(workspace),
    });
    setUpSheets(SpreadsheetApp, plans, sheets);
    // The formulas of the Dashboard know how far the sheets reach to the right.
    setUpDashboard(SpreadsheetApp, todayIn(workspace, spreadsheet.getSpreadsheetTimeZone()));
    const settings = loadSettings(workspace, undefined);
    saveSettings(workspace, recordColumns(settings, plans));
    return plans.length === all.length ? [] : sentences;
  },
};

function contentRemedy(sheet: string): string {
  return plannedTable(sheet) === null
    ? 'Fix adds it blank: then copy its cells from the version history of the spreadsheet.'
    : 'Fix puts it back where it stood, with its contents.';
}

function remedyFor(found: readonly UnknownSheet[]): string {
  const names = found.map(({ name }) => `"${name}"`).join(' and ');
  if (found.length === 1) return `${names} has its columns: Fix renames it back.`;
  if (found.length > 1) return `Each of ${names} has its columns: rename the right one back.`;
  return 'Restore it from the version history of the spreadsheet. Fix adds an empty one.';
}
