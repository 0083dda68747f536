/** Reads pages of records, the newest first: from the end of the sheet while it is in order, otherwise by a scan. */
import type { Tail } from '../hints.ts';
import { readJournalTail } from '../journal/journal-tail.ts';
import type { Layout } from '../layout.ts';
import { likelyRow } from '../locate/find-record.ts';
import { withVerifiedColumns } from '../locate/verified-columns.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { countGaps, gapsMax, noteGaps, noteTail, publishHints, type Session } from '../session.ts';
import { type RecordTable, sequenceName } from '../table.ts';
import { type ReadRow, readRecords, readScattered } from '../read/read-records.ts';
import type { Query, QueryPage } from './query.ts';
import { readWindow, rowsBelow } from '../read/window.ts';

interface Page {
  /** Newest first; at most as many as asked for. */
  readonly rows: readonly ReadRow[];
  readonly hasMore: boolean;
}

/** A page of the newest records, read from the end of the sheet while it is in order. */
export function newestPage(
  session: Session,
  table: RecordTable,
  { limit, after }: Pick<Query, 'limit' | 'after'>,
  total = 0,
): QueryPage {
  const before = after === null ? null : sequenceOf(after.id, table.resource.idPrefix);
  const { rows, hasMore } = readNewest(session, table, limit, before);
  return { entries: rows, hasMore, positions: rows.map(({ id }) => ({ id, value: null })), total };
}

/**
 * Reads a page of records.
 * @param before sequence number of the record that the page begins behind, null for the newest page
 * @param newest sequence number of the newest record by the journal, when the caller has read it
 */
export function readNewest(
  session: Session,
  table: RecordTable,
  limit: number,
  before: number | null,
  newest?: number,
): Page {
  const fast =
    before === null ? readEnd(session, table, limit, newest) : readBefore(session, table, limit, before);
  return fast ?? scanInOrder(session, table, limit, before);
}

// Returns the newest page; null when the rows read are not proven to be the newest records.
function readEnd(session: Session, table: RecordTable, limit: number, inJournal?: number): Page | null {
  const tail = session.hints.tails[table.sheet];
  const end = tail?.row ?? session.workspace.document.lastContentRow(table.sheet);
  // Only a sheet without content is empty: a hint may be older than the newest rows.
  if (tail === undefined && end < 2) return { rows: [], hasMore: false };
  const first = Math.max(2, end - limit);
  const { rows, reachesEnd } = readRecords(session, table, first, end + rowsBelow);
  const newest = rows[rows.length - 1];
  if (!reachesEnd || newest?.seq == null) return null;
  // Without a hint, the journal has the sequence number of the newest record.
  const known = tail?.seq ?? inJournal ?? readJournalTail(session).series[sequenceName(table.resource)] ?? 0;
  if (newest.seq + countGaps(session, table.sheet, newest.seq, known + 1) < known) return null;
  noteTail(session, table.sheet, { row: newest.row, seq: newest.seq });
  const page = toPage(session, table, rows, { limit, first, skip: 0 });
  if (page !== null && tail === undefined && !session.holdsLock) publishHints(session);
  return page;
}

// Returns a later page; null unless the record that the page before ended with stands right below it.
function readBefore(session: Session, table: RecordTable, limit: number, before: number): Page | null {
  const below = likelyRow(session, table, before);
  if (below < 2) return null;
  const first = Math.max(2, below - limit - 1);
  const { rows } = readRecords(session, table, first, below);
  const anchor = rows[rows.length - 1];
  if (anchor?.row !== below || anchor.seq !== before) return null;
  return toPage(session, table, rows, { limit, first, skip: 1 });
}

interface PageRange {
  readonly limit: number;
  /** The first row that was read. */
  readonly first: number;
  /** How many of the newest rows belong to the page before. */
  readonly skip: number;
}

// Consecutive sequence numbers, with no gaps but those of deleted records, prove that no record is missing in between.
function toPage(
  session: Session,
  table: RecordTable,
  rows: readonly ReadRow[],
  { limit, first, skip }: PageRange,
): Page | null {
  const isNext = (seq: number | null, before: number): boolean =>
    seq !== null && follows(session, table.sheet, before, seq);
  const isChain = rows.every(({ seq }, index) => index === 0 || isNext(seq, rows[index - 1]?.seq ?? 0));
  const newestFirst = rows.slice(0, rows.length - skip).reverse();
  // Rows that were deleted since the hint have moved the others up: then the rows above were not read.
  const isWhole =
    first > 2 ? fillsPage(newestFirst.length, limit) : rows.length === 0 || isNext(rows[0]?.seq ?? null, 0);
  if (!isChain || !isWhole) return null;
  return { rows: newestFirst.slice(0, limit), hasMore: newestFirst.length > limit };
}

/** True when so many rows are a page and one more, so that the page ends before what was read does. */
function fillsPage(rows: number, limit: number): boolean {
  return rows > limit;
}

// A person has sorted the sheet: one scan of the id column finds the records.
// @throws Refusal workspace_busy when rows or columns are being moved
function scanInOrder(session: Session, table: RecordTable, limit: number, before: number | null): Page {
  return withVerifiedColumns(session, table, (layout) => scanOnce(session, table, layout, limit, before));
}

function scanOnce(
  session: Session,
  table: RecordTable,
  layout: Layout,
  limit: number,
  before: number | null,
): Page | null {
  const { document } = session.workspace;
  const column = layout[table.idIndex] ?? 1;
  // A row that a person inserts meanwhile pushes another one below the last.
  const last = document.lastContentRow(table.sheet) + rowsBelow;
  const { rows } = readWindow(document, table.sheet, { first: 2, last }, { column, columns: 1 });
  const places = rows
    .flatMap(([id], index) => {
      const seq = sequenceOf(String(id), table.resource.idPrefix);
      return seq === null ? [] : [{ seq, row: index + 2 }];
    })
    .sort((a, b) => b.seq - a.seq);
  const newest = places[0];
  if (newest !== undefined) noteScan(session, table.sheet, places, newest);
  const wanted = places.filter(({ seq }) => before === null || seq < before);
  const read = readScattered(session, table, wanted.slice(0, limit));
  return read === null ? null : { rows: read, hasMore: wanted.length > limit };
}

// The scan leaves what it found as hints, so that the next request need not scan.
function noteScan(session: Session, sheet: string, places: readonly Tail[], newest: Tail): void {
  noteTail(session, sheet, newest);
  const gaps: number[] = [];
  for (const [index, { seq }] of places.entries()) {
    const below = places[index + 1]?.seq ?? 0;
    for (let gap = seq - 1; gap > below && gaps.length < gapsMax; gap -= 1) gaps.push(gap);
  }
  noteGaps(session, sheet, gaps);
  const isMixed = places.some(({ row }, index) => index > 0 && row > (places[index - 1]?.row ?? row));
  const others = session.hints.mixed.filter((one) => one !== sheet);
  session.hints = { ...session.hints, mixed: isMixed ? [...others, sheet] : others };
  publishHints(session);
}

/** True when no record can stand between two numbers: all those between them were deleted. */
export function follows(session: Session, sheet: string, before: number, seq: number): boolean {
  return seq === before + 1 || seq === before + 1 + countGaps(session, sheet, before, seq);
}
