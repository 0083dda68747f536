/** Reads a window of rows of a sheet, clipped to the grid when it reaches beyond. */
import { OutsideGrid } from '../workspace.ts';
/** Rows that are read along because they may have got there since their place was known. */
export const rowsBelow = 20;
/** One document call; two more when the window reaches beyond the grid. */
export function readWindow(document, sheet, rows, columns) {
  const read = (last) =>
    last < rows.first
      ? []
      : document.read(sheet, {
          row: rows.first,
          rows: last - rows.first + 1,
          column: columns.column,
          columns: columns.columns,
        });
  try {
    const cells = read(rows.last);
    // A document that clips instead of throwing answers with fewer rows than it was asked for.
    const isWhole = cells.length === rows.last - rows.first + 1;
    return { rows: cells, firstRow: rows.first, gridRows: isWhole ? null : rows.first + cells.length - 1 };
  } catch (error) {
    if (!(error instanceof OutsideGrid)) throw error;
    const gridRows = document.gridRows(sheet);
    return { rows: read(Math.min(rows.last, gridRows)), firstRow: rows.first, gridRows };
  }
}
/** True when all these cells are blank. */
export function isBlank(cells) {
  return cells.every((cell) => cell === '');
}
