/** Splits a formula into its tokens. */
import { type BinaryOperator, type Corner, FormulaUnreadable, type Node } from './formula-syntax.ts';

export type Token =
  | { readonly kind: 'node'; readonly node: Node }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'operator'; readonly operator: BinaryOperator }
  | { readonly kind: 'open' | 'close' | 'separator' };

const corner = String.raw`\$?[A-Z]{1,3}(?:\$?[1-9]\d*)?`;
const sheetName = String.raw`(?:([A-Za-z_]\w*)|'((?:[^']|'')+)')!`;
const forms = {
  blank: /^\s+/,
  text: /^"((?:[^"]|"")*)"/,
  name: /^([A-Z][A-Z0-9.]*)(?=\()/i,
  truth: /^(TRUE|FALSE)\b/i,
  reference: new RegExp(`^(?:${sheetName})?(${corner})(?::(${corner}))?`),
  number: /^\d+(?:\.\d+)?(?:E[+-]?\d+)?/i,
  operator: /^(<>|<=|>=|[-+*/&=<>:])/,
} as const;

const marks = { '(': 'open', ')': 'close', ',': 'separator', ';': 'separator' } as const;

/**
 * @param text without the equals sign in front
 * @throws FormulaUnreadable
 */
export function formulaTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let rest = text;
  while (rest !== '') {
    const [length, token] = nextToken(rest);
    if (token !== null) tokens.push(token);
    rest = rest.slice(length);
  }
  return tokens;
}

function nextToken(rest: string): [length: number, token: Token | null] {
  const [blank] = forms.blank.exec(rest) ?? [];
  if (blank !== undefined) return [blank.length, null];
  const mark = marks[rest.charAt(0) as keyof typeof marks];
  if (mark !== undefined) return [1, { kind: mark }];
  const [quoted, inside = ''] = forms.text.exec(rest) ?? [];
  if (quoted !== undefined) return [quoted.length, literal(inside.replaceAll('""', '"'))];
  const [called] = forms.name.exec(rest) ?? [];
  if (called !== undefined) return [called.length, { kind: 'name', name: called.toUpperCase() }];
  const [truth] = forms.truth.exec(rest) ?? [];
  if (truth !== undefined) return [truth.length, literal(truth.toUpperCase() === 'TRUE')];
  const reference = forms.reference.exec(rest);
  if (reference !== null) return [reference[0].length, { kind: 'node', node: referenceOf(reference) }];
  const [number] = forms.number.exec(rest) ?? [];
  if (number !== undefined) return [number.length, literal(Number(number))];
  const [operator] = forms.operator.exec(rest) ?? [];
  if (operator === undefined) throw new FormulaUnreadable(rest);
  return [operator.length, { kind: 'operator', operator: operator as BinaryOperator }];
}

function literal(value: number | string | boolean): Token {
  return { kind: 'node', node: { kind: 'literal', value } };
}

function referenceOf([, plain, quoted, from = '', to = from]: RegExpExecArray): Node {
  return {
    kind: 'reference',
    sheet: plain ?? quoted?.replaceAll("''", "'") ?? null,
    from: cornerOf(from),
    to: cornerOf(to),
  };
}

function cornerOf(text: string): Corner {
  const [, pinnedColumn, letters = '', pinnedRow, digits] = /^(\$?)([A-Z]+)(\$?)(\d*)$/.exec(text) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return {
    column: { at: column, isAbsolute: pinnedColumn === '$' },
    row: digits === '' ? null : { at: Number(digits), isAbsolute: pinnedRow === '$' },
  };
}
