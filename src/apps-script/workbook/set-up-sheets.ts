/** Adds the sheets and columns that the API needs, and renews their formatting. Deletes nothing. */
import type { Settings } from '../../core/settings.ts';
import { isAddedColumn } from '../../core/store/made-columns.ts';
import { findListed, type ListedCells } from './formatting/renew-drop-downs.ts';
import { renewFormatting } from './formatting/renew-formatting.ts';
import { layoutOfNew, openLayout, type SheetLayout } from './formatting/sheet-layout.ts';
import { looksOfNew, readLooks } from './formatting/sheet-looks.ts';
import { makeSheet, rowsAtStart, sizeOf, writeHeaders } from './make-sheet.ts';
import { type NamedSheets, nameSheets } from './named-sheets.ts';
import type { SetUpProgress } from './set-up-progress.ts';
import type { ColumnPlan, SheetPlan } from './sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;

interface CompleteSheet {
  readonly layout: SheetLayout;
  /** A sentence for each change; null for a sheet that was made now. */
  readonly changes: readonly string[] | null;
}

/**
 * @param progress what an earlier run has finished already; missing: nothing
 * @returns a sentence for each change
 */
export function setUpSheets(
  app: App,
  plans: readonly SheetPlan[],
  sheets: NamedSheets = nameSheets(app.getActive()),
  progress?: SetUpProgress,
): string[] {
  const completed = completeSheets(
    plans.filter(({ name }) => progress?.isFinished(name) !== true),
    plans,
    sheets,
  );
  progress?.remember(completed.flatMap(({ layout, changes }) => (changes === null ? [layout.plan.name] : [])));
  const listed = listedIn(completed, sheets);
  // The formatting is renewed after all sheets exist, because drop-downs refer to other sheets.
  return completed.flatMap(({ layout, changes }) => {
    const { name } = layout.plan;
    const looks = changes === null ? looksOfNew(layout) : readLooks(layout);
    const renewed = renewFormatting(app, layout, looks, listed);
    if (changes === null || renewed.length > 0) progress?.tell(name);
    if (changes === null || progress?.isMade(name) === true) return [`Added the sheet "${name}".`];
    if (renewed.length === 0) return changes;
    return [...changes, `Renewed in the sheet "${name}": ${renewed.join(', ')}.`];
  });
}

function completeSheets(
  plans: readonly SheetPlan[],
  all: readonly SheetPlan[],
  sheets: NamedSheets,
): CompleteSheet[] {
  // Google gives every new sheet the same grid, so one is asked for its size.
  let newSize: ReturnType<typeof sizeOf> | null = null;
  return plans.map((plan) => {
    const found = sheets.find(plan.name);
    // A sheet without headers was left by an execution that died while making it.
    const width = found?.getLastColumn() ?? 0;
    if (found !== null && width > 0) return completeSheet(openLayout(found, plan, width));
    const sheet = found ?? sheets.add(plan.name, namesBefore(all, plan));
    const size = found === null ? (newSize ?? sizeOf(sheet)) : sizeOf(sheet);
    if (found === null) newSize = size;
    makeSheet(sheet, plan, size);
    return { layout: layoutOfNew(sheet, plan, rowsAtStart), changes: null };
  });
}

// A new sheet stands behind the one that is planned before it, the nearest of them first.
function namesBefore(plans: readonly SheetPlan[], plan: SheetPlan): string[] {
  return plans
    .slice(0, plans.indexOf(plan))
    .map(({ name }) => name)
    .reverse();
}

function listedIn(completed: readonly CompleteSheet[], sheets: NamedSheets): ListedCells {
  const read = findListed(sheets.find);
  return (choice) => {
    const layout = completed.find((one) => one.layout.plan.name === choice.sheet)?.layout;
    if (layout === undefined) return read(choice);
    const place = layout.columns.find(({ header }) => header === choice.header);
    return place === undefined ? null : layout.sheet.getRange(2, place.column, layout.lastRow - 1, 1);
  };
}

/**
 * The columns that Set up has made, for the settings, which list only sheets that differ from version 1.0.
 * @param complete the plans of the sheets that now have all their columns
 */
export function recordColumns(
  recorded: Settings['columns'],
  complete: readonly SheetPlan[],
): Settings['columns'] {
  const others = complete.filter(
    ({ name, hidden, columns }) =>
      !hidden && (name in recorded || columns.some(({ header }) => isAddedColumn(name, header))),
  );
  const headers = others.map(({ name, columns }) => [name, columns.map(({ header }) => header)]);
  return { ...recorded, ...Object.fromEntries(headers) };
}

function completeSheet(layout: SheetLayout): CompleteSheet {
  const { sheet, plan } = layout;
  const missing = plan.columns.filter(({ header }) => !layout.columns.some((one) => one.header === header));
  if (missing.length === 0) return { layout, changes: [] };
  addColumns(sheet, missing);
  const changes = missing.map(({ header }) => `Added the column "${header}" to the sheet "${plan.name}".`);
  return { layout: openLayout(sheet, plan), changes };
}

/** Adds blank columns to the right of all columns with content. */
export function addColumns(sheet: Sheet, columns: readonly ColumnPlan[]): void {
  if (columns.length === 0) return;
  const width = sheet.getLastColumn();
  const lacking = width + columns.length - sheet.getMaxColumns();
  if (lacking > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), lacking);
  writeHeaders(sheet, columns, width + 1);
}

/** The trimmed texts of the header row. */
export function headersOf(sheet: Sheet): string[] {
  const cells = sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getValues()[0] ?? [];
  return cells.map((cell) => String(cell).trim());
}
