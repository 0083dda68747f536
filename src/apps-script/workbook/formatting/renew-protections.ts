/** Renews the protections that warn people before they edit headers, system columns or hidden sheets. They forbid nothing. */
import type { CellArea } from './paint.ts';
import { nothingToDo, type RangeWork, runWorks } from './range-work.ts';
import { columnRuns, type SheetLayout } from './sheet-layout.ts';
import type { SheetLooks } from './sheet-looks.ts';

type App = GoogleAppsScript.Spreadsheet.SpreadsheetApp;
type Protection = GoogleAppsScript.Spreadsheet.Protection;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** The description identifies the protections that the API has made. */
const description = 'Kept by the billing API: change it only if you know why.';

export function renewProtections(app: App, layout: SheetLayout, looks: SheetLooks): RangeWork {
  const { sheet, plan } = layout;
  const found = withoutHalves(looks.protections(app.ProtectionType), looks.isUnfinished);
  if (plan.hidden) return { ...nothingToDo, changes: protectWhole(sheet, found) };
  return protectAreas(columnAreas(layout), found);
}

/** Makes Google warn before edits of the headers and of the system columns of a visible sheet. */
export function protectColumns(app: App, layout: SheetLayout): void {
  protectRanges(app, layout.sheet, columnAreas(layout));
}

/**
 * Makes Google warn before any edit of a sheet.
 * @param isUnfinished true when a Set up that has died was about to make the sheet
 */
export function protectSheet(app: App, sheet: Sheet, isUnfinished: boolean): string[] {
  const found = sheet.getProtections(app.ProtectionType.SHEET);
  return protectWhole(sheet, withoutHalves(found, isUnfinished));
}

/** Makes Google warn before edits of these areas of a sheet, and removes the API's warnings from all other areas. */
export function protectRanges(
  app: App,
  sheet: Sheet,
  areas: readonly CellArea[],
  isUnfinished = false,
): string[] {
  const found = sheet.getProtections(app.ProtectionType.RANGE);
  return runWorks(sheet, [protectAreas(areas, withoutHalves(found, isUnfinished))]);
}

// Removes what a Set up that has died has left without a description. Elsewhere such a protection is a person's own.
function withoutHalves(found: readonly Protection[], isUnfinished: boolean): readonly Protection[] {
  const halves = isUnfinished ? found.filter((one) => one.getDescription() === '') : [];
  for (const half of halves) half.remove();
  return found.filter((one) => !halves.includes(one));
}

function protectWhole(sheet: Sheet, found: readonly Protection[]): string[] {
  if (found.length > 0) return [];
  describe(sheet.protect());
  return ['the warning'];
}

// The description comes last: with it the protection is complete.
function describe(protection: Protection): void {
  protection.setWarningOnly(true).setDescription(description);
}

function columnAreas({ columns, width, lastRow }: SheetLayout): readonly CellArea[] {
  const system = columnRuns(columns.filter(({ isSystem }) => isSystem));
  return [
    { row: 1, column: 1, rows: 1, columns: width },
    ...system.map(({ column, columns: count }) => ({ row: 1, column, rows: lastRow, columns: count })),
  ];
}

function protectAreas(areas: readonly CellArea[], found: readonly Protection[]): RangeWork {
  const missing = new Map(areas.map((area) => [nameOf(area), area]));
  // Each area is protected once, so a second warning for it is stale.
  const stale = found.filter(
    (protection) =>
      protection.getDescription() === description &&
      !(protection.isWarningOnly() && missing.delete(placeOf(protection.getRange()))),
  );
  if (missing.size + stale.length === 0) return nothingToDo;
  return {
    changes: ['warnings'],
    areas: [...missing.values()],
    run(ranges) {
      for (const protection of stale) protection.remove();
      for (const range of ranges) describe(range.protect());
    },
  };
}

function nameOf({ row, column, rows, columns }: CellArea): string {
  return [row, column, rows, columns].join();
}

function placeOf(range: Range): string {
  return [range.getRow(), range.getColumn(), range.getNumRows(), range.getNumColumns()].join();
}
