/** Adds the sheets and columns that the API needs, and renews their formatting. Deletes nothing. */
import type { Settings } from '../../core/settings.ts';
import { isAddedColumn } from '../../core/store/made-columns.ts';
import { renewColours } from './formatting/renew-colours.ts';
import { renewDropDowns } from './formatting/renew-drop-downs.ts';
import { renewFormats } from './formatting/renew-formats.ts';
import { renewHeaders } from './formatting/renew-headers.ts';
import { renewProtections } from './formatting/renew-protections.ts';
import { columnRuns, openLayout } from './formatting/sheet-layout.ts';
import type { ColumnPlan, SheetPlan } from './sheet-plan.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;

// A new sheet has enough rows for a year of a small business. The API adds more when they are used up.
const rowsAtStart = 200;

/** @returns a sentence for each change */
export function setUpSheets(app: App, plans: readonly SheetPlan[]): string[] {
  const spreadsheet = app.getActive();
  const completed = plans.map((plan) => {
    const found = spreadsheet.getSheetByName(plan.name);
    // A sheet without headers was left by an execution that died while making it.
    if (found === null || found.getLastColumn() === 0)
      return { plan, sheet: makeSheet(found ?? spreadsheet.insertSheet(plan.name), plan), changes: null };
    return { plan, sheet: found, changes: addMissingColumns(found, plan) };
  });
  // The formatting is renewed after all sheets exist, because drop-downs refer to other sheets.
  return completed.flatMap(({ plan, sheet, changes }) => {
    const renewed = renewFormatting(app, sheet, plan);
    if (changes === null) return [`Added the sheet "${plan.name}".`];
    if (renewed.length > 0) changes.push(`Renewed in the sheet "${plan.name}": ${renewed.join(', ')}.`);
    return changes;
  });
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

/** @returns a few words for each part of the formatting that was renewed */
function renewFormatting(app: App, sheet: Sheet, plan: SheetPlan): string[] {
  const layout = openLayout(sheet, plan);
  return [
    ...renewHeaders(layout),
    ...renewFormats(layout),
    ...renewDropDowns(app, layout),
    ...renewColours(app, layout),
    ...renewProtections(app, layout),
  ];
}

function makeSheet(sheet: Sheet, plan: SheetPlan): Sheet {
  fitGrid(sheet, plan.columns.length);
  if (plan.hidden) sheet.hideSheet();
  writeHeaders(sheet, plan.columns, 1);
  return sheet;
}

// Deletes the unused part of the grid, because Google gives a new sheet 26,000 cells and limits the cells of a file.
function fitGrid(sheet: Sheet, columns: number): void {
  const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (maxColumns < columns) sheet.insertColumnsAfter(maxColumns, columns - maxColumns);
  if (maxColumns > columns) sheet.deleteColumns(columns + 1, maxColumns - columns);
  if (maxRows > rowsAtStart) sheet.deleteRows(rowsAtStart + 1, maxRows - rowsAtStart);
}

function addMissingColumns(sheet: Sheet, plan: SheetPlan): string[] {
  const headers = headersOf(sheet);
  const missing = plan.columns.filter(({ header }) => !headers.includes(header));
  const order = plan.columns.map(({ header }) => header);
  for (const column of missing) insertColumn(sheet, order, column);
  return missing.map(({ header }) => `Added the column "${header}" to the sheet "${plan.name}".`);
}

/**
 * Inserts a blank column right of the one that comes before it in an order, so that it stands where it stood; at the left
 * when none of those is there. Google copies the drop-downs and the colours of the neighbour; the drop-downs are removed.
 * @param order the headers of all columns, in the order in which they stand or are planned
 */
export function insertColumn(sheet: Sheet, order: readonly string[], column: ColumnPlan): void {
  const headers = headersOf(sheet);
  const before = order.slice(0, order.indexOf(column.header)).reverse();
  const neighbour = before.find((header) => headers.includes(header));
  const place = neighbour === undefined ? 0 : headers.indexOf(neighbour) + 1;
  if (place === 0) sheet.insertColumnBefore(1);
  else sheet.insertColumnAfter(place);
  const rows = sheet.getMaxRows() - 1;
  if (rows > 0) sheet.getRange(2, place + 1, rows, 1).setDataValidation(null);
  writeHeaders(sheet, [column], place + 1);
}

/** The trimmed texts of the header row. */
export function headersOf(sheet: Sheet): string[] {
  const cells = sheet.getRange(1, 1, 1, Math.max(1, sheet.getLastColumn())).getValues()[0] ?? [];
  return cells.map((cell) => String(cell).trim());
}

/** Writes headers side by side, and sets the widths of their columns. */
function writeHeaders(sheet: Sheet, columns: readonly ColumnPlan[], first: number): void {
  const headers = columns.map(({ header }) => header);
  sheet.getRange(1, first, 1, columns.length).setNumberFormat('@').setValues([headers]);
  // The widths are set only now and never renewed, because the owner may change them.
  const placed = columns.map((column, index) => ({ ...column, column: first + index }));
  for (const run of columnRuns(placed, ({ width }) => String(width)))
    sheet.setColumnWidths(run.column, run.columns, run.first.width);
}
