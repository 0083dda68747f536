/** Evaluates the syntax tree of a formula. */
import {
  eachScalar,
  type FormulaScope,
  resolveReference,
  spanOf,
  type FormulaArguments,
  type FunctionTable,
} from './formula-scope.ts';
import type { FormulaNode } from './formula-syntax.ts';
import { formulaErrors, isMatrix, isReference, type Value } from './formula-value.ts';
import { conditionalSums } from './functions/conditional-sums.ts';
import { days } from './functions/days.ts';
import { logic } from './functions/logic.ts';
import { lookups } from './functions/lookups.ts';
import { numbers, withNumbers } from './functions/numbers.ts';
import { texts } from './functions/texts.ts';
import { operate } from './operators.ts';

/** The functions of the workbook's own formulas, and those that owners use most; another one gives `#NAME?`. */
const functions: FunctionTable = { ...logic, ...numbers, ...conditionalSums, ...lookups, ...texts, ...days };

/** The value of a formula; an error in it is an error value, never an exception. */
export function evaluateFormula(node: FormulaNode, scope: FormulaScope): Value {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'reference':
      return resolveReference(node, scope) ?? formulaErrors.reference;
    case 'range_name':
      return formulaErrors.name;
    case 'sign':
      return eachScalar([evaluateFormula(node.of, scope)], scope, (value = null) =>
        withNumbers([value], ([number = 0]) => -number),
      );
    case 'call':
      return (functions[node.name] ?? (() => formulaErrors.name))(argumentsOf(node.args, scope), scope);
    case 'binary': {
      const { operator } = node;
      const [left, right] = [evaluateFormula(node.left, scope), evaluateFormula(node.right, scope)];
      if (operator === ':') return joined(left, right);
      return eachScalar([left, right], scope, (one = null, other = null) => operate(operator, one, other));
    }
  }
}

function argumentsOf(nodes: readonly FormulaNode[], scope: FormulaScope): FormulaArguments {
  return {
    count: nodes.length,
    at(index) {
      const node = nodes[index];
      return node === undefined ? null : operandOf(node, scope);
    },
  };
}

/** An operand that several formulas have in common is computed once: the Dashboard has twelve of one over all invoices. */
function operandOf(node: FormulaNode, scope: FormulaScope): Value {
  const key = node.kind === 'binary' && scope.shared !== null ? steadyText(node) : null;
  const found = key === null ? undefined : scope.shared?.get(key);
  if (found !== undefined) return found;
  const value = evaluateFormula(node, scope);
  if (key !== null && isMatrix(value)) scope.shared?.set(key, value);
  return value;
}

const steadyTexts = new WeakMap<FormulaNode, string | null>();

/** What is written, when it means the same in every cell; otherwise null. */
function steadyText(node: FormulaNode): string | null {
  const known = steadyTexts.get(node);
  if (known !== undefined) return known;
  const text = isSteady(node) ? JSON.stringify(node) : null;
  steadyTexts.set(node, text);
  return text;
}

function isSteady(node: FormulaNode): boolean {
  switch (node.kind) {
    case 'literal':
    case 'range_name':
      return true;
    case 'reference':
      return (
        node.sheet !== null &&
        [node.from.row, node.from.column, node.to.row, node.to.column].every(
          (place) => place?.isAbsolute !== false,
        )
      );
    case 'sign':
      return isSteady(node.of);
    case 'binary':
      return isSteady(node.left) && isSteady(node.right);
    case 'call':
      // ROW() and COLUMN() are those of the cell.
      return node.args.length > 0 && node.args.every(isSteady);
  }
}

/** The area that spans two references. */
function joined(left: Value, right: Value): Value {
  if (!isReference(left) || !isReference(right) || left.sheet !== right.sheet) return formulaErrors.reference;
  const [one, other] = [left.area, right.area];
  const area = spanOf(
    Math.min(one.row, other.row),
    Math.min(one.column, other.column),
    Math.max(one.row + one.rows, other.row + other.rows) - 1,
    Math.max(one.column + one.columns, other.column + other.columns) - 1,
  );
  return { sheet: left.sheet, area };
}
