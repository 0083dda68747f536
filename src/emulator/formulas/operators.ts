/** Computes operators between two scalars, and compares scalars. */
import type { BinaryOperator } from './formula-syntax.ts';
import {
  type FormulaError,
  formulaErrors,
  isFormulaError,
  type Scalar,
  numberOf,
  textOf,
} from './formula-value.ts';

type Operator = Exclude<BinaryOperator, ':'>;

const arithmetic: Partial<Record<Operator, (left: number, right: number) => number | FormulaError>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? formulaErrors.division : left / right),
  '^': (left, right) => left ** right,
};

const comparisons: Partial<Record<Operator, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** The value of an operator between two scalars; an error value on either side is the result. */
export function operate(operator: Operator, left: Scalar, right: Scalar): Scalar {
  if (isFormulaError(left)) return left;
  if (isFormulaError(right)) return right;
  const compare = comparisons[operator];
  if (compare !== undefined) return compare(orderOf(left, right));
  if (operator === '&') return `${textOf(left)}${textOf(right)}`;
  const [first, second] = [numberOf(left), numberOf(right)];
  if (isFormulaError(first)) return first;
  if (isFormulaError(second)) return second;
  return arithmetic[operator]?.(first, second) ?? formulaErrors.syntax;
}

/** Below 0 when the left comes first. Numbers come before texts, texts before truths; case makes no difference. */
export function orderOf(left: Scalar, right: Scalar): number {
  const [first, second] = [likeOther(left, right), likeOther(right, left)];
  if (first === second) return 0;
  const kinds = kindOf(first) - kindOf(second);
  if (kinds !== 0) return kinds;
  if (typeof first === 'string' && typeof second === 'string') {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()];
    return one === other ? 0 : one < other ? -1 : 1;
  }
  return Number(first) - Number(second);
}

// A blank compares as the empty value of the other side's type.
function likeOther(value: Scalar, other: Scalar): Scalar {
  if (value !== null) return value;
  return typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
}

function kindOf(value: Scalar): number {
  return ['number', 'string', 'boolean'].indexOf(typeof value);
}
