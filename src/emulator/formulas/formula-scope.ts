/** The scope of a formula: the cells that it can read, its own position, and the arguments of its functions. */
import type { Coordinate, WrittenReference } from './formula-syntax.ts';
import {
  type Matrix,
  type Reference,
  type Scalar,
  type Value,
  isMatrix,
  isReference,
} from './formula-value.ts';

/** How large the grid of a sheet is. */
interface SheetExtent {
  readonly rows: number;
  readonly columns: number;
}

export interface FormulaScope {
  /** The cell that the formula stands in. */
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  /** How far relative references have moved since the formula was written. */
  readonly moved: { readonly rows: number; readonly columns: number };
  /** The day in the spreadsheet's time zone, in days since 1899-12-30. */
  readonly today: number;
  /** Undefined: there is no such sheet. */
  readonly extentOf: (sheet: string) => SheetExtent | undefined;
  readonly valueAt: (sheet: string, row: number, column: number) => Scalar;
  /** The same for many cells of one sheet, which is looked up once. */
  readonly readerOf: (sheet: string) => (row: number, column: number) => Scalar;
  /** Tables that are the same for every cell, by their area or by what is written; null where each is to be read anew. */
  readonly shared: Map<string, Matrix> | null;
}

/** The cells that a written reference means; undefined when they lie beyond the grid, or their sheet is missing. */
export function resolveReference(
  { sheet, from, to }: WrittenReference,
  scope: FormulaScope,
): Reference | undefined {
  const name = sheet ?? scope.sheet;
  const grid = scope.extentOf(name);
  if (grid === undefined) return undefined;
  const [top, bottom] = [
    placeOf(from.row, scope.moved.rows, 1),
    placeOf(to.row, scope.moved.rows, grid.rows),
  ];
  const columns = scope.moved.columns;
  const [left, right] = [placeOf(from.column, columns, 1), placeOf(to.column, columns, grid.columns)];
  const area = spanOf(top, left, bottom, right);
  const isInside = area.row >= 1 && area.column >= 1 && area.row <= grid.rows && area.column <= grid.columns;
  if (!isInside) return undefined;
  const rows = Math.min(area.rows, grid.rows - area.row + 1);
  return {
    sheet: name,
    area: { ...area, rows, columns: Math.min(area.columns, grid.columns - area.column + 1) },
  };
}

/** The area from one corner to the other, whichever comes first. */
export function spanOf(top: number, left: number, bottom: number, right: number): Reference['area'] {
  return {
    row: Math.min(top, bottom),
    column: Math.min(left, right),
    rows: Math.abs(bottom - top) + 1,
    columns: Math.abs(right - left) + 1,
  };
}

function placeOf(coordinate: Coordinate | null, moved: number, whole: number): number {
  if (coordinate === null) return whole;
  return coordinate.isAbsolute ? coordinate.at : coordinate.at + moved;
}

/** All values of an operand: those of the cells that it refers to, or a single one. Several rows are read once for all formulas. */
export function matrixOf(value: Value, scope: FormulaScope): Matrix {
  if (isMatrix(value)) return value;
  if (!isReference(value)) return { rows: 1, columns: 1, cells: [value] };
  const { sheet, area } = value;
  const { rows, columns } = area;
  const key = `${sheet}!${area.row}:${area.column}:${rows}:${columns}`;
  const known = rows > 1 ? scope.shared?.get(key) : undefined;
  if (known !== undefined) return known;
  const valueAt = scope.readerOf(sheet);
  const cells: Scalar[] = [];
  for (let row = area.row; row < area.row + rows; row += 1)
    for (let column = area.column; column < area.column + columns; column += 1)
      cells.push(valueAt(row, column));
  const table = { rows, columns, cells };
  if (rows > 1) scope.shared?.set(key, table);
  return table;
}

/** The first of all values. */
export function scalarOf(value: Value, scope: FormulaScope): Scalar {
  if (isReference(value)) return scope.valueAt(value.sheet, value.area.row, value.area.column);
  return isMatrix(value) ? (value.cells[0] ?? null) : value;
}

/** Computes value by value over the largest of up to three operands; a single row, column or value is combined with each. */
export function eachScalar(
  values: readonly Value[],
  scope: FormulaScope,
  compute: (one: Scalar, other: Scalar, third: Scalar) => Scalar,
): Value {
  const tables = values.map((value) => matrixOf(value, scope));
  const rows = Math.max(...tables.map((table) => table.rows));
  const columns = Math.max(...tables.map((table) => table.columns));
  const [first = () => null, second = () => null, third = () => null] = tables.map(cellPicker);
  const cells: Scalar[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      cells.push(compute(first(row, column), second(row, column), third(row, column)));
  return cells.length === 1 ? (cells[0] ?? null) : { rows, columns, cells };
}

function cellPicker({ rows, columns, cells }: Matrix): (row: number, column: number) => Scalar {
  if (cells.length === 1) return () => cells[0] ?? null;
  if (columns === 1) return (row) => cells[rows === 1 ? 0 : row] ?? null;
  return (row, column) =>
    column < columns ? (cells[(rows === 1 ? 0 : row) * columns + column] ?? null) : null;
}

/** The arguments of a function; each is computed when the function reads it, so that IF computes one branch alone. */
export interface FormulaArguments {
  readonly count: number;
  /** A blank when there is no such argument. */
  at(index: number): Value;
}

export type SheetFunction = (args: FormulaArguments, scope: FormulaScope) => Value;

export type FunctionTable = Readonly<Record<string, SheetFunction>>;
