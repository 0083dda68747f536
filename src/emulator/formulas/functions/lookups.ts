/** INDEX, MATCH, VLOOKUP, ROW, COLUMN, ROWS and COLUMNS. */
import {
  type FormulaArguments,
  type FormulaScope,
  matrixOf,
  scalarOf,
  type FunctionTable,
} from '../formula-scope.ts';
import {
  type FormulaError,
  formulaErrors,
  isFormulaError,
  isReference,
  type Reference,
  numberOf,
  type Scalar,
  truthOf,
  type Value,
} from '../formula-value.ts';
import { orderOf } from '../operators.ts';

export const lookups: FunctionTable = {
  INDEX(args, scope) {
    const table = args.at(0);
    if (isFormulaError(table)) return table;
    const [row, column] = [wholeNumber(args, 1, scope), wholeNumber(args, 2, scope)];
    if (isFormulaError(row)) return row;
    if (isFormulaError(column)) return column;
    const { rows, columns } = isReference(table) ? table.area : matrixOf(table, scope);
    // The only number counts along a single row.
    const [down, right] = rows === 1 && args.count === 2 ? [1, row] : [row, column];
    if (down < 0 || right < 0 || down > rows || right > columns) return formulaErrors.number;
    if (isReference(table)) return part(table, down, right);
    return matrixOf(table, scope).cells[(Math.max(down, 1) - 1) * columns + Math.max(right, 1) - 1] ?? null;
  },
  MATCH(args, scope) {
    const type = args.count > 2 ? numberOf(scalarOf(args.at(2), scope)) : 1;
    if (isFormulaError(type)) return type;
    return found(scalarOf(args.at(0), scope), matrixOf(args.at(1), scope).cells, type);
  },
  VLOOKUP(args, scope) {
    const { columns, cells } = matrixOf(args.at(1), scope);
    const column = wholeNumber(args, 2, scope);
    const isSorted = args.count > 3 ? truthOf(scalarOf(args.at(3), scope)) : true;
    if (isFormulaError(column)) return column;
    if (isFormulaError(isSorted)) return isSorted;
    if (column < 1) return formulaErrors.value;
    if (column > columns) return formulaErrors.reference;
    const keys = cells.filter((_, index) => index % columns === 0);
    const row = found(scalarOf(args.at(0), scope), keys, isSorted ? 1 : 0);
    return isFormulaError(row) ? row : (cells[(row - 1) * columns + column - 1] ?? null);
  },
  ROW(args, scope) {
    if (args.count === 0) return scope.row;
    const value = args.at(0);
    if (!isReference(value)) return formulaErrors.value;
    const { row, rows } = value.area;
    return { rows, columns: 1, cells: Array.from({ length: rows }, (_, down) => row + down) };
  },
  COLUMN(args, scope) {
    const value = args.count === 0 ? scope.column : args.at(0);
    if (typeof value === 'number') return value;
    return isReference(value) ? value.area.column : formulaErrors.value;
  },
  ROWS: (args, scope) => sizeOfValue(args.at(0), scope, 'rows'),
  COLUMNS: (args, scope) => sizeOfValue(args.at(0), scope, 'columns'),
};

function wholeNumber(args: FormulaArguments, index: number, scope: FormulaScope): number | FormulaError {
  const number = numberOf(scalarOf(args.at(index), scope));
  return isFormulaError(number) ? number : Math.trunc(number);
}

function sizeOfValue(value: Value, scope: FormulaScope, side: 'rows' | 'columns'): Value {
  if (isFormulaError(value)) return value;
  return (isReference(value) ? value.area : matrixOf(value, scope))[side];
}

/**
 * The position of a value, from 1.
 * @param type 0: the first equal one; above 0: the last that is not larger, below 0: not smaller, in a sorted list
 */
function found(sought: Scalar, values: readonly Scalar[], type: number): number | FormulaError {
  if (isFormulaError(sought)) return sought;
  const fits = (value: Scalar): boolean => {
    if (value === null || isFormulaError(value) || typeof value !== typeof sought) return false;
    const order = orderOf(value, sought);
    return type === 0 ? order === 0 : type > 0 ? order <= 0 : order >= 0;
  };
  const index = type === 0 ? values.findIndex(fits) : values.map(fits).lastIndexOf(true);
  return index < 0 ? formulaErrors.notFound : index + 1;
}

/** One row, one column or one cell of a reference; 0 means all. */
function part({ sheet, area }: Reference, row: number, column: number): Reference {
  return {
    sheet,
    area: {
      row: row === 0 ? area.row : area.row + row - 1,
      column: column === 0 ? area.column : area.column + column - 1,
      rows: row === 0 ? area.rows : 1,
      columns: column === 0 ? area.columns : 1,
    },
  };
}
