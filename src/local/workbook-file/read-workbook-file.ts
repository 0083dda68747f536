/** Reads the .xlsx file on the disk. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { UnreadableWorkbook, WorkbookFileError } from './workbook-file-error.ts';
import { type ReadWorkbook, readWorkbook } from './xlsx/xlsx-reader.ts';

/** Reads the file; undefined when there is none. Throws WorkbookFileError when it is not a workbook. */
export async function readWorkbookFile(path: string): Promise<ReadWorkbook | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WorkbookFileError(path, 'cannot be read', error);
  });
  if (bytes === undefined) return undefined;
  return readWorkbook(bytes, basename(path, '.xlsx')).catch((error: unknown) => {
    // The words of a parser tell a person nothing.
    const told = error instanceof UnreadableWorkbook ? error.message : 'a part of it is damaged';
    throw new WorkbookFileError(path, `is not a workbook that can be read: ${told}`, undefined, error);
  });
}
