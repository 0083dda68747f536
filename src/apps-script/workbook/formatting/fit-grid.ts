/** Gives a sheet a grid of the size that its content needs. */

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** The present size of a sheet's grid: two document calls. */
export function sizeOf(sheet: Sheet): GridSize {
  return { rows: sheet.getMaxRows(), columns: sheet.getMaxColumns() };
}

/** Adds the rows and columns that the grid lacks. */
export function growGrid(sheet: Sheet, wanted: GridSize, present = sizeOf(sheet)): void {
  if (present.rows < wanted.rows) sheet.insertRowsAfter(present.rows, wanted.rows - present.rows);
  if (present.columns < wanted.columns)
    sheet.insertColumnsAfter(present.columns, wanted.columns - present.columns);
}

/** Adds what the grid lacks, and deletes what lies beyond the size, because Google limits the cells of a file. */
export function fitGrid(sheet: Sheet, wanted: GridSize, present = sizeOf(sheet)): void {
  growGrid(sheet, wanted, present);
  const [rows, columns] = [present.rows - wanted.rows, present.columns - wanted.columns];
  if (rows > 0) sheet.deleteRows(wanted.rows + 1, rows);
  if (columns > 0) sheet.deleteColumns(wanted.columns + 1, columns);
}
