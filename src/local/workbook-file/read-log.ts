/** Reads the log after a start: all whole lines, and how much of the file they are. */

import { readFile } from 'node:fs/promises';
import { type LogRecord, parseLine } from './log-line.ts';
import { WorkbookFileError } from './workbook-file-error.ts';

/** What the log holds. */
export interface ReadLog<Entry> {
  readonly records: readonly LogRecord<Entry>[];
  /** Length of the whole lines in bytes; what follows was torn by a crash and never answered. */
  readonly wholeBytes: number;
}

const lineFeed = 10;

/** Reads the file, an absent one as empty. Throws WorkbookFileError for a broken line that is not the last. */
export async function readLog<Entry>(path: string): Promise<ReadLog<Entry>> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw new WorkbookFileError(path, 'cannot be read', error);
  });
  const records: LogRecord<Entry>[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(lineFeed, start);
    const record = end < 0 ? undefined : parseLine<Entry>(bytes.toString('utf8', start, end));
    if (record === undefined) {
      const isLast = end < 0 || end === bytes.length - 1;
      if (isLast) break;
      throw new WorkbookFileError(path, `is broken in line ${records.length + 1}, which is not its last`);
    }
    const previous = records[records.length - 1]?.sequence;
    if (previous !== undefined && record.sequence !== previous + 1) {
      throw new WorkbookFileError(path, `lacks changes before line ${records.length + 1}`);
    }
    records.push(record);
    start = end + 1;
  }
  return { records, wholeBytes: start };
}
