/** Gives new rows at the end of the sheets the formatting of the others: formats, drop-downs, colours, protections. */
import type { Workspace } from '../../../core/workspace.ts';
import { areaName } from '../../google/a1-notation.ts';
import type { SheetPlan } from '../sheet-plan.ts';
import { extendFormats } from './extend-formats.ts';
import { protectColumns } from './renew-protections.ts';
import { findListed, isSameRule, type ListedCells, ruleOf } from './renew-drop-downs.ts';
import { cellsBelow, openLayout, type SheetLayout } from './sheet-layout.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** The property with the number of rows that each sheet had when its formatting was last extended. */
const gridsName = 'grids';

/**
 * Costs one call for each visible sheet while none has grown. New rows get the formatting of the second row, also where
 * the owner has changed that row, because Google may give a row at the end another one.
 */
export function extendFormatting(
  app: App,
  properties: Workspace['properties'],
  plans: readonly SheetPlan[],
): void {
  const spreadsheet = app.getActive();
  const shown = plans.flatMap((plan) => {
    const sheet = plan.hidden ? null : sheetOf(spreadsheet, plan.name);
    return sheet === null ? [] : [{ plan, sheet, rows: sheet.getMaxRows() }];
  });
  const grids = JSON.stringify(Object.fromEntries(shown.map(({ plan, rows }) => [plan.name, rows])));
  const seen = properties.get(gridsName);
  if (seen === grids) return;
  const listed = findListed((name) => spreadsheet.getSheetByName(name));
  const before = JSON.parse(seen ?? '{}') as Readonly<Record<string, number>>;
  for (const { plan, sheet, rows } of shown) {
    const layout = openLayout(sheet, plan);
    const known = before[plan.name];
    // A person may also have deleted rows, so all rows without content are formatted again.
    const first = Math.max(3, Math.min(known ?? rows, sheet.getLastRow()) + 1);
    // A drop-down lists cells of another sheet, and that sheet may have grown.
    extendDropDowns(app, layout, first, listed);
    if (known === rows) continue;
    if (first <= rows) extendFormats(layout, first);
    extendColours(layout, first);
    protectColumns(app, layout);
  }
  properties.set(gridsName, grids);
}

// Google knows the sheet of a range without a further call, while getSheetByName costs one.
function sheetOf(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  name: string,
): GoogleAppsScript.Spreadsheet.Sheet | null {
  try {
    return spreadsheet.getRange(areaName(name, { row: 1, column: 1, rows: 1, columns: 1 })).getSheet();
  } catch (error) {
    if (spreadsheet.getSheetByName(name) === null) return null;
    throw error;
  }
}

// Gives new rows the drop-downs of the second row, and renews lists that have grown. `first` is the first new row, or the
// row behind the last one when there is none.
function extendDropDowns(app: App, layout: SheetLayout, first: number, listed: ListedCells): void {
  const { sheet, columns, width, lastRow } = layout;
  if (lastRow < 2) return;
  const [top = [], end = []] = [2, lastRow].map(
    (row) => sheet.getRange(row, 1, 1, width).getDataValidations()[0] ?? [],
  );
  for (const [index, rule] of top.entries()) {
    if (rule === null) continue;
    const column = index + 1;
    const choice = columns.find((planned) => planned.column === column)?.choice;
    // The help text identifies a rule that the API has made.
    const own = choice?.help === rule.getHelpText() && choice != null ? ruleOf(app, choice, listed) : null;
    if (own !== null && !isSameRule(rule, own))
      cellsBelow(layout, { column, columns: 1 }).setDataValidation(own);
    else if (first <= lastRow && !isSameRule(end[index], rule))
      sheet.getRange(first, column, lastRow - first + 1, 1).setDataValidation(rule);
  }
}

// Extends the colour rules of a sheet to new rows at its end, also the rules that a person has added.
function extendColours({ sheet, lastRow }: SheetLayout, first: number): void {
  const rules = sheet.getConditionalFormatRules();
  const isShort = (range: Range): boolean => range.getLastRow() >= first - 1 && range.getLastRow() < lastRow;
  if (!rules.some((rule) => rule.getRanges().some(isShort))) return;
  const extended = (range: Range): Range =>
    isShort(range)
      ? sheet.getRange(range.getRow(), range.getColumn(), lastRow - range.getRow() + 1, range.getNumColumns())
      : range;
  sheet.setConditionalFormatRules(
    rules.map((rule) => rule.copy().setRanges(rule.getRanges().map(extended)).build()),
  );
}
