/** The commands `npm run export` and `npm run import`: writes an export into a folder, imports a file. */
import { mkdir, readFile } from 'node:fs/promises';
import { join, basename } from 'node:path';
import { parseArgs } from 'node:util';
import { exportOpening, exportWorkspace } from '../../core/exchange/export-workspace.ts';
import { decodeFile } from '../../core/csv/decode-file.ts';
import type { WorkspaceHead } from '../../core/exchange/exchange-port.ts';
import type { ColumnChoices } from '../../core/exchange/foreign/plan-import.ts';
import { targetChoices } from '../../core/exchange/foreign/targets.ts';
import { importFile } from '../../core/exchange/import-file.ts';
import { lineRanges } from '../../core/exchange/line-ranges.ts';
import { type ForeignFile, readImport } from '../../core/exchange/read-import.ts';
import type { ExchangeOrder } from './run-exchange.ts';
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

const importUsage =
  'Name the file: npm run import -- <file> [--as customers] [--column "Header=field"] [--preview]';

/**
 * Prints what each column becomes, and imports the file; with `--preview`, nothing is written.
 * @returns false when a row was refused
 */
export async function importFromFile({ port, words, say }: ExchangeOrder): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      as: { type: 'string' },
      column: { type: 'string', multiple: true, default: [] },
      preview: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined) throw new Error(importUsage);
  const decoded = decodeFile(await readFile(path), TextDecoder);
  if (!decoded.ok) throw new Error(decoded.reason);
  const { text, encoding } = decoded;
  if (encoding !== 'UTF-8') say(`Read as ${encoding}.`);
  const head = await port.head();
  const order = { fileName: basename(path), text, plural: values.as ?? null };
  const planned = readImport(head, order);
  const choices = planned.kind === 'foreign' ? chosenColumns(planned, head.importable, values.column) : {};
  const file = readImport(head, { ...order, choices });
  if (file.kind === 'foreign') sayPlan(file, head.importable, say);
  if (values.preview) {
    if (file.kind === 'foreign') for (const sentence of file.read.refused) say(`Refused: ${sentence}`);
    say('Nothing was written, as this is a preview.');
    return true;
  }
  const report = await importFile(port, { ...order, choices });
  const { written, present, presentLines, refused, leftOut, warnings, settings } = report;
  say(`Wrote ${countedRecords(written)}.`);
  const lines =
    presentLines.length === 0
      ? ''
      : ` (${presentLines.length === 1 ? 'line' : 'lines'} ${lineRanges(presentLines)})`;
  if (present > 0) say(`Already there, left unchanged: ${present}${lines}.`);
  for (const sentence of leftOut) say(`Left out: ${sentence}`);
  for (const sentence of warnings) say(`Look at: ${sentence}`);
  for (const sentence of refused) say(`Refused: ${sentence}`);
  for (const sentence of settings) say(`Setting: ${sentence}`);
  return refused.length === 0;
}

type Importable = WorkspaceHead['importable'];

function sayPlan(
  { plan, notes }: ForeignFile,
  importable: Importable,
  say: (sentence: string) => void,
): void {
  for (const note of notes) say(note);
  const labels = new Map(
    targetChoices(plan.plural, importable[plan.plural] ?? []).map(({ path, label }) => [path, label]),
  );
  for (const { header, path } of plan.columns)
    if (path !== null) say(`  ${header} → ${path} (${labels.get(path) ?? path})`);
  const ignored = plan.columns.flatMap(({ header, path }) =>
    path === null && header !== '' ? [header] : [],
  );
  if (ignored.length > 0) say(`Columns that are not imported: ${ignored.join(', ')}.`);
}

/** What `--column "Header=field"` says; a header without a field is not imported. */
function chosenColumns(
  { plan: { plural, columns } }: ForeignFile,
  importable: Importable,
  words: readonly string[],
): ColumnChoices {
  const known = targetChoices(plural, importable[plural] ?? []).map(({ path }) => path);
  const choices: Record<number, string | null> = {};
  for (const word of words) {
    const at = word.lastIndexOf('=');
    const [header, path] = [word.slice(0, at).trim(), word.slice(at + 1).trim()];
    const found = columns.filter((column) => column.header === header);
    if (at < 0) throw new Error(`Write --column "Header=field", not "${word}".`);
    if (found.length === 0)
      throw new Error(
        `The file has no column "${header}", only ${columns.map((one) => one.header).join(', ')}.`,
      );
    if (path !== '' && !known.includes(path))
      throw new Error(
        `There is no field "${path}". A column can become ${known.join(', ')}, or nothing ("${header}=").`,
      );
    for (const { index } of found) choices[index] = path === '' ? null : path;
  }
  return choices;
}

function countedRecords(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length === 0 ? 'no records' : some.map(([plural, count]) => `${count} ${plural}`).join(', ');
}
