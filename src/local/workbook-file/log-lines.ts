/**
 * The lines of the log: formats one, and reads all whole ones after a start. A line holds the changes of one answered
 * request.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { WorkbookFileError } from './workbook-file-error.ts';

/** The content of a line. */
export interface LogRecord<Entry> {
  /** Counts the lines over the life of a workbook, from 1. */
  readonly sequence: number;
  readonly entries: readonly Entry[];
}

/** This much of a hash shows whether a line is whole or was torn or altered. */
const checkLength = 16;

const opening = '{"check":"';
const bodyStart = opening.length + checkLength + 2;

/** The line with its line feed; the checksum covers everything behind it. */
export function formatLine<Entry>(record: LogRecord<Entry>): string {
  const body = `"sequence":${record.sequence},"entries":${JSON.stringify(record.entries)}}`;
  return `${opening}${checksum(body)}",${body}\n`;
}

/** Reads a line without its line feed; undefined when it is not whole. */
function parseLine<Entry>(line: string): LogRecord<Entry> | undefined {
  const body = line.slice(bodyStart);
  if (line.slice(0, bodyStart) !== `${opening}${checksum(body)}",`) return undefined;
  const { sequence, entries } = JSON.parse(line) as LogRecord<Entry>;
  return { sequence, entries };
}

function checksum(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, checkLength);
}

/** The content of the log. */
export interface ReadLog<Entry> {
  readonly records: readonly LogRecord<Entry>[];
  /** Length of the whole lines in bytes; what follows was torn by a crash and never answered. */
  readonly wholeBytes: number;
}

const lineFeed = 10;

/**
 * Reads the file, an absent one as empty. Throws WorkbookFileError for a broken line that is not the last.
 * @param path the name in errors
 * @param place where the file is, when it has been moved aside
 */
export async function readLogLines<Entry>(path: string, place = path): Promise<ReadLog<Entry>> {
  const bytes = await readFile(place).catch((error: NodeJS.ErrnoException) => {
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
