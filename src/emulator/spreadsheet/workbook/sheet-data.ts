/** One sheet of the workbook as it is held in memory: rows are arrays, cut after their last content. */
import type {
  GridArea,
  ChartSnapshot,
  ConditionalFormat,
  StoredCell,
  ValidationArea,
} from './workbook-snapshot.ts';
import type { Protected } from '../mutations/mutation.ts';
import { cellIn, rowLength, widestRow } from './packed-rows.ts';
import type { StyleGrid } from './style-grid.ts';

export interface SheetData {
  readonly id: number;
  name: string;
  hidden: boolean;
  frozenRows: number;
  tabColor: string | undefined;
  maxRows: number;
  maxColumns: number;
  /**
   * Without blank rows at the end, each without blank cells at the end. Those of a file may be packed: whoever reads
   * many of them does it by packed-rows.ts, so that they stay so.
   */
  rows: StoredCell[][];
  styles: StyleGrid;
  /** By column, missing ones have the default width. */
  columnWidths: (number | undefined)[];
  hiddenColumns: boolean[];
  /** By the key of `noteKey`. */
  notes: Map<number, string>;
  validations: ValidationArea[];
  conditionalFormats: readonly ConditionalFormat[];
  protections: readonly Protected[];
  filter: GridArea | undefined;
  charts: readonly ChartSnapshot[];
  hiddenGridlines: boolean;
  /** Rows, counted from one, whose formulas have followed what they refer to. */
  readonly rewrittenRows: Set<number>;
}

/** The whole workbook in memory, sheets in the order of their tabs. */
export interface WorkbookData {
  name: string;
  timeZone: string;
  locale: string;
  sheets: SheetData[];
}

/** A blank sheet of that size. */
export function createSheetData(id: number, name: string, rows: number, columns: number): SheetData {
  return {
    id,
    name,
    hidden: false,
    frozenRows: 0,
    tabColor: undefined,
    maxRows: rows,
    maxColumns: columns,
    rows: [],
    styles: { columns: [], rows: [] },
    columnWidths: [],
    hiddenColumns: [],
    notes: new Map(),
    validations: [],
    conditionalFormats: [],
    protections: [],
    filter: undefined,
    charts: [],
    hiddenGridlines: false,
    rewrittenRows: new Set(),
  };
}

/** The content of a cell; undefined when it is blank. */
export function storedCellAt(sheet: SheetData, row: number, column: number): StoredCell {
  return cellIn(sheet.rows, row - 1, column - 1);
}

/** Puts a cell; call `trimRows` once after the last. */
export function putCell(sheet: SheetData, row: number, column: number, cell: StoredCell): void {
  if (cell === undefined && storedCellAt(sheet, row, column) === undefined) return;
  while (sheet.rows.length < row) sheet.rows.push([]);
  const cells = sheet.rows[row - 1];
  if (cells === undefined) return;
  // Arrays with holes are slower and larger than padded ones.
  while (cells.length < column - 1) cells.push(undefined);
  cells[column - 1] = cell;
  if (cell === undefined) trimCells(cells);
}

/** Cuts blank cells off the end of a row. */
export function trimCells(cells: StoredCell[]): void {
  while (cells.length > 0 && cells[cells.length - 1] === undefined) cells.pop();
}

/** Cuts blank rows off the end, so that `lastRow` only reads a length. */
export function trimRows(sheet: SheetData): void {
  while (sheet.rows.length > 0 && rowLength(sheet.rows, sheet.rows.length - 1) === 0) sheet.rows.pop();
}

/** The last row with content, 0 on an empty sheet. */
export function lastRow(sheet: SheetData): number {
  return sheet.rows.length;
}

/** The last column with content, 0 on an empty sheet. */
export function lastColumn(sheet: SheetData): number {
  return widestRow(sheet.rows);
}

// Above Google's limit of 18,278 columns, so that keys of different cells differ.
const noteColumns = 20_000;

/** The key of a cell's note; one number is a faster key than a text. */
export function noteKey(row: number, column: number): number {
  return row * noteColumns + column;
}

/** The cell of a note's key. */
export function notePlace(key: number): { row: number; column: number } {
  return { row: Math.floor(key / noteColumns), column: key % noteColumns };
}

/** Sets a cell's note; an empty string removes it. */
export function setNote(sheet: SheetData, row: number, column: number, note: string): void {
  if (note === '') sheet.notes.delete(noteKey(row, column));
  else sheet.notes.set(noteKey(row, column), note);
}
