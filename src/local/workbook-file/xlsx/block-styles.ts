/** Lays the formats of areas over the cells that have content: which style each of them shows. */

import type { CellStyle, FormatArea } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** The style of each cell of a block that begins at A1, each distinct style once. */
export interface BlockStyles {
  readonly columns: number;
  /** Distinct styles; the first is the plain one. */
  readonly styles: readonly CellStyle[];
  /** Index into `styles`, row by row. */
  readonly indexes: Uint32Array;
}

/** Lays `formats` over a block of `rows` by `columns` cells, later ones over earlier ones. */
export function layFormats(formats: readonly FormatArea[], rows: number, columns: number): BlockStyles {
  const styles: CellStyle[] = [{}];
  const indexes = new Uint32Array(rows * columns);
  for (const { area, style } of formats) {
    // A style laid over the same style gives the same result: each pair is merged once for each area.
    const merged = new Map<number, number>();
    const lastRow = Math.min(area.row + area.rows - 1, rows);
    const lastColumn = Math.min(area.column + area.columns - 1, columns);
    for (let row = area.row; row <= lastRow; row += 1) {
      const start = (row - 1) * columns - 1;
      for (let at = start + area.column; at <= start + lastColumn; at += 1) {
        const under = indexes[at] ?? 0;
        const known = merged.get(under) ?? styles.push({ ...styles[under], ...style }) - 1;
        merged.set(under, known);
        indexes[at] = known;
      }
    }
  }
  return { columns, styles, indexes };
}

/** The place of a cell's style in `styles`, the cell counted from zero; 0 outside the block. */
export function styleIndexAt(grid: BlockStyles, row: number, column: number): number {
  return column < grid.columns ? (grid.indexes[row * grid.columns + column] ?? 0) : 0;
}
