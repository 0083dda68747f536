/** The values of formulas: scalars, tables and references, and their conversions. */
import type { GridArea } from '../spreadsheet/workbook/workbook-snapshot.ts';

/** An error value as a cell shows it, for example `#N/A`. */
export interface FormulaError {
  readonly fault: string;
}

/** Null is a blank cell. */
export type Scalar = number | string | boolean | null | FormulaError;

/** A table of values in one list, row by row: those of a large workbook have a hundred thousand rows. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Scalar[];
}

/** Cells of a sheet. A whole column ends with the grid. */
export interface Reference {
  readonly sheet: string;
  readonly area: GridArea;
}

export type Value = Scalar | Matrix | Reference;

export const formulaErrors = {
  name: { fault: '#NAME?' },
  value: { fault: '#VALUE!' },
  notFound: { fault: '#N/A' },
  reference: { fault: '#REF!' },
  number: { fault: '#NUM!' },
  division: { fault: '#DIV/0!' },
  syntax: { fault: '#ERROR!' },
} as const;

/** True for an error value such as `#N/A`. */
export function isFormulaError(value: Value): value is FormulaError {
  return typeof value === 'object' && value !== null && 'fault' in value;
}

/** True for a reference to cells. */
export function isReference(value: Value): value is Reference {
  return typeof value === 'object' && value !== null && 'area' in value;
}

/** True for a table of values. */
export function isMatrix(value: Value): value is Matrix {
  return typeof value === 'object' && value !== null && 'cells' in value;
}

/** The value as a number: a text that looks like a number is one, a blank is 0. */
export function numberOf(value: Scalar): number | FormulaError {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null) return 0;
  if (typeof value === 'object') return value;
  const number = Number(value);
  return value.trim() === '' || Number.isNaN(number) ? formulaErrors.value : number;
}

/** The value as a text; a blank is the empty text. */
export function textOf(value: Scalar): string | FormulaError {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? String(value) : value;
}

/** The value as a truth value: any number but 0 is true. */
export function truthOf(value: Scalar): boolean | FormulaError {
  if (typeof value === 'string') {
    const word = value.toUpperCase();
    return word === 'TRUE' || word === 'FALSE' ? word === 'TRUE' : formulaErrors.value;
  }
  const number = numberOf(value);
  return typeof number === 'number' ? number !== 0 : number;
}
