/** A document of the repository as data: its commands with the answers that it shows, its tables, its links. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

export interface Example {
  /** What a shell is given. */
  readonly command: string;
  /** Of the block behind it: `json`, `http` (as `curl -i` prints it), `text`, or whatever comes next. */
  readonly language: string;
  readonly answer: string;
}

export interface Document {
  readonly text: string;
  /** Every fenced block, in order. */
  readonly blocks: readonly { readonly language: string; readonly text: string }[];
  /** Every block of shell commands with the block behind it. */
  readonly examples: readonly Example[];
  /** The targets of its links within the repository, with the part behind a `#`. */
  readonly links: readonly string[];
  /** The rows of the first table behind a heading or a sentence, without their backquotes. */
  tableAfter(sentence: string): string[][];
}

/** @param path from the repository's root, for example `docs/gateway.md` */
export function openDocument(path: string): Document {
  const text = readFileSync(join(root, path), 'utf8');
  const fenced = text.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  const blocks = [...fenced].map(([, language = '', block = '']) => ({ language, text: block.trim() }));
  return {
    text,
    blocks,
    examples: blocks.flatMap((block, index) => {
      const next = blocks[index + 1];
      if (block.language !== 'sh') return [];
      return [{ command: block.text, language: next?.language ?? '', answer: next?.text ?? '' }];
    }),
    links: [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, target = '']) => target),
    tableAfter(sentence) {
      const rest = text.slice(text.indexOf(sentence));
      const [table = ''] = /(?:^\|.*\n)+/m.exec(rest) ?? [];
      const [, , ...rows] = table.trim().split('\n');
      return rows.map((row) => row.slice(2, -2).replaceAll('`', '').split(' | '));
    },
  };
}
