/** Reads events from the journal, the newest first. */
import { rowRanges } from '../read/window.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { isTailWritten } from '../transaction/is-tail-written.ts';
import { publishHints, type Session } from '../session.ts';
import type { JournalEntry } from './journal-entry.ts';
import type { Origin } from './journal-request.ts';
import { type JournalTail, readJournalTail } from './journal-tail.ts';
import { firstRow, readEntries } from './read-entries.ts';

export interface StoredEvent extends Partial<Origin> {
  readonly id: string;
  readonly type: string;
  /** RFC 3339: when the transaction was committed. */
  readonly timestamp: string;
  /** The record that the event is about. */
  readonly resourceId: string;
  /** The names of the record's fields that changed. */
  readonly changed: readonly string[];
  /** JSON text of that record as it was then: it is sent and answered as it stands. */
  readonly object: string;
}

interface EventQuery {
  readonly limit: number;
  /** The last event of the previous page, null for the first page. */
  readonly after: string | null;
  readonly holds: (event: StoredEvent) => boolean;
}

// How many entries one call reads.
const chunkRows = 120;

/**
 * Reads a page of events, and one event more when there are more.
 * One document call for the tail and one for each 120 entries that have to be read.
 */
export function readEvents(session: Session, { limit, after, holds }: EventQuery): StoredEvent[] {
  const tail = readJournalTail(session);
  const newest = newestApplied(session, tail);
  const found: StoredEvent[] = [];
  let isBehind = after === null;
  let last = after === null ? newest : Math.min(newest, sequenceOf(after, 'evt') ?? 0);
  const oldest = oldestTransaction(tail);
  while (last >= oldest && found.length <= limit) {
    const first = Math.max(oldest, last - chunkRows + 1);
    for (const event of readEntries(session, tail, first, last).flatMap(eventsOf).reverse()) {
      if (isBehind && holds(event)) found.push(event);
      if (event.id === after) isBehind = true;
    }
    last = first - 1;
  }
  return found.slice(0, limit + 1);
}

/** Reads the event with this id, null when there is none: one document call for the tail and one for its entry. */
export function readEvent(session: Session, id: string): StoredEvent | null {
  const transaction = sequenceOf(id, 'evt') ?? 0;
  const tail = readJournalTail(session);
  const isApplied = transaction >= oldestTransaction(tail) && transaction <= newestApplied(session, tail);
  const entries = isApplied ? readEntries(session, tail, transaction, transaction) : [];
  return entries.flatMap(eventsOf).find((event) => event.id === id) ?? null;
}

// To read so many entries at once is quicker than several calls.
const spanMax = 400;

/**
 * Reads the events of some transactions, as far as the journal has them: one document call for the tail, and one for each
 * range of them, or for all when they are near each other.
 */
export function readEventsOf(session: Session, transactions: readonly number[]): StoredEvent[] {
  if (transactions.length === 0) return [];
  const tail = readJournalTail(session);
  const wanted = [...new Set(transactions)].filter(
    (one) => one >= oldestTransaction(tail) && one <= tail.transaction,
  );
  const [first, last] = [Math.min(...wanted), Math.max(...wanted)];
  const ranges = last - first < spanMax ? [{ first, last }] : rowRanges(wanted);
  return wanted.length === 0
    ? []
    : ranges.flatMap((range) => readEntries(session, tail, range.first, range.last).flatMap(eventsOf));
}

// The journal has at most one entry for each row above the append row; retention deletes the oldest first.
function oldestTransaction({ transaction, appendRow }: JournalTail): number {
  return Math.max(1, transaction - (appendRow - firstRow) + 1);
}

// Readers see a transaction's events once its rows are written. When the cache does not know that, the rows are
// checked.
function newestApplied(session: Session, tail: JournalTail): number {
  const { transaction } = tail;
  if (tail.isApplied || session.hints.applied >= transaction) return transaction;
  if (!isTailWritten(session, tail)) return transaction - 1;
  session.hints = { ...session.hints, applied: transaction };
  publishHints(session);
  return transaction;
}

/** The events of an entry, in their order. */
export function eventsOf({ at, events, records }: JournalEntry): StoredEvent[] {
  return events.map(({ record, ...event }) => ({
    ...event,
    timestamp: at,
    resourceId: records[record]?.id ?? '',
    changed: records[record]?.fields ?? [],
    object: records[record]?.text ?? 'null',
  }));
}
