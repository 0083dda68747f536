/** Reads the words that a business has of its own: a line for each, such as `de.invoice = Faktura`. */
import { nearestHint } from '../schema/nearest-name.ts';
import type { Words } from './words.ts';
import { isLanguage, type Language } from './language.ts';
import { mailWords } from './mail-words.ts';
import { pageWords } from './page-words.ts';
import { printedWords } from './printed-words.ts';

export interface OwnWord {
  readonly language: Language;
  readonly group: keyof Words;
  /** The name of the word, and of its member where it has some. */
  readonly path: readonly string[];
  readonly text: string;
}

// How long a word may be. The longest of ours has 140 characters, and a mail may say more.
const wordLengthMax = 500;

// The headings of a Swiss payment part are fixed by its style guide.
const { qr_bill: _fixed, ...printable } = printedWords.en;

/** The words that can be replaced by the name that stands behind the language, with their English text. */
export const wordNames: ReadonlyMap<string, string> = new Map([
  ...namesIn(printable),
  ...namesIn(pageWords.en).map(([name, text]) => [`page.${name}`, text] as const),
  ...namesIn(mailWords.en).map(([name, text]) => [`mail.${name}`, text] as const),
]);

/** The words of a text that has no fault; of one that has, those without. */
export function ownWords(text: string | null): readonly OwnWord[] {
  return linesOf(text).flatMap((line) => {
    const word = readLine(line);
    return typeof word === 'string' ? [] : [word];
  });
}

/** A sentence on the first line that cannot be taken, null when all can. */
export function wordsFault(text: string): string | null {
  const names = new Set<string>();
  for (const line of linesOf(text)) {
    const word = readLine(line);
    if (typeof word === 'string') return word;
    const name = nameIn(line);
    if (names.has(name)) return `"${name}" stands there twice.`;
    names.add(name);
  }
  return null;
}

function namesIn(words: Readonly<Record<string, string | Readonly<Record<string, string>>>>) {
  return Object.entries(words).flatMap(([name, text]): (readonly [string, string])[] =>
    typeof text === 'string'
      ? [[name, text]]
      : Object.entries(text).map(([member, own]) => [`${name}.${member}`, own]),
  );
}

function linesOf(text: string | null): readonly string[] {
  return (text ?? '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function nameIn(line: string): string {
  return line.slice(0, line.indexOf('=')).trim();
}

// The word of a line, or why it is none.
function readLine(line: string): OwnWord | string {
  if (!line.includes('='))
    return `Each line must be a word and its text, for example de.invoice = Faktura. "${shown(line)}" is not.`;
  const name = nameIn(line);
  const [language = '', ...rest] = name.split('.');
  if (!isLanguage(language)) return `"${shown(name)}" must begin with en, de, fr, nl, es or it and a point.`;
  const word = rest.join('.');
  const usual = usualText(word);
  if (usual === null) return `There is no word "${shown(word)}".${nearestHint(word, [...wordNames.keys()])}`;
  const text = line.slice(line.indexOf('=') + 1).trim();
  const fault = textFault(text, usual);
  if (fault !== null) return `"${name}" ${fault}`;
  const [first = ''] = rest;
  const group = first === 'page' || first === 'mail' ? first : 'printed';
  return { language, group, path: group === 'printed' ? rest : rest.slice(1), text };
}

// A unit has a word of its own by any code of the list of units.
function usualText(word: string): string | null {
  return wordNames.get(word) ?? (/^units\.[A-Z0-9]{2,3}$/.test(word) ? '' : null);
}

function textFault(text: string, usual: string): string | null {
  if (text === '') return 'has no text.';
  if ([...text].length > wordLengthMax) return `has more than ${wordLengthMax} characters.`;
  const places = usual.match(/\{[^}]*\}/g) ?? [];
  const unknown = (text.match(/\{[^}]*\}/g) ?? []).find((place) => !places.some((one) => one === place));
  if (unknown === undefined) return null;
  return places.length === 0
    ? `has no place for ${unknown}.`
    : `has no place for ${unknown}, but for ${places.join(', ')}.`;
}

function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
