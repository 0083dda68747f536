/** Writes the content of a sheet as the XML of its rows: values, formulas, and the style of each cell. */
import { cellRef } from 'hucre/xlsx';
import type {
  CellStyle,
  SheetSnapshot,
  StoredCell,
} from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { layFormats, styleIndexAt } from './block-styles.ts';
import { rowHeights } from './dimensions.ts';
import { escapeText } from './escaped-text.ts';
import { escapeXml, type StringTable } from './shared-strings.ts';

/** What the rows of a sheet are written from. */
export interface SheetCells {
  /** The styles of its cells, each once; the first is the plain one. */
  readonly styles: readonly CellStyle[];
  /** The reference of the area with content, for example `A1:C20`. */
  readonly dimension: string;
  /**
   * The XML of the rows, piece by piece; blank cells beyond the last row and column are not written.
   * @param numbers the number of each style in the file
   */
  pieces(numbers: readonly number[], strings: StringTable): Iterable<string>;
}

/** So many characters are handed on at once. */
const pieceLength = 256 * 1024;

export function layCells(sheet: SheetSnapshot): SheetCells {
  const columns = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const grid = layFormats(sheet.formats, sheet.rows.length, columns);
  const heights = rowHeights(sheet);
  const lastRow = Array.from(heights.keys()).reduce(
    (last, row) => Math.max(last, row + 1),
    sheet.rows.length,
  );
  const letters = Array.from({ length: columns }, (_, column) => cellRef(0, column).slice(0, -1));
  return {
    styles: grid.styles,
    dimension: `A1:${cellRef(Math.max(0, sheet.rows.length - 1), Math.max(0, columns - 1))}`,
    *pieces(numbers, strings) {
      const rowXml = (row: number): string => {
        const cells = sheet.rows[row];
        const height = heights.get(row);
        let xml = `<row r="${row + 1}"${height === undefined ? '' : ` ht="${height.height}" customHeight="1"`}>`;
        for (let column = 0; cells !== undefined && column < columns; column += 1) {
          const number = numbers[styleIndexAt(grid, row, column)] ?? 0;
          const cell = cells[column];
          if (cell === undefined && number === 0) continue;
          const style = number === 0 ? '' : ` s="${number}"`;
          xml += `<c r="${letters[column]}${row + 1}"${style}${contentOf(cell, strings)}`;
        }
        return `${xml}</row>`;
      };
      let piece = '';
      for (let row = 0; row < lastRow; row += 1) {
        piece += rowXml(row);
        if (piece.length < pieceLength) continue;
        yield piece;
        piece = '';
      }
      yield piece;
    },
  };
}

/** The type of a cell and what stands in it, up to its closing tag. */
function contentOf(cell: StoredCell, strings: StringTable): string {
  switch (typeof cell) {
    case 'undefined':
      return '/>';
    case 'string':
      return ` t="s"><v>${strings.placeOf(cell)}</v></c>`;
    case 'number':
      return `><v>${cell}</v></c>`;
    case 'boolean':
      return ` t="b"><v>${cell ? 1 : 0}</v></c>`;
    case 'object': {
      // The file holds formulas without their equals sign.
      const formula = `<f>${escapeXml(escapeText(cell.formula.replace(/^=/, '')))}</f>`;
      if (typeof cell.value === 'string')
        return ` t="str">${formula}<v>${escapeXml(escapeText(cell.value))}</v></c>`;
      const type = typeof cell.value === 'boolean' ? ' t="b"' : '';
      return `${type}>${formula}<v>${Number(cell.value)}</v></c>`;
    }
  }
}
