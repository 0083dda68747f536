/** Makes a sheet by its plan: its grid, the widths and formats of its columns, its header row. */
import { headerColourOf, headerTextColour, systemTextColour } from './formatting/colours.ts';
import { fitGrid, type GridSize } from './formatting/fit-grid.ts';
import { columnRuns } from './formatting/sheet-layout.ts';
import type { ColumnPlan, SheetPlan } from './sheet-plan.ts';
import { widthStrokes } from './width-strokes.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** A new sheet has enough rows for a year of a small business. The API adds more when they are used up. */
export const rowsAtStart = 200;

// Google gives a new column this width.
const usualWidth = 100;

/**
 * Makes a blank sheet what it is planned to be, but for what later looks like a finished sheet. The headers are written
 * last, so that a sheet without them was left by an execution that died here.
 * @param size the present size of its grid
 */
export function makeSheet(sheet: Sheet, { columns, hidden }: SheetPlan, size: GridSize): void {
  fitGrid(sheet, { rows: rowsAtStart, columns: columns.length }, size);
  if (hidden) sheet.hideSheet();
  setWidths(sheet, columns);
  const below = Array.from({ length: rowsAtStart - 1 });
  const eachRow = <Value>(top: Value[], other: Value[]): Value[][] => [top, ...below.map(() => other)];
  const alignments = columns.map(({ alignment }) => alignment);
  sheet
    .getRange(1, 1, rowsAtStart, columns.length)
    .setNumberFormats(
      eachRow(
        columns.map(() => '@'),
        columns.map(({ format }) => format),
      ),
    )
    .setHorizontalAlignments(eachRow(alignments, alignments))
    .setFontColors(
      eachRow<string | null>(
        columns.map(() => headerTextColour),
        columns.map(({ isSystem }) => (isSystem ? systemTextColour : null)),
      ),
    );
  sheet
    .getRange(1, 1, 1, columns.length)
    .setFontWeight('bold')
    .setBackgrounds([columns.map(headerColourOf)])
    .setNotes([columns.map(({ note }) => note)])
    .setValues([columns.map(({ header }) => header)]);
}

// The widths are set for new columns and never renewed, because the owner may change them.
function setWidths(sheet: Sheet, columns: readonly ColumnPlan[]): void {
  const widths = columns.map(({ width }) => width);
  for (const stroke of widthStrokes(widths, usualWidth))
    sheet.setColumnWidths(stroke.column, stroke.columns, stroke.width);
}

/** Writes headers of new columns side by side, and sets the widths of these columns. */
export function writeHeaders(sheet: Sheet, columns: readonly ColumnPlan[], first: number): void {
  const headers = columns.map(({ header }) => header);
  sheet.getRange(1, first, 1, columns.length).setNumberFormat('@').setValues([headers]);
  const placed = columns.map((column, index) => ({ ...column, column: first + index }));
  for (const run of columnRuns(placed, ({ width }) => String(width)))
    sheet.setColumnWidths(run.column, run.columns, run.first.width);
}
