/** Applies a sort: rows of an area change places with their values, formats and notes. */
import type { StoredCell } from '../workbook/workbook-snapshot.ts';
import { requireInGrid } from './apply-content.ts';
import type { MutationOf, SortKey } from './mutation.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import { cellAt, noteKey, putCell, setNote, trimRows } from '../workbook/sheet-data.ts';
import { changeEachStyle, styleAt } from '../workbook/style-grid.ts';

/** Numbers before text before truth values, blanks last in both directions; equal rows keep their order. */
export function sortRows(sheet: SheetData, mutation: MutationOf<'sort_rows'>): void {
  const { keys } = mutation;
  requireInGrid(sheet, mutation.area);
  // Rows below the content are blank and would stay last.
  const area = {
    ...mutation.area,
    rows: Math.min(mutation.area.rows, sheet.rows.length - mutation.area.row + 1),
  };
  if (area.rows < 2) return;
  const order = Array.from({ length: area.rows }, (_, offset) => area.row + offset);
  order.sort((left, right) => compareRows(sheet, keys, left, right));
  const columns = Array.from({ length: area.columns }, (_, offset) => area.column + offset);
  const moved = order.map((row) => ({
    cells: columns.map((column) => cellAt(sheet, row, column)),
    styles: columns.map((column) => styleAt(sheet.styles, row, column)),
    notes: sheet.notes.size === 0 ? [] : columns.map((column) => sheet.notes.get(noteKey(row, column)) ?? ''),
  }));
  moved.forEach(({ cells, notes }, offset) => {
    columns.forEach((column, index) => {
      putCell(sheet, area.row + offset, column, cells[index]);
      if (notes.length > 0) setNote(sheet, area.row + offset, column, notes[index] ?? '');
    });
  });
  trimRows(sheet);
  changeEachStyle(sheet.styles, area, (style, row, column) => moved[row]?.styles[column] ?? style);
}

function compareRows(sheet: SheetData, keys: readonly SortKey[], left: number, right: number): number {
  for (const { column, ascending } of keys) {
    const order = compareCells(cellAt(sheet, left, column), cellAt(sheet, right, column), ascending);
    if (order !== 0) return order;
  }
  return 0;
}

function compareCells(left: StoredCell, right: StoredCell, ascending: boolean): number {
  const leftRank = rank(left);
  const rightRank = rank(right);
  if (leftRank === blankRank || rightRank === blankRank) return leftRank - rightRank;
  const order =
    leftRank === rightRank ? compareSame(shownValue(left), shownValue(right)) : leftRank - rightRank;
  return ascending ? order : -order;
}

const blankRank = 3;

function rank(cell: StoredCell): number {
  const value = shownValue(cell);
  if (value === undefined) return blankRank;
  if (typeof value === 'number') return 0;
  return typeof value === 'string' ? 1 : 2;
}

function shownValue(cell: StoredCell): string | number | boolean | undefined {
  return typeof cell === 'object' ? cell.value : cell;
}

// One collator serves all comparisons, because making one for each would take most of the time of a sort.
const collator = new Intl.Collator('en', { sensitivity: 'accent' });

function compareSame(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return collator.compare(left, right);
  return Number(left) - Number(right);
}
