/** SUMIF, SUMIFS, COUNTIF and COUNTIFS, and their criteria: a comparison, or a text with wildcards. */
import {
  type FormulaScope,
  matrixOf,
  scalarOf,
  type FormulaArguments,
  type FunctionTable,
} from '../formula-scope.ts';
import { orderOf } from '../operators.ts';
import { isFormulaError, type Scalar, type Value } from '../formula-value.ts';

export const conditionalSums: FunctionTable = {
  SUMIF(args, scope) {
    const pair = { count: 2, at: (index: number) => args.at(index) };
    return sumAt(meeting(pair, 0, scope), args.at(args.count > 2 ? 2 : 0), scope);
  },
  SUMIFS: (args, scope) => sumAt(meeting(args, 1, scope), args.at(0), scope),
  COUNTIF: (args, scope) => meeting(args, 0, scope).length,
  COUNTIFS: (args, scope) => meeting(args, 0, scope).length,
};

function sumAt(places: readonly number[], values: Value, scope: FormulaScope): number {
  const summed = matrixOf(values, scope).cells;
  return places.reduce((sum, index) => {
    const value = summed[index];
    return typeof value === 'number' ? sum + value : sum;
  }, 0);
}

/** Which cells of the ranges meet all criteria, counted through the first range. */
function meeting(args: FormulaArguments, first: number, scope: FormulaScope): readonly number[] {
  let left: readonly number[] | null = null;
  for (let at = first; at + 1 < args.count; at += 2) {
    const cells = matrixOf(args.at(at), scope).cells;
    const meets = readCriterion(scalarOf(args.at(at + 1), scope));
    left = (left ?? cells.map((_, index) => index)).filter((index) => meets(cells[index] ?? null));
  }
  return left ?? [];
}

/** Whether a value meets a criterion. */
type Criterion = (value: Scalar) => boolean;

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function readCriterion(criterion: Scalar): Criterion {
  if (typeof criterion !== 'string')
    return (value) => !isFormulaError(value) && orderOf(value, criterion) === 0;
  const [, sign = '', operand = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(criterion) ?? [];
  const compare = comparisons[sign];
  if (compare !== undefined) {
    const bound = numberOr(operand);
    return (value) => typeof value === typeof bound && compare(orderOf(value, bound));
  }
  const isEqual = equality(operand);
  return sign === '<>' ? (value) => !isEqual(value) : isEqual;
}

function equality(operand: string): Criterion {
  const number = numberOr(operand);
  const pattern = wildcards(operand);
  return (value) => {
    if (typeof value === 'number' && typeof number === 'number') return value === number;
    if (value === null || typeof value === 'string') return pattern.test(value ?? '');
    return String(value).toUpperCase() === operand.toUpperCase();
  };
}

function numberOr(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

// A question mark is any character, an asterisk any number of them, and a tilde takes that meaning away.
function wildcards(text: string): RegExp {
  const source = text.replace(/~([?*~])|([?*])|([\\^$.|+()[\]{}/])/g, (_whole, literal, wild, special) => {
    if (literal !== undefined) return `\\${literal}`;
    if (special !== undefined) return `\\${special}`;
    return wild === '?' ? '[^]' : '[^]*';
  });
  return new RegExp(`^${source}$`, 'i');
}
