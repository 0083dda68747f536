/** Writes the content of a sheet: values, formulas, notes, and the style of each cell. */

import type { Cell, CellValue, CellStyle as FileStyle } from 'hucre/xlsx';
import type {
  CellNote,
  SheetSnapshot,
  StoredCell,
} from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { toFileStyle } from './cell-style.ts';
import { escapeText } from './escaped-text.ts';
import { type ExactDate, mayBeDateFormat, survivesAsDate } from './exact-dates.ts';
import { commonStyles, layFormats, type BlockStyles, styleIndexAt } from './block-styles.ts';

/** The content as hucre takes it. */
interface WrittenCells {
  readonly rows: CellValue[][];
  /** Formulas, notes and styles that differ from the column's, by `row,column` from zero. */
  readonly cells: Map<string, Partial<Cell>>;
  readonly columnStyles: readonly FileStyle[];
  readonly exactDates: ExactDate[];
}

/** The content of a sheet; blank cells beyond its last row and column are not written. */
export function writeCells(sheet: SheetSnapshot): WrittenCells {
  const columns = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const grid = layFormats(sheet.formats, sheet.rows.length, columns);
  const styles = grid.styles.map(toFileStyle);
  const common = commonStyles(grid);
  const written: WrittenCells = {
    rows: [],
    cells: new Map(),
    columnStyles: common.map((index) => styles[index] ?? {}),
    exactDates: [],
  };
  writeContent(sheet.rows, { grid, styles, common }, written);
  writeNotes(sheet.notes, written.cells);
  return written;
}

interface Styling {
  readonly grid: BlockStyles;
  readonly styles: readonly FileStyle[];
  /** By column, the style that most of its cells have: hucre takes it once for all of them. */
  readonly common: readonly number[];
}

function writeContent(
  rows: SheetSnapshot['rows'],
  { grid, styles, common }: Styling,
  written: WrittenCells,
): void {
  const dateStyles = grid.styles.map((style) => mayBeDateFormat(style.numberFormat));
  rows.forEach((cells, row) => {
    const values: CellValue[] = [];
    for (let column = 0; column < grid.columns; column += 1) {
      const cell = cells[column];
      const value = typeof cell === 'object' ? cell.value : cell;
      const style = styleIndexAt(grid, row, column);
      const special = specialContent(cell);
      values.push(fileValue(value));
      if (special !== undefined || style !== common[column]) {
        written.cells.set(`${row},${column}`, { ...special, style: styles[style] ?? {} });
      }
      const isInexact = dateStyles[style] === true && typeof value === 'number' && !survivesAsDate(value);
      if (isInexact) written.exactDates.push([row, column, value]);
    }
    written.rows.push(values);
  });
}

function writeNotes(notes: readonly CellNote[], cells: WrittenCells['cells']): void {
  for (const { row, column, note } of notes) {
    const key = `${row - 1},${column - 1}`;
    cells.set(key, { ...cells.get(key), comment: { text: escapeText(note) } });
  }
}

/** Text like an error value: hucre stores it as that error, unless it comes as rich text. */
const looksLikeError = /^#[A-Z0-9/_]+[!?]?$/;

/** The content of a cell that hucre cannot take as a plain value. */
function specialContent(cell: StoredCell): Partial<Cell> | undefined {
  if (typeof cell === 'object') {
    // The file holds formulas without their equals sign.
    const formula = escapeText(cell.formula.replace(/^=/, ''));
    return { formula, formulaResult: fileValue(cell.value) };
  }
  return typeof cell === 'string' && looksLikeError.test(cell) ? { richText: [{ text: cell }] } : undefined;
}

function fileValue(value: string | number | boolean | undefined): CellValue {
  return typeof value === 'string' ? escapeText(value) : (value ?? null);
}
