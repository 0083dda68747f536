/** Reads events out of the journal, the newest first. */
import { isTailWritten } from '../redo-tail.ts';
import { sequenceOf } from '../record-id.ts';
import { publishHints, type Session } from '../session.ts';
import { firstRow, readEntries } from './read-entries.ts';
import type { JournalEntry } from './journal-entry.ts';
import { type JournalTail, readJournalTail } from './journal-tail.ts';

export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  /** RFC 3339: when the transaction was committed. */
  readonly timestamp: string;
  /** The record that the event is about. */
  readonly resourceId: string;
  /** JSON text of that record as it was then: it is sent and answered as it stands. */
  readonly object: string;
}

export interface EventQuery {
  readonly limit: number;
  /** The event that the page begins behind, null for the newest. */
  readonly after: string | null;
  readonly holds: (event: StoredEvent) => boolean;
}

// Entries that are read in one call.
const chunkRows = 120;

/**
 * A page of events; one more than asked for tells that there are more.
 * One document call for the tail and one for each stretch of the journal that has to be read.
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

/** The event with this id, or null: one document call for the tail and one for its entry. */
export function readEvent(session: Session, id: string): StoredEvent | null {
  const transaction = sequenceOf(id, 'evt') ?? 0;
  const tail = readJournalTail(session);
  const isTold = transaction >= oldestTransaction(tail) && transaction <= newestApplied(session, tail);
  const entries = isTold ? readEntries(session, tail, transaction, transaction) : [];
  return entries.flatMap(eventsOf).find((event) => event.id === id) ?? null;
}

// The journal holds at most as many entries as there are rows above the next one's, and the last are never retired.
function oldestTransaction({ transaction, appendRow }: JournalTail): number {
  return Math.max(1, transaction - (appendRow - firstRow) + 1);
}

// What is committed and not yet written is not yet told. Without the cache the rows themselves have to tell.
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
  return events.map(({ id, type, record }) => ({
    id,
    type,
    timestamp: at,
    resourceId: records[record]?.id ?? '',
    object: records[record]?.text ?? 'null',
  }));
}
