/** The .xlsx file on the disk: read, replaced whole, and told from other versions of it. */
import { readFile, stat } from 'node:fs/promises';
import { type BigIntStats, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { replaceFile } from './durable-file.ts';
import { WorkbookFileError } from './workbook-file-error.ts';
import { type ReadWorkbook, readWorkbook } from './xlsx/xlsx-reader.ts';
import { writeWorkbook } from './xlsx/xlsx-writer.ts';

/** Everybody on the machine may read the workbook, as with other documents. */
const workbookMode = 0o644;

/** What is written, as of the line `foldedSequence` of the log. */
interface NumberedSnapshot {
  readonly snapshot: WorkbookSnapshot;
  readonly foldedSequence: number;
}

/** Writes the .xlsx file. */
export async function writeWorkbookFile(
  path: string,
  { snapshot, foldedSequence }: NumberedSnapshot,
  beforeRename: () => void = () => undefined,
): Promise<void> {
  const bytes = await writeWorkbook(snapshot, foldedSequence);
  await replaceFile(path, bytes, { mode: workbookMode, beforeRename });
}

/** Reads the file; undefined when there is none. Throws WorkbookFileError when it is not a workbook. */
export async function readWorkbookFile(path: string): Promise<ReadWorkbook | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WorkbookFileError(path, 'cannot be read', error);
  });
  if (bytes === undefined) return undefined;
  return readWorkbook(bytes, basename(path, '.xlsx')).catch((error: unknown) => {
    throw new WorkbookFileError(path, 'is not a workbook that can be read', error);
  });
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
