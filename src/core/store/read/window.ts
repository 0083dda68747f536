/** Reads a range of rows of a sheet, clipped to the grid when it reaches beyond. */
import { type Cell, OutsideGrid, type SheetDocument } from '../../workspace.ts';

export interface Window {
  /** The rows read, from `firstRow` on. */
  readonly rows: Cell[][];
  readonly firstRow: number;
  /** How many rows the grid has, when the range reached beyond it; otherwise null. */
  readonly gridRows: number | null;
}

/** Rows that are read in addition, because other writers may have appended them since the last row was known. */
export const rowsBelow = 20;

/** Reads rows: one document call; two more when they reach beyond the grid. */
export function readWindow(
  document: SheetDocument,
  sheet: string,
  rows: { readonly first: number; readonly last: number },
  columns: { readonly column: number; readonly columns: number },
): Window {
  const read = (last: number): Cell[][] =>
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
export function isBlank(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cell === '');
}

// Reading a row in between costs 28 cells of 8.5 µs; another call costs 60 ms.
const gapMax = 250;

/** The ranges that contain all these rows, from top to bottom, so that each can be read in one call. */
export function rowRanges(rows: readonly number[]): { readonly first: number; readonly last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const row of [...rows].sort((a, b) => a - b)) {
    const open = found[found.length - 1];
    if (open !== undefined && row - open.last <= gapMax) open.last = row;
    else found.push({ first: row, last: row });
  }
  return found;
}
