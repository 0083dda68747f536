/** Gives a sheet a grid of the size that its content needs. */

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Adds the rows and columns that the grid lacks. */
export function growGrid(sheet: Sheet, { rows, columns }: GridSize): void {
  const [maxRows, maxColumns] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (maxRows < rows) sheet.insertRowsAfter(maxRows, rows - maxRows);
  if (maxColumns < columns) sheet.insertColumnsAfter(maxColumns, columns - maxColumns);
}

/** Adds what the grid lacks, and deletes what lies beyond the size. */
export function fitGrid(sheet: Sheet, size: GridSize): void {
  growGrid(sheet, size);
  const [rows, columns] = [sheet.getMaxRows() - size.rows, sheet.getMaxColumns() - size.columns];
  if (rows > 0) sheet.deleteRows(size.rows + 1, rows);
  if (columns > 0) sheet.deleteColumns(size.columns + 1, columns);
}
