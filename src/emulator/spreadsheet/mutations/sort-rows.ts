/** Applies a sort: rows of an area change places with their values, formats and notes. */
import type { WrittenReference } from '../../formulas/formula-syntax.ts';
import type { StoredCell } from '../workbook/workbook-snapshot.ts';
import { requireInGrid } from './apply-content.ts';
import type { MutationOf, SortKey } from './mutation.ts';
import { computeWorkbook } from '../../formulas/compute-workbook.ts';
import { carryReference, rewriteReferences } from '../../formulas/rewrite-references.ts';
import { type ShownWorkbook, shownValue } from '../workbook/read-cells.ts';
import type { SheetData, WorkbookData } from '../workbook/sheet-data.ts';
import { storedCellAt, noteKey, putCell, setNote, trimRows } from '../workbook/sheet-data.ts';
import { changeEachStyle, styleAt } from '../workbook/style-grid.ts';

/** Numbers before text before truth values, blanks last in both directions; equal rows keep their order. */
export function sortRows(sheet: SheetData, mutation: MutationOf<'sort_rows'>, workbook: WorkbookData): void {
  const { keys } = mutation;
  requireInGrid(sheet, mutation.area);
  // Rows below the content are blank and would stay last.
  const area = {
    ...mutation.area,
    rows: Math.min(mutation.area.rows, sheet.rows.length - mutation.area.row + 1),
  };
  if (area.rows < 2) return;
  const order = Array.from({ length: area.rows }, (_, offset) => area.row + offset);
  // A mutation knows no clock, so that a replay sorts alike: rows whose formulas ask for the day go by the first day.
  const shown: ShownWorkbook = { data: workbook, computed: computeWorkbook(workbook, 0) };
  order.sort((left, right) => compareRows({ shown, sheet, keys }, left, right));
  const columns = Array.from({ length: area.columns }, (_, offset) => area.column + offset);
  const moved = order.map((row, offset) => ({
    cells: columns.map((column) =>
      carried(storedCellAt(sheet, row, column), area.row + offset - row, workbook),
    ),
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

/** The cell as it stands so many rows further down. */
function carried(cell: StoredCell, rows: number, { locale }: WorkbookData): StoredCell {
  if (typeof cell !== 'object') return cell;
  const move = (reference: WrittenReference): WrittenReference | 'gone' => carryReference(reference, rows);
  return { ...cell, formula: rewriteReferences(cell.formula, locale, move) };
}

interface Sort {
  readonly shown: ShownWorkbook;
  readonly sheet: SheetData;
  readonly keys: readonly SortKey[];
}

function compareRows({ shown, sheet, keys }: Sort, left: number, right: number): number {
  const valueAt = (row: number, column: number): SortedValue =>
    shownValue(shown, sheet, { cell: storedCellAt(sheet, row, column), row, column });
  for (const { column, ascending } of keys) {
    const order = compareValues(valueAt(left, column), valueAt(right, column), ascending);
    if (order !== 0) return order;
  }
  return 0;
}

type SortedValue = string | number | boolean | undefined;

function compareValues(left: SortedValue, right: SortedValue, ascending: boolean): number {
  const leftRank = rank(left);
  const rightRank = rank(right);
  if (leftRank === blankRank || rightRank === blankRank) return leftRank - rightRank;
  const order = leftRank === rightRank ? compareSame(left, right) : leftRank - rightRank;
  return ascending ? order : -order;
}

const blankRank = 3;

function rank(value: SortedValue): number {
  if (value === undefined) return blankRank;
  if (typeof value === 'number') return 0;
  return typeof value === 'string' ? 1 : 2;
}

// One collator serves all comparisons, because making one for each would take most of the time of a sort.
const collator = new Intl.Collator('en', { sensitivity: 'accent' });

function compareSame(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return collator.compare(left, right);
  return Number(left) - Number(right);
}
