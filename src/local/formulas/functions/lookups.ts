/** INDEX, MATCH and ROW. */
import { type FormulaScope, matrixOf, scalarOf, type FunctionTable } from '../formula-scope.ts';
import {
  formulaErrors,
  isFormulaError,
  isReference,
  type Reference,
  numberOf,
  type Value,
} from '../formula-value.ts';
import { orderOf } from '../operators.ts';

export const lookups: FunctionTable = {
  INDEX(args, scope) {
    const table = args.at(0);
    const [row, column] = [1, 2].map((index) => numberOf(scalarOf(args.at(index), scope)));
    if (isFormulaError(row ?? null)) return row ?? null;
    if (isFormulaError(column ?? null)) return column ?? null;
    if (!isReference(table)) return matrixOf(table, scope)[Number(row) - 1]?.[Number(column) - 1] ?? null;
    return part(table, Math.trunc(Number(row)), Math.trunc(Number(column)), scope);
  },
  MATCH(args, scope) {
    const sought = scalarOf(args.at(0), scope);
    if (isFormulaError(sought)) return sought;
    const values = matrixOf(args.at(1), scope).flat();
    const found = values.findIndex(
      (value) => !isFormulaError(value) && typeof value === typeof sought && orderOf(value, sought) === 0,
    );
    return found < 0 ? formulaErrors.notFound : found + 1;
  },
  ROW(args, scope) {
    if (args.count === 0) return scope.row;
    const value = args.at(0);
    if (!isReference(value)) return formulaErrors.value;
    return Array.from({ length: value.area.rows }, (_, down) => [value.area.row + down]);
  },
};

/** One row, one column or one cell of a reference; 0 means all. */
function part({ sheet, area }: Reference, row: number, column: number, scope: FormulaScope): Value {
  // Rows of a whole column go on below the content.
  const rows = Math.max(area.rows, scope.extentOf(sheet)?.contentRows ?? 0);
  const isInside = row >= 0 && column >= 0 && column <= area.columns;
  if (!isInside || (row > rows && area.row > 1)) return formulaErrors.reference;
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
