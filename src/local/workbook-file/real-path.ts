/** Finds the one path under which a workbook is locked and written, whatever link leads to it. */
import { lstat, mkdir, open, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { WorkbookFileError } from './workbook-file-error.ts';

/**
 * Makes the folder when it is missing, and follows links.
 * Throws WorkbookFileError for a file that this process cannot replace, or that has a second name on the disk.
 */
export async function realWorkbookPath(path: string): Promise<string> {
  const folder = await realFolder(dirname(path));
  const real = await realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WorkbookFileError(path, 'cannot be read', error);
  });
  if (real !== undefined) {
    await refuseUnwritable(path, real);
    return real;
  }
  // A new workbook behind such a link would hide the old one, for example while its disk is not mounted.
  const isLink = await lstat(path).then(
    () => true,
    () => false,
  );
  if (isLink)
    throw new WorkbookFileError(path, 'is a link to a file that is not there: correct it, or remove it');
  return join(folder, basename(path));
}

async function realFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    return await realpath(folder);
  } catch (error) {
    throw unwritableFolder(folder, error);
  }
}

/** The error of a folder in which no file can be made. */
export function unwritableFolder(folder: string, cause: unknown): WorkbookFileError {
  const problem =
    'is where the workbook is kept, and cannot be written. Correct that, or set WORKBOOK to a path elsewhere';
  return new WorkbookFileError(folder, problem, cause);
}

async function refuseUnwritable(path: string, real: string): Promise<void> {
  // Replacing the file would go past a write protection that a person has set on it.
  const file = await open(real, 'r+').catch((error: unknown) => {
    throw new WorkbookFileError(path, 'cannot be written. Correct that, or set WORKBOOK to a copy', error);
  });
  const { nlink } = await file.stat().finally(() => file.close());
  // The lock belongs to one name: two servers could open the workbook under its two names, and give a number twice.
  if (nlink > 1)
    throw new WorkbookFileError(
      path,
      'has a second name on this disk (a hard link). Make a real copy of it with cp, and remove one of the names',
    );
}
