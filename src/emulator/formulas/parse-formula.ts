/** Parses a formula into its syntax tree. */
import { type BinaryOperator, FormulaUnreadable, type FormulaNode } from './formula-syntax.ts';
import { type Token, writtenTokens } from './formula-tokens.ts';

/** The precedence of each operator; a higher one binds closer. */
const closeness: Readonly<Record<BinaryOperator, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
  ':': 6,
};

const signCloseness = 5;

const known = new Map<string, FormulaNode>();

/**
 * @param formula begins with an equals sign
 * @param locale of the spreadsheet
 * @throws FormulaUnreadable
 */
export function parseFormula(formula: string, locale: string): FormulaNode {
  const key = `${locale} ${formula}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const tokens = writtenTokens(formula.slice(1), locale)
    .map(({ token }) => token)
    .filter(({ kind }) => kind !== 'blank');
  const node = readNode(tokens, 0);
  if (tokens.length > 0) throw new FormulaUnreadable(formula);
  known.set(key, node);
  return node;
}

/** Takes tokens from the front, as far as operators bind more closely than this precedence. */
function readNode(tokens: Token[], floor: number): FormulaNode {
  let left = readOperand(tokens);
  for (;;) {
    const [next] = tokens;
    if (next?.kind !== 'operator' || closeness[next.operator] <= floor) return left;
    tokens.shift();
    const right = readNode(tokens, closeness[next.operator]);
    left = { kind: 'binary', operator: next.operator, left, right };
  }
}

function readOperand(tokens: Token[]): FormulaNode {
  let operand = readSigned(tokens);
  while (tokens[0]?.kind === 'percent') {
    tokens.shift();
    operand = { kind: 'binary', operator: '/', left: operand, right: { kind: 'literal', value: 100 } };
  }
  return operand;
}

function readSigned(tokens: Token[]): FormulaNode {
  const token = tokens.shift();
  if (token?.kind === 'node') return token.node;
  if (token?.kind === 'name') return { kind: 'call', name: token.name, args: readArguments(tokens) };
  if (token?.kind === 'open') {
    const inside = readNode(tokens, 0);
    expectNext(tokens, 'close');
    return inside;
  }
  if (token?.kind === 'operator' && token.operator === '-')
    return { kind: 'sign', of: readNode(tokens, signCloseness) };
  if (token?.kind === 'operator' && token.operator === '+') return readNode(tokens, signCloseness);
  throw new FormulaUnreadable(token?.kind ?? '');
}

function readArguments(tokens: Token[]): FormulaNode[] {
  expectNext(tokens, 'open');
  if (tokens[0]?.kind === 'close') {
    tokens.shift();
    return [];
  }
  const args = [readNode(tokens, 0)];
  while (tokens[0]?.kind === 'separator') {
    tokens.shift();
    args.push(readNode(tokens, 0));
  }
  expectNext(tokens, 'close');
  return args;
}

function expectNext(tokens: Token[], kind: Token['kind']): void {
  if (tokens.shift()?.kind !== kind) throw new FormulaUnreadable(kind);
}
