/** The .xlsx file on the disk: replaced whole, and told from other versions of it. */
import { readFile, stat } from 'node:fs/promises';
import { type BigIntStats, statSync } from 'node:fs';
import type { WorkbookChanges } from '../../emulator/spreadsheet/workbook/workbook-changes.ts';
import { replaceFile } from './durable-file.ts';
import type { RowPieces } from './xlsx/write-cells.ts';
import { rowsOf, writeChanges } from './xlsx/xlsx-writer.ts';
import { readZip } from './xlsx/zip-reader.ts';

/** Everybody on the machine may read the workbook, as with other documents. */
const workbookMode = 0o644;

/** What is written, as of the line `foldedSequence` of the log. */
interface NumberedChanges {
  /** What the file at this path does not tell. */
  readonly changes: WorkbookChanges;
  readonly foldedSequence: number;
}

/**
 * Writes the .xlsx file; rows that have not changed are copied from the one that is there.
 * @throws OldFileUnfit, with the file as it was, when they cannot be copied
 */
export async function writeWorkbookFile(
  path: string,
  { changes, foldedSequence }: NumberedChanges,
  {
    rows = (sheet) => rowsOf(changes, sheet),
    beforeRename = () => undefined,
  }: { readonly rows?: (sheet: number) => RowPieces; readonly beforeRename?: () => void } = {},
): Promise<void> {
  const isWhole = changes.sheets.every((sheet) => sheet.isWhole);
  const old = isWhole ? null : readZip(await readFile(path));
  const pieces = writeChanges({ changes, foldedSequence, old }, rows);
  await replaceFile(path, pieces, { mode: workbookMode, beforeRename });
}

/** The version of a file by its inode, size and time; undefined when there is no file. */
export type Fingerprint = string | undefined;

/** The present version of a file. */
export async function fingerprintOf(path: string): Promise<Fingerprint> {
  const found = await stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found && fingerprint(found);
}

/** True when the file is still that version, asked without letting anything else run. */
export function isVersion(path: string, known: Fingerprint): boolean {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return (found && fingerprint(found)) === known;
}

function fingerprint({ ino, size, mtimeNs }: BigIntStats): string {
  return `${ino} ${size} ${mtimeNs}`;
}
