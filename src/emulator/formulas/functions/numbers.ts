/** SUM, AVERAGE, MIN, MAX, COUNT, COUNTA, SUMPRODUCT, LARGE, ROUND, INT, ABS and MOD. */
import {
  eachScalar,
  type FormulaScope,
  matrixOf,
  scalarOf,
  type FormulaArguments,
  type FunctionTable,
} from '../formula-scope.ts';
import { type FormulaError, formulaErrors, isFormulaError, type Scalar, numberOf } from '../formula-value.ts';

export const numbers: FunctionTable = {
  SUM: (args, scope) => ofNumbers(args, scope, (found) => found.reduce((sum, number) => sum + number, 0)),
  AVERAGE: (args, scope) =>
    ofNumbers(args, scope, (found) =>
      found.length === 0
        ? formulaErrors.division
        : found.reduce((sum, number) => sum + number, 0) / found.length,
    ),
  MIN: (args, scope) => ofNumbers(args, scope, (found) => (found.length === 0 ? 0 : found.reduce(smaller))),
  MAX: (args, scope) => ofNumbers(args, scope, (found) => (found.length === 0 ? 0 : found.reduce(larger))),
  COUNT: (args, scope) => ofNumbers(args, scope, (found) => found.length),
  SUMPRODUCT(args, scope) {
    const tables = Array.from({ length: args.count }, (_, index) => matrixOf(args.at(index), scope).cells);
    for (const table of tables) {
      const fault = table.find(isFormulaError);
      if (fault !== undefined) return fault;
    }
    // Google counts anything but a number as 0.
    const factor = (value: Scalar | undefined): number => (typeof value === 'number' ? value : 0);
    const [first = [], ...others] = tables;
    return first.reduce<number>(
      (sum, value, index) =>
        sum + others.reduce((product, table) => product * factor(table[index]), factor(value)),
      0,
    );
  },
  LARGE(args, scope) {
    const rank = numberOf(scalarOf(args.at(1), scope));
    if (isFormulaError(rank)) return rank;
    const values = matrixOf(args.at(0), scope).cells;
    // Numbers are sorted much sooner in a list of numbers alone.
    const sorted = Float64Array.from(values.filter((value) => typeof value === 'number')).sort();
    return values.find(isFormulaError) ?? sorted[sorted.length - Math.ceil(rank)] ?? formulaErrors.number;
  },
  COUNTA: (args, scope) => matrixOf(args.at(0), scope).cells.filter((value) => value !== null).length,
  ROUND: (args, scope) =>
    eachScalar([args.at(0), args.at(1)], scope, (value = null, digits = null) =>
      withNumbers([value, digits], ([number = 0, places = 0]) => roundTo(number, places)),
    ),
  INT: (args, scope) =>
    eachScalar([args.at(0)], scope, (value = null) =>
      withNumbers([value], ([number = 0]) => Math.floor(number)),
    ),
  ABS: (args, scope) =>
    eachScalar([args.at(0)], scope, (value = null) =>
      withNumbers([value], ([number = 0]) => Math.abs(number)),
    ),
  MOD: (args, scope) =>
    eachScalar([args.at(0), args.at(1)], scope, (value = null, divisor = null) =>
      withNumbers([value, divisor], ([number = 0, by = 0]) =>
        by === 0 ? formulaErrors.division : number - by * Math.floor(number / by),
      ),
    ),
};

const smaller = (one: number, two: number): number => Math.min(one, two);
const larger = (one: number, two: number): number => Math.max(one, two);

/** Computes with scalars as numbers, unless one of them is none. */
export function withNumbers(
  scalars: readonly Scalar[],
  compute: (found: readonly number[]) => Scalar,
): Scalar {
  const found = scalars.map(numberOf);
  return found.find(isFormulaError) ?? compute(found.map(Number));
}

// Google leaves texts and blanks among the cells out.
function ofNumbers(
  args: FormulaArguments,
  scope: FormulaScope,
  compute: (found: readonly number[]) => number | FormulaError,
): number | FormulaError {
  const values = Array.from(
    { length: args.count },
    (_, index) => matrixOf(args.at(index), scope).cells,
  ).flat();
  return values.find(isFormulaError) ?? compute(values.filter((value) => typeof value === 'number'));
}

// Rounds by the decimal digits, because a binary half may lie just below; halves round away from zero.
function roundTo(number: number, places: number): number {
  const shifted = Math.round(Number(`${Math.abs(number)}e${places}`));
  return Math.sign(number) * Number(`${shifted}e${-places}`);
}
