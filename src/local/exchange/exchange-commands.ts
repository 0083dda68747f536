/** The commands `npm run export` and `npm run import`: writes an export into a folder, imports a file. */
import { mkdir, readFile } from 'node:fs/promises';
import { join, basename } from 'node:path';
import { parseArgs } from 'node:util';
import { exportOpening, exportWorkspace } from '../../core/exchange/export-workspace.ts';
import type { ExchangeOrder } from './run-exchange.ts';
import { importFile } from '../../core/exchange/import-file.ts';
import { replaceFile } from '../workbook-file/durable-file.ts';

// An export names every customer: other users of the machine have no business with it.
const ownerOnly = { mode: 0o600 };

/**
 * With `--opening`, exports only what a new workbook begins with.
 * @returns false when a row could not be read
 */
export async function exportToFolder({ port, words, say }: ExchangeOrder): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { opening: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder: npm run export -- <folder> [--opening]');
  const { files, counts, unreadable } = await (values.opening ? exportOpening : exportWorkspace)(port);
  await mkdir(folder, { recursive: true });
  for (const { name, text } of files) await replaceFile(join(folder, name), text, ownerOnly);
  say(`Wrote ${countedRecords(counts)} to ${folder}.`);
  for (const sentence of unreadable) say(`Not exported: ${sentence}`);
  return unreadable.length === 0;
}

/** @returns false when a row was refused */
export async function importFromFile({ port, words, say }: ExchangeOrder): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { as: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined) throw new Error('Name the file: npm run import -- <file> [--as customers]');
  const text = await readFile(path, 'utf8');
  const order = { fileName: basename(path), text, plural: values.as ?? null };
  const { written, present, refused, ignored, settings } = await importFile(port, order);
  say(`Wrote ${countedRecords(written)}.`);
  if (present > 0) say(`Already there, left unchanged: ${present}.`);
  if (ignored.length > 0) say(`Columns that were not imported: ${ignored.join(', ')}.`);
  for (const sentence of refused) say(`Refused: ${sentence}`);
  for (const sentence of settings) say(`Setting: ${sentence}`);
  return refused.length === 0;
}

function countedRecords(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length === 0 ? 'no records' : some.map(([plural, count]) => `${count} ${plural}`).join(', ');
}
