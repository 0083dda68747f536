/**
 * Addresses such as `B2:C5`, `A2:C` or `'Sheet name'!D:F`, and the areas that they and other arguments of getRange
 * mean.
 */
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import type { Execution } from '../../execution/execution.ts';
import { requireInGrid } from '../mutations/apply-content.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

interface A1Reference {
  readonly sheetName?: string;
  readonly corners: readonly [Corner, Corner];
}

interface Corner {
  /** Undefined: open, to the edge of the grid. */
  readonly row: number | undefined;
  readonly column: number | undefined;
}

/** Undefined when the text is no address. */
export function parseA1(text: string): A1Reference | undefined {
  // Google takes `!C2:E5` for an address on the sheet that is asked.
  const [, quoted, plain, address = ''] = /^(?:'((?:[^']|'')+)'!|([^'!]*)!)?([^!]+)$/.exec(text) ?? [];
  const sheetName = quoted?.replaceAll("''", "'") ?? (plain === '' ? undefined : plain);
  const corners = address.split(':').map(parseCorner);
  const [first, second = first] = corners;
  if (first === undefined || second === undefined || corners.length > 2) return undefined;
  // Google writes a whole column or row twice, `A:A`; written once it would be the name of a range.
  if (corners.length === 1 && (first.row === undefined || first.column === undefined)) return undefined;
  return { corners: [first, second], ...(sheetName === undefined ? {} : { sheetName }) };
}

function parseCorner(text: string): Corner | undefined {
  const [numbered, row, column] = /^R([1-9]\d*)C([1-9]\d*)$/i.exec(text.trim()) ?? [];
  if (numbered !== undefined) return { row: Number(row), column: Number(column) };
  const [match, letters, digits] = /^\$?([A-Za-z]{1,3})?\$?([1-9]\d*)?$/.exec(text.trim()) ?? [];
  if (match === undefined || (letters === undefined && digits === undefined)) return undefined;
  return {
    row: digits === undefined ? undefined : Number(digits),
    column: letters === undefined ? undefined : columnOfLetters(letters),
  };
}

/** The area that an address means on a grid of this size; it may reach beyond it. */
function areaOfA1(reference: A1Reference, gridRows: number, gridColumns: number): GridArea {
  const [first, second] = reference.corners;
  const rows = span(first.row, second.row, gridRows);
  const columns = span(first.column, second.column, gridColumns);
  return { row: rows.start, rows: rows.count, column: columns.start, columns: columns.count };
}

function span(
  first: number | undefined,
  second: number | undefined,
  end: number,
): { start: number; count: number } {
  // One open end: from the closed one to the edge of the grid, whichever side it was written on.
  const from = first ?? second ?? 1;
  const to = first === undefined || second === undefined ? Math.max(end, from) : second;
  const start = Math.min(from, to);
  return { start, count: Math.max(from, to) - start + 1 };
}

function columnOfLetters(letters: string): number {
  return Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function lettersOfColumn(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  const letter = String.fromCharCode(65 + ((column - 1) % 26));
  return rest === 0 ? letter : `${lettersOfColumn(rest)}${letter}`;
}

/** `B2` for one cell, else `B2:C5`. */
export function a1OfArea(area: GridArea): string {
  const first = `${lettersOfColumn(area.column)}${area.row}`;
  if (area.rows === 1 && area.columns === 1) return first;
  return `${first}:${lettersOfColumn(area.column + area.columns - 1)}${area.row + area.rows - 1}`;
}

/** @throws WorkbookError when the area is empty, begins before the grid or reaches beyond it */
export function checkedArea(sheet: SheetData, area: GridArea): GridArea {
  if (!(area.row >= 1)) throw new WorkbookError('The starting row of the range is too small.');
  if (!(area.column >= 1)) throw new WorkbookError('The starting column of the range is too small.');
  if (!(area.rows >= 1)) throw new WorkbookError('The number of rows in the range must be at least 1.');
  if (!(area.columns >= 1)) throw new WorkbookError('The number of columns in the range must be at least 1.');
  requireInGrid(sheet, area);
  return area;
}

/**
 * The area of an address on a sheet; a switch decides about addresses beyond the grid. Those that are accepted are
 * refused where they are used.
 */
export function areaOfReference(
  reference: A1Reference | undefined,
  sheet: SheetData,
  rangeBeyondGrid: Execution['switches']['rangeBeyondGrid'],
): GridArea {
  if (reference === undefined) throw new WorkbookError('Range not found');
  const area = areaOfA1(reference, sheet.maxRows, sheet.maxColumns);
  if (rangeBeyondGrid === 'accepted') return area;
  const isWithin = area.row <= sheet.maxRows && area.column <= sheet.maxColumns;
  if (rangeBeyondGrid === 'throws' || !isWithin) return checkedArea(sheet, area);
  return {
    ...area,
    rows: Math.min(area.rows, sheet.maxRows - area.row + 1),
    columns: Math.min(area.columns, sheet.maxColumns - area.column + 1),
  };
}
