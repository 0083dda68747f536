/** What a function of the spreadsheet is to the evaluator. */
import type { FormulaScope } from '../formula-scope.ts';
import type { Value } from '../formula-value.ts';

/** Arguments are computed when they are asked for, so that IF leaves the other one alone. */
export interface Arguments {
  readonly count: number;
  /** A blank when there is no such argument. */
  at(index: number): Value;
}

export type SheetFunction = (args: Arguments, scope: FormulaScope) => Value;

export type FunctionTable = Readonly<Record<string, SheetFunction>>;
