/** Imports a file, and says what became of each row that is not in the workspace now. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importFile } from '../../core/exchange/import-file.ts';
import { countedRecords } from './counted-records.ts';
import type { ExchangeOrder } from './run-exchange.ts';

const options = { as: { type: 'string' } } as const;

/** @returns false when a row was refused */
export async function importFromFile({ port, words, say }: ExchangeOrder): Promise<boolean> {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [path] = positionals;
  if (path === undefined) throw new Error('Name the file: npm run import -- <file> [--as customers]');
  const text = await readFile(path, 'utf8');
  const order = { fileName: basename(path), text, plural: values.as ?? null };
  const { written, present, refused, ignored, settings } = await importFile(port, order);
  say(`Wrote ${countedRecords(written)}.`);
  if (present > 0) say(`There already, and left as they are: ${present}.`);
  if (ignored.length > 0) say(`Columns that were not imported: ${ignored.join(', ')}.`);
  for (const sentence of refused) say(`Refused: ${sentence}`);
  for (const sentence of settings) say(`Setting: ${sentence}`);
  return refused.length === 0;
}
