/**
 * Reads a regular expression in the syntax of RE2, which Google's servers search with (github.com/google/re2,
 * wiki/Syntax), and gives the same expression in JavaScript's. What RE2 does not have is refused.
 */
import { WorkbookError } from '../workbook/workbook-error.ts';

/** RE2 refuses to count further. */
const repetitionsMax = 1000;

/** One part of a pattern: an escape, the head of a group, a class of characters, a counted repetition or one character. */
const part =
  /\\Q([\s\S]*?)(?:\\E|$)|\\(?:[\s\S]|$)(?:(?<=\\[pP])(?:\{\^?[\w-]+\}|[A-Z])|(?<=\\x)(?:\{[0-9a-fA-F]+\}|[0-9a-fA-F]{2}))?|\((?:\?(?:P<\w+>|[imsU-]*[:)]|[\s\S]{0,2}))?|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]|(?:[*+?]|\{\d+(?:,\d*)?\})[+*?]?|[\s\S]/gu;

/** An expression of JavaScript. */
export interface Expression {
  readonly source: string;
  /** Those that the pattern asks for at its beginning, for example `i` by `(?i)`. */
  readonly flags: string;
}

/**
 * The expression in JavaScript.
 * @throws WorkbookError for what RE2 refuses
 */
export function fromRe2(pattern: string): Expression {
  const [head = '', flags = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
  const source = pattern.slice(head.length).replace(part, (text: string, literal?: string) => {
    if (literal !== undefined) return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    if (text.startsWith('\\')) return escaped(text, false);
    if (text.startsWith('(')) return groupHead(text);
    if (text.startsWith('[')) return text.length === 1 ? refuse(text) : characterClass(text);
    if (/^(?:[*+?]|\{\d)/.test(text)) return repetition(text);
    return /^[{}\]]$/.test(text) ? `\\${text}` : text;
  });
  return { source, flags };
}

function refuse(text: string): never {
  throw new WorkbookError(`Invalid regular expression: ${text}`);
}

function repetition(text: string): string {
  // One that gives nothing back, as `a*+`, is not known to RE2, and `a**` counts what is counted already.
  if (/[*+]$/.test(text.slice(1))) return refuse(text);
  const counts = text.match(/\d+/g) ?? [];
  return counts.some((count) => Number(count) > repetitionsMax) ? refuse(text) : text;
}

function groupHead(text: string): string {
  if (text === '(' || text === '(?:') return text;
  if (text.startsWith('(?P<')) return `(?<${text.slice('(?P<'.length)}`;
  // JavaScript of this version has flags for the whole expression alone.
  if (/^\(\?[imsU-]+[:)]$/.test(text))
    throw new Error(`not implemented in the emulator: ${text} in a pattern`);
  return refuse(text);
}

/** Escapes of letters: those that mean the same in JavaScript, and what stands for the others. */
const letterEscapes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('dDwWsSbBnrtfv', (letter) => [letter, `\\${letter}`])),
  a: '\\x07',
  A: '^',
  z: '$',
};

function escaped(text: string, isInClass: boolean): string {
  const letter = text[1] ?? '';
  const rest = text.slice(2);
  if (letter === 'x') return `${rest.startsWith('{') ? '\\u' : '\\x'}${rest}`;
  if (letter === 'p' || letter === 'P') return property(letter, rest);
  if (/^[\^$\\.*+?()[\]{}|/-]$/.test(letter)) return letter === '-' && !isInClass ? '-' : `\\${letter}`;
  // RE2 refuses references to groups and letters without a meaning; other signs stand for themselves.
  if (isInClass && /^[bBAz]$/.test(letter)) return refuse(text);
  return letterEscapes[letter] ?? (/^\w?$/.test(letter) ? refuse(text) : letter);
}

function property(letter: string, rest: string): string {
  const [, negation = '', name] = /^\{(\^?)([\w-]+)\}$/.exec(rest) ?? [rest, '', /^[A-Z]$/.exec(rest)?.[0]];
  if (name === undefined) return refuse(`\\${letter}${rest}`);
  const isNegated = (letter === 'P') !== (negation === '^');
  const isCategory = /^[A-Z][a-z]?$/.test(name);
  return `\\${isNegated ? 'P' : 'p'}{${isCategory ? '' : 'Script='}${name}}`;
}

const posix: Readonly<Record<string, string>> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7F',
  blank: '\\t ',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t\\n\\v\\f\\r ',
  upper: 'A-Z',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
};

/** What is left of all characters; the class names those of ASCII alone. */
const notPosix: Readonly<Record<string, string>> = {
  alnum: '\\0-\\/:-@\\[-`\\{-\\u{10FFFF}',
  alpha: '\\0-@\\[-`\\{-\\u{10FFFF}',
  ascii: '\\x80-\\u{10FFFF}',
  blank: '\\0-\\x08\\n-\\x1F!-\\u{10FFFF}',
  digit: '\\0-\\/:-\\u{10FFFF}',
  lower: '\\0-`\\{-\\u{10FFFF}',
  space: '\\0-\\x08\\x0E-\\x1F!-\\u{10FFFF}',
  upper: '\\0-@\\[-\\u{10FFFF}',
  word: '\\0-\\/:-@\\[-^`\\{-\\u{10FFFF}',
};

function characterClass(text: string): string {
  const [, negation = '', inner = ''] = /^\[(\^?)([\s\S]*)\]$/.exec(text) ?? [];
  const written = inner.replace(
    /\[:(\^?)(\w+):\]|\\[\s\S](?:(?<=\\[pP])(?:\{\^?[\w-]+\}|[A-Z])|(?<=\\x)(?:\{[0-9a-fA-F]+\}|[0-9a-fA-F]{2}))?|[[\](){}/|]/gu,
    (found: string, not?: string, name?: string) => {
      if (name !== undefined) return (not === '' ? posix : notPosix)[name] ?? refuse(found);
      return found.startsWith('\\') ? escaped(found, true) : `\\${found}`;
    },
  );
  return `[${negation}${written}]`;
}
