/** Writes areas of a sheet in A1 notation, because Google finds a range by that name without a further call. */
import type { Area } from '../../core/workspace.ts';

/** The name of an area, for example `'Invoice items'!B2:D10`. */
export function areaName(sheet: string, { row, column, rows, columns }: Area): string {
  const first = `${columnName(column)}${row}`;
  const last = `${columnName(column + columns - 1)}${row + rows - 1}`;
  return `${sheetName(sheet)}!${first}:${last}`;
}

/** The name of whole rows, for example `'journal'!5:7`. */
export function rowsName(sheet: string, first: number, last = first): string {
  return `${sheetName(sheet)}!${first}:${last}`;
}

/** The name of columns from a row to the end of the grid, for example `'Customers'!C2:D`. */
export function columnsBelow(sheet: string, column: number, firstRow: number, columns = 1): string {
  return `${sheetName(sheet)}!${columnName(column)}${firstRow}:${columnName(column + columns - 1)}`;
}

/** The letters of a column: `A` for 1, `AA` for 27. */
export function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + rest);
}

function sheetName(sheet: string): string {
  return `'${sheet.replace(/'/g, "''")}'`;
}
