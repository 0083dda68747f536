/** The documents that a reader of the repository finds. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type MarkdownDocument, readMarkdown } from './document.ts';

const root = join(__dirname, '../..');

/** Those at the root and in `docs`. */
export const markdownDocuments: readonly MarkdownDocument[] = ['', 'docs/']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => folder + name))
  .filter((path) => path.endsWith('.md'))
  .map(readMarkdown);
