/** Writes an export into a folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportWorkspace } from '../../core/exchange/export-workspace.ts';
import { countedRecords } from './counted-records.ts';
import type { ExchangeOrder } from './run-exchange.ts';

/** @returns false when a row could not be read */
export async function exportToFolder({ port, words, say }: ExchangeOrder): Promise<boolean> {
  const [folder] = words;
  if (folder === undefined) throw new Error('Name the folder: npm run export -- <folder>');
  const { files, counts, unreadable } = await exportWorkspace(port);
  await mkdir(folder, { recursive: true });
  for (const { name, text } of files) await writeFile(join(folder, name), text);
  say(`Wrote ${countedRecords(counts)} to ${folder}.`);
  for (const sentence of unreadable) say(`Not exported: ${sentence}`);
  return unreadable.length === 0;
}
