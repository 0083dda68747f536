/** Splits a formula into its tokens. */
import { localeRules } from '../spreadsheet/typing/locale.ts';
import {
  type BinaryOperator,
  type Corner,
  FormulaUnreadable,
  type FormulaNode,
  type WrittenReference,
} from './formula-syntax.ts';

export type Token =
  | { readonly kind: 'node'; readonly node: FormulaNode }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'operator'; readonly operator: BinaryOperator }
  | { readonly kind: 'blank' | 'open' | 'close' | 'separator' | 'percent' };

/** A token with the characters that it was written with. */
interface WrittenToken {
  readonly text: string;
  readonly token: Token;
}

const column = String.raw`\$?[A-Z]{1,3}`;
const row = String.raw`\$?[1-9]\d*`;
const sheetName = String.raw`(?:([\p{L}_][\p{L}\p{N}_]*)|'((?:[^']|'')+)')!`;
const area = `(${column}${row})(?::(${column}${row}|${column}|${row}))?|(${column}):(${column}(?:${row})?)|(${row}):(${row})`;

const forms = {
  blank: /^\s+/,
  text: /^"((?:[^"]|"")*)"/,
  name: /^([A-Z][A-Z0-9._]*)(?=\s*\()/i,
  truth: /^(TRUE|FALSE)\b/i,
  error: new RegExp(`^(?:${sheetName})?(#REF!|#N/A|#NUM!|#VALUE!|#DIV/0!|#NAME\\?)`, 'u'),
  reference: new RegExp(`^(?:${sheetName})?(?:${area})(?![\\p{L}\\p{N}_.(])`, 'iu'),
  // The name of a range, or one that nobody has defined.
  word: /^[\p{L}_][\p{L}\p{N}_.]*/u,
  operator: /^(<>|<=|>=|[-+*/^&=<>:])/,
} as const;

const numbers = { '.': /^(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?/i, ',': /^(?:\d+,?\d*|,\d+)(?:E[+-]?\d+)?/i };

const marks = { '(': 'open', ')': 'close', ';': 'separator', '%': 'percent' } as const;

/** The tokens of the formulas read last, because every inserted row reads those of the whole workbook. */
const known = new Map<string, readonly WrittenToken[]>();
const knownMax = 2_000;

/**
 * All tokens with their characters, blanks as well.
 * @param text without the equals sign in front
 * @param locale of the spreadsheet: a comma separates arguments only where it is no decimal sign
 * @throws FormulaUnreadable
 */
export function writtenTokens(text: string, locale: string): readonly WrittenToken[] {
  const { decimal } = localeRules(locale);
  const key = `${decimal}${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const tokens: WrittenToken[] = [];
  for (let at = 0; at < text.length; at += tokens[tokens.length - 1]?.text.length ?? 0)
    tokens.push(nextToken(text.slice(at), decimal));
  if (known.size >= knownMax) known.clear();
  known.set(key, tokens);
  return tokens;
}

function nextToken(rest: string, decimal: '.' | ','): WrittenToken {
  const [blank] = forms.blank.exec(rest) ?? [];
  if (blank !== undefined) return { text: blank, token: { kind: 'blank' } };
  const [first = ''] = rest;
  const mark = marks[first as keyof typeof marks];
  if (mark !== undefined) return { text: first, token: { kind: mark } };
  const [digits] = numbers[decimal].exec(rest) ?? [];
  const reference = forms.reference.exec(rest);
  if (reference !== null)
    return { text: reference[0], token: { kind: 'node', node: referenceOf(reference) } };
  if (digits !== undefined) return literal(digits, Number(digits.replace(',', '.')));
  if (first === ',' && decimal === '.') return { text: first, token: { kind: 'separator' } };
  return wordToken(rest);
}

function wordToken(rest: string): WrittenToken {
  const [quoted, inside = ''] = forms.text.exec(rest) ?? [];
  if (quoted !== undefined) return literal(quoted, inside.replaceAll('""', '"'));
  const [error, , , fault = ''] = forms.error.exec(rest) ?? [];
  if (error !== undefined) return literal(error, { fault });
  const [called] = forms.name.exec(rest) ?? [];
  if (called !== undefined) return { text: called, token: { kind: 'name', name: called.toUpperCase() } };
  const [truth] = forms.truth.exec(rest) ?? [];
  if (truth !== undefined) return literal(truth, truth.toUpperCase() === 'TRUE');
  const [word] = forms.word.exec(rest) ?? [];
  if (word !== undefined)
    return { text: word, token: { kind: 'node', node: { kind: 'range_name', name: word } } };
  const [operator] = forms.operator.exec(rest) ?? [];
  if (operator === undefined) throw new FormulaUnreadable(rest);
  return { text: operator, token: { kind: 'operator', operator: operator as BinaryOperator } };
}

function literal(text: string, value: Extract<FormulaNode, { kind: 'literal' }>['value']): WrittenToken {
  return { text, token: { kind: 'node', node: { kind: 'literal', value } } };
}

function referenceOf([, plain, quoted, ...corners]: RegExpExecArray): WrittenReference {
  const [from = '', to = from] = corners.filter((text) => text !== undefined);
  return {
    kind: 'reference',
    sheet: plain ?? quoted?.replaceAll("''", "'") ?? null,
    from: cornerOf(from),
    to: cornerOf(to),
  };
}

function cornerOf(text: string): Corner {
  const [, pinnedColumn, letters = '', pinnedRow, digits = ''] =
    /^(\$?)([A-Z]*)(\$?)(\d*)$/.exec(text.toUpperCase()) ?? [];
  const at = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const isRow = letters === '';
  return {
    column: isRow ? null : { at, isAbsolute: pinnedColumn === '$' },
    row:
      digits === ''
        ? null
        : { at: Number(digits), isAbsolute: (isRow ? pinnedColumn || pinnedRow : pinnedRow) === '$' },
  };
}
