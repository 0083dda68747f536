/** SUMIFS and COUNTIFS. */
import { readCriterion } from '../criteria.ts';
import { type FormulaScope, matrixOf, scalarOf } from '../formula-scope.ts';
import type { Arguments, FunctionTable } from './function-table.ts';

export const conditionalSums: FunctionTable = {
  SUMIFS(args, scope) {
    const summed = matrixOf(args.at(0), scope).flat();
    return meeting(args, 1, scope).reduce((sum, index) => {
      const value = summed[index];
      return typeof value === 'number' ? sum + value : sum;
    }, 0);
  },
  COUNTIFS: (args, scope) => meeting(args, 0, scope).length,
};

/** Which cells of the ranges meet all criteria, counted through the first range. */
function meeting(args: Arguments, first: number, scope: FormulaScope): readonly number[] {
  let left: readonly number[] | null = null;
  for (let at = first; at + 1 < args.count; at += 2) {
    const cells = matrixOf(args.at(at), scope).flat();
    const meets = readCriterion(scalarOf(args.at(at + 1), scope));
    left = (left ?? cells.map((_, index) => index)).filter((index) => meets(cells[index] ?? null));
  }
  return left ?? [];
}
