/** Reads records from the newest to the oldest: from the end of the sheet while it is in order, else by a scan. */
import { readJournalTail } from './journal/journal-tail.ts';
import { likelyRow } from './locate.ts';
import { type ReadRow, readRecords } from './read-records.ts';
import { scanInOrder } from './scan-in-order.ts';
import { sequenceName } from './sequence-name.ts';
import { countGaps, noteTail, publishHints, type Session } from './session.ts';
import type { RecordTable } from './table.ts';
import { rowsBelow } from './window.ts';

export interface Page {
  /** Newest first; at most as many as asked for. */
  readonly rows: readonly ReadRow[];
  readonly hasMore: boolean;
}

/**
 * A page of records.
 * @param before sequence number of the record that the page begins behind, null for the newest page
 */
export function readNewest(session: Session, table: RecordTable, limit: number, before: number | null): Page {
  const fast = before === null ? readEnd(session, table, limit) : readBefore(session, table, limit, before);
  return fast ?? scanInOrder(session, table, limit, before);
}

// The newest page: null when these rows do not prove to be the newest records.
function readEnd(session: Session, table: RecordTable, limit: number): Page | null {
  const tail = session.hints.tails[table.sheet];
  const end = tail?.row ?? session.workspace.document.lastContentRow(table.sheet);
  // A hint may have been left by somebody who did not know of newer rows: it proves nothing to be empty.
  if (tail === undefined && end < 2) return { rows: [], hasMore: false };
  const first = Math.max(2, end - limit);
  const { rows, reachesEnd } = readRecords(session, table, first, end + rowsBelow);
  const newest = rows[rows.length - 1];
  if (!reachesEnd || newest?.seq == null) return null;
  // Without a hint, the journal tells which record is the newest.
  const known = tail?.seq ?? readJournalTail(session).series[sequenceName(table.resource)] ?? 0;
  if (newest.seq + countGaps(session, table.sheet, newest.seq, known + 1) < known) return null;
  noteTail(session, table.sheet, { row: newest.row, seq: newest.seq });
  const page = toPage(session, table, rows, { limit, first, skip: 0 });
  if (page !== null && tail === undefined) publishHints(session);
  return page;
}

// A later page: the row of the record that the last page ended with must stand right below it.
function readBefore(session: Session, table: RecordTable, limit: number, before: number): Page | null {
  const below = likelyRow(session, table, before);
  if (below < 2) return null;
  const first = Math.max(2, below - limit - 1);
  const { rows } = readRecords(session, table, first, below);
  const anchor = rows[rows.length - 1];
  if (anchor?.row !== below || anchor.seq !== before) return null;
  return toPage(session, table, rows, { limit, first, skip: 1 });
}

interface Stretch {
  readonly limit: number;
  /** The first row that was read. */
  readonly first: number;
  /** How many of the newest rows belong to the page before. */
  readonly skip: number;
}

// Sequence numbers one below the other, with no gap but of deleted records, are all records of that stretch of time.
function toPage(
  session: Session,
  table: RecordTable,
  rows: readonly ReadRow[],
  { limit, first, skip }: Stretch,
): Page | null {
  const follows = (seq: number | null, before: number): boolean =>
    seq !== null && seq === before + 1 + countGaps(session, table.sheet, before, seq);
  const isChain = rows.every(({ seq }, index) => index === 0 || follows(seq, rows[index - 1]?.seq ?? 0));
  const newestFirst = rows.slice(0, rows.length - skip).reverse();
  // Rows that were deleted since the hint have moved the others up: what stands above was not read then.
  const isWhole =
    first > 2 ? fillsPage(newestFirst.length, limit) : rows.length === 0 || follows(rows[0]?.seq ?? null, 0);
  if (!isChain || !isWhole) return null;
  return { rows: newestFirst.slice(0, limit), hasMore: newestFirst.length > limit };
}

/** True when so many rows are a page and one more, so that the page ends before what was read does. */
export function fillsPage(rows: number, limit: number): boolean {
  return rows > limit;
}
