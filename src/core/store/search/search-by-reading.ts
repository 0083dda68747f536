/**
 * Answers the searches of a document by reading its columns: where Google's own search passes over hidden columns or
 * filtered rows, it would miss records.
 */
import type { Cell, SheetDocument } from '../../workspace.ts';

/** A search takes two calls: the last row, and the column. */
export function searchByReading(document: SheetDocument): SheetDocument {
  const read = (sheet: string, column: number, firstRow: number, columns: number): Cell[][] => {
    const rows = document.lastContentRow(sheet) - firstRow + 1;
    return rows < 1 ? [] : document.read(sheet, { row: firstRow, column, rows, columns });
  };
  return {
    ...document,
    find(sheet, column, firstRow, text, isPattern = false) {
      const pattern = isPattern ? new RegExp(text) : null;
      const fits = (shown: string): boolean => pattern?.test(shown) ?? shown === text;
      return read(sheet, column, firstRow, 1).flatMap(([cell], index) =>
        fits(String(cell)) ? [firstRow + index] : [],
      );
    },
    contains: (sheet, { column, columns }, firstRow, text) =>
      read(sheet, column, firstRow, columns).some((cells) =>
        cells.some((cell) => String(cell).includes(text)),
      ),
  };
}
