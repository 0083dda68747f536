/** The README as data: its commands with the answers that it shows, its tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const readmeText = readFileSync(join(__dirname, '../../README.md'), 'utf8');

export interface Example {
  /** What a shell is given. */
  readonly command: string;
  /** `json`, `http` (as `curl -i` prints it) or `text`. */
  readonly language: string;
  readonly answer: string;
}

/** Every block of shell commands with the block behind it. */
export const examples: readonly Example[] = readExamples();

function readExamples(): Example[] {
  const blocks = [...readmeText.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text: text.trim(),
  }));
  return blocks.flatMap(({ language, text }, index) => {
    const next = blocks[index + 1];
    if (language !== 'sh') return [];
    return [{ command: text, language: next?.language ?? '', answer: next?.text ?? '' }];
  });
}

/** The rows of the first table behind a heading or a sentence, without their backquotes. */
export function tableAfter(sentence: string): string[][] {
  const rest = readmeText.slice(readmeText.indexOf(sentence));
  const [table = ''] = /(?:^\|.*\n)+/m.exec(rest) ?? [];
  const [, , ...rows] = table.trim().split('\n');
  return rows.map((row) => row.slice(2, -2).replaceAll('`', '').split(' | '));
}
