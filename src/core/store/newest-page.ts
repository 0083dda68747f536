/** Reads records from the newest to the oldest: from the end of the sheet while it is in order, else by a scan. */
import { likelyRow } from './locate.ts';
import { type ReadRow, readRecords } from './read-records.ts';
import { scanInOrder } from './scan-in-order.ts';
import { noteTail, type Session } from './session.ts';
import type { RecordTable } from './table.ts';

export interface Page {
  /** Newest first; at most as many as asked for. */
  readonly rows: readonly ReadRow[];
  readonly hasMore: boolean;
}

// Rows that may have been written since the hint, read along with the page.
const rowsBelow = 20;

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
  if (end < 2) return { rows: [], hasMore: false };
  const first = Math.max(2, end - limit);
  const { rows, reachesEnd } = readRecords(session, table, first, end + rowsBelow);
  const newest = rows[rows.length - 1];
  if (!reachesEnd || newest?.seq == null || newest.seq < (tail?.seq ?? 0)) return null;
  // Without a hint, nothing tells the newest sequence number but a scan, unless the chain begins at the first.
  if (tail === undefined && rows[0]?.seq !== 1) return null;
  noteTail(session, table.sheet, { row: newest.row, seq: newest.seq });
  return toPage(rows, limit, first);
}

// A later page: the row of the record that the last page ended with must stand right below it.
function readBefore(session: Session, table: RecordTable, limit: number, before: number): Page | null {
  const below = likelyRow(session, table, before);
  if (below < 2) return null;
  const first = Math.max(2, below - limit - 1);
  const { rows } = readRecords(session, table, first, below);
  const anchor = rows[rows.length - 1];
  if (anchor?.row !== below || anchor.seq !== before) return null;
  return toPage(rows, limit, first, 1);
}

// Sequence numbers without a gap, one below the other, are all records of that stretch of time.
function toPage(rows: readonly ReadRow[], limit: number, first: number, skip = 0): Page | null {
  const isChain = rows.every(
    (read, index) => index === 0 || (read.seq !== null && read.seq === (rows[index - 1]?.seq ?? 0) + 1),
  );
  if (!isChain || (first === 2 && rows.length > 0 && rows[0]?.seq !== 1)) return null;
  const newestFirst = rows.slice(0, rows.length - skip).reverse();
  return { rows: newestFirst.slice(0, limit), hasMore: newestFirst.length > limit };
}
