/** Writes the content of a sheet as the XML of its rows: values, formulas, and the style of each cell. */
import { cellRef } from 'hucre/xlsx';
import type { PlacedRow, SheetChanges } from '../../../emulator/spreadsheet/workbook/workbook-changes.ts';
import type {
  CellStyle,
  SheetSnapshot,
  StoredCell,
} from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { layFormats, styleReader } from './block-styles.ts';
import { asTruth } from './cell-style.ts';
import { rowHeights } from './dimensions.ts';
import { escapeText } from './escaped-text.ts';
import type { OldRows } from './old-rows.ts';
import { escapeXml } from './shared-strings.ts';

/** Rows with changed content, in their order, some at a time. */
export type RowPieces = Iterable<readonly PlacedRow[]> | AsyncIterable<readonly PlacedRow[]>;

/** What the rows of a sheet are written from. */
export interface SheetCells {
  /** The styles of its cells, each once; the first is the plain one. */
  readonly styles: readonly CellStyle[];
  /** The reference of the area with content, for example `A1:C20`. */
  readonly dimension: string;
  /** The number of columns, and of rows, with content. */
  readonly columns: number;
  readonly rows: number;
  /**
   * The XML of the rows, piece by piece; blank cells beyond the last row and column are not written.
   * @param numbers the number of each style in the file
   * @param old the rows of an older file, of which those are copied that have not changed
   */
  pieces(
    numbers: readonly number[],
    changed: RowPieces,
    old: OldRows | null,
  ): AsyncIterable<string | Uint8Array>;
}

/** So many characters are handed on at once. */
const pieceLength = 256 * 1024;

/** Lays out a sheet; of the snapshot, everything but the content is read. */
export function layCells(sheet: SheetSnapshot, { rows, columns, changedRows }: SheetChanges): SheetCells {
  const grid = layFormats(sheet.formats, rows, columns);
  const heights = rowHeights(sheet);
  const lastRow = Array.from(heights.keys()).reduce((last, row) => Math.max(last, row + 1), rows);
  const letters = Array.from({ length: columns }, (_, column) => cellRef(0, column).slice(0, -1));
  // Cells that are true or false have styles of their own, where theirs has no number format.
  const styles = [...grid.styles];
  const truths = grid.styles.map((style, index) => {
    const truth = asTruth(style);
    return truth === style ? index : styles.push(truth) - 1;
  });
  const rowWriter = (numbers: readonly number[]) => {
    const stylesAt = styleReader(grid);
    const numberOf = (cell: StoredCell, style = 0): number =>
      numbers[isTruth(cell) ? (truths[style] ?? 0) : style] ?? 0;
    // Counted from one; the content is undefined below the last row that has any.
    return (row: number, cells: readonly StoredCell[] | undefined): string => {
      const height = heights.get(row - 1);
      const styles = stylesAt(row - 1);
      let xml = `<row r="${row}"${height === undefined ? '' : ` ht="${height.height}" customHeight="1"`}>`;
      for (let column = 0; cells !== undefined && column < columns; column += 1) {
        const cell = cells[column];
        const number = numberOf(cell, styles[column]);
        if (cell === undefined && number === 0) continue;
        const style = number === 0 ? '' : ` s="${number}"`;
        xml += `<c r="${letters[column]}${row}"${style}${contentOf(cell)}`;
      }
      return `${xml}</row>`;
    };
  };
  return {
    styles,
    dimension: `A1:${cellRef(Math.max(0, rows - 1), Math.max(0, columns - 1))}`,
    columns,
    rows,
    async *pieces(numbers, changed, old) {
      const rowXml = rowWriter(numbers);
      const changes = createCursor(changed);
      await changes.advance();
      let row = 1;
      const nextRow = async (): Promise<string> => {
        const change = changes.current();
        if (change?.[0] !== row) return rowXml(row, row <= rows ? [] : undefined);
        await changes.advance();
        return rowXml(row, change[1]);
      };
      // Writes the rows before another one: what is neither changed nor copied is blank.
      async function* upTo(end: number): AsyncGenerator<string> {
        let piece = '';
        for (; row < end; row += 1) {
          piece += await nextRow();
          if (piece.length < pieceLength) continue;
          yield piece;
          piece = '';
        }
        yield piece;
      }
      if (old !== null) {
        const isChanged = new Set(changedRows);
        for await (const run of old.runs((at) => at <= rows && !isChanged.has(at))) {
          yield* upTo(run.first);
          yield run.xml;
          row = run.last + 1;
        }
      }
      yield* upTo(lastRow + 1);
    },
  };
}

/** Walks through rows that come in pieces. */
function createCursor(pieces: RowPieces) {
  const source = (async function* () {
    for await (const piece of pieces) yield* piece;
  })();
  let current: PlacedRow | undefined;
  return {
    current: () => current,
    async advance(): Promise<void> {
      const next = await source.next();
      current = next.done === true ? undefined : next.value;
    },
  };
}

function isTruth(cell: StoredCell): boolean {
  return typeof (typeof cell === 'object' ? cell.value : cell) === 'boolean';
}

/** The type of a cell and what stands in it, up to its closing tag. */
function contentOf(cell: StoredCell): string {
  switch (typeof cell) {
    case 'undefined':
      return '/>';
    case 'string':
      return ` t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeText(cell))}</t></is></c>`;
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
