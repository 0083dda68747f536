/** A document of the repository as data: its text, its blocks of code, its commands with their answers, its tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

interface Block {
  readonly language: string;
  /** The word after the language, for example `program`; empty without one. */
  readonly role: string;
  readonly text: string;
}

export interface CommandExample {
  /** The shell command. */
  readonly command: string;
  /** `json`, `http` (as `curl -i` prints it) or `text`. */
  readonly language: string;
  readonly answer: string;
}

export interface MarkdownDocument {
  /** In the repository, for example `docs/guide.md`. */
  readonly path: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  /** Every block of shell commands with the block behind it. */
  readonly examples: readonly CommandExample[];
  /** The rows of the first table behind a heading or a sentence, without their backquotes. */
  readonly tableAfter: (sentence: string) => string[][];
}

/** @throws Error when there is no such file */
export function readMarkdown(path: string): MarkdownDocument {
  const text = readFileSync(join(root, path), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)(?: (\w+))?\n(.*?)^```$/gms)].map(
    ([, language = '', role = '', code = '']) => ({ language, role, text: code.trim() }),
  );
  const examples = blocks.flatMap(({ language, text: command }, index) => {
    const next = blocks[index + 1];
    return language === 'sh' ? [{ command, language: next?.language ?? '', answer: next?.text ?? '' }] : [];
  });
  return { path, text, blocks, examples, tableAfter: (sentence) => tableAfter(text, sentence) };
}

function tableAfter(text: string, sentence: string): string[][] {
  const start = text.indexOf(sentence);
  if (start === -1) throw new Error(`Nothing reads "${sentence}".`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(text.slice(start)) ?? [];
  const [, , ...rows] = table.trim().split('\n');
  return rows.map((row) => row.slice(2, -2).replaceAll('`', '').split(' | '));
}
