/**
 * Takes the log from an earlier process that may still live, for example in a container that cannot be seen from here.
 * The log is moved before it is read: each line that the earlier process has answered for until then is read, and
 * behind it that process finds that the log is not its own any more.
 */
import { rename, rm } from 'node:fs/promises';
import { type ReadLog, readLogLines } from './log-lines.ts';
import { logPath } from './mutation-log.ts';
import { WorkbookFileError } from './workbook-file-error.ts';

/** A log that no earlier process writes to any more. */
export interface ClaimedLog<Entry> extends ReadLog<Entry> {
  /** Gives the log its name again, when the workbook cannot be opened. */
  putBack(): Promise<void>;
  /** Removes it, after a new log holds its lines. */
  remove(): Promise<void>;
}

/** Moves the log of a workbook aside and reads it. Throws WorkbookFileError, with the log in its place, when it is broken. */
export async function claimLog<Entry>(workbookPath: string): Promise<ClaimedLog<Entry>> {
  const path = logPath(workbookPath);
  const claimed = `${path}.claimed`;
  // Without a log, a process has died here after it claimed the log and before it wrote a new one.
  await rename(path, claimed).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new WorkbookFileError(path, 'cannot be moved aside', error);
  });
  const putBack = async (): Promise<void> => {
    await rename(claimed, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  };
  try {
    const read = await readLogLines<Entry>(path, claimed);
    return { ...read, putBack, remove: () => rm(claimed, { force: true }) };
  } catch (error) {
    await putBack();
    throw error;
  }
}
