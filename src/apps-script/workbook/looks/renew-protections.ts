/** Renews the protections that warn people before they edit headers, system columns or hidden sheets. They forbid nothing. */
import { columnRuns, type SheetLayout } from './sheet-layout.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Protection = GoogleAppsScript.Spreadsheet.Protection;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** The description identifies the protections that the API has made. */
const description = 'Kept by the billing API: change it only if you know why.';

/** @returns a few words when protections were renewed */
export function renewProtections(app: App, layout: SheetLayout): string[] {
  return layout.plan.hidden ? protectSheet(app, layout.sheet) : protectColumns(app, layout);
}

/** Makes Google warn before any edit of a sheet. */
export function protectSheet(app: App, sheet: Sheet): string[] {
  const found = sheet.getProtections(app.ProtectionType.SHEET);
  if (found.length > 0) return [];
  sheet.protect().setDescription(description).setWarningOnly(true);
  return ['the warning'];
}

function protectColumns(app: App, { sheet, columns, width, lastRow }: SheetLayout): string[] {
  const system = columnRuns(columns.filter(({ isSystem }) => isSystem));
  return protectRanges(app, sheet, [
    sheet.getRange(1, 1, 1, width),
    ...system.map(({ column, columns: count }) => sheet.getRange(1, column, lastRow, count)),
  ]);
}

/** Makes Google warn before edits of these ranges of a sheet, and removes the API's warnings from all other ranges. */
export function protectRanges(app: App, sheet: Sheet, ranges: readonly Range[]): string[] {
  const own = sheet
    .getProtections(app.ProtectionType.RANGE)
    .filter((protection) => protection.getDescription() === description);
  const isWanted = (protection: Protection): boolean =>
    protection.isWarningOnly() && ranges.some((range) => placeOf(range) === placeOf(protection.getRange()));
  const kept = own.filter(isWanted).map((protection) => placeOf(protection.getRange()));
  const missing = ranges.filter((range) => !kept.includes(placeOf(range)));
  const stale = own.filter((protection) => !isWanted(protection));
  for (const protection of stale) protection.remove();
  for (const range of missing) range.protect().setDescription(description).setWarningOnly(true);
  return missing.length + stale.length === 0 ? [] : ['warnings'];
}

function placeOf(range: Range): string {
  return [range.getRow(), range.getColumn(), range.getNumRows(), range.getNumColumns()].join();
}
