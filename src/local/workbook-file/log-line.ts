/** One line of the log: the changes of one answered request, their number and a checksum. */

import { createHash } from 'node:crypto';

/** What a line holds. */
export interface LogRecord<Entry> {
  /** Counts the lines over the life of a workbook, from 1. */
  readonly sequence: number;
  readonly entries: readonly Entry[];
}

/** Enough of a hash to tell a torn or altered line from a whole one. */
const checkLength = 16;

const opening = '{"check":"';
const bodyStart = opening.length + checkLength + 2;

/** The line with its line feed; the checksum covers everything behind it. */
export function formatLine<Entry>(record: LogRecord<Entry>): string {
  const body = `"sequence":${record.sequence},"entries":${JSON.stringify(record.entries)}}`;
  return `${opening}${checksum(body)}",${body}\n`;
}

/** Reads a line without its line feed; undefined when it is not whole. */
export function parseLine<Entry>(line: string): LogRecord<Entry> | undefined {
  const body = line.slice(bodyStart);
  if (line.slice(0, bodyStart) !== `${opening}${checksum(body)}",`) return undefined;
  const { sequence, entries } = JSON.parse(line) as LogRecord<Entry>;
  return { sequence, entries };
}

function checksum(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, checkLength);
}
