/** Reads events out of the journal, the newest first. */
import type { Cell } from '../../workspace.ts';
import type { Session } from '../session.ts';
import { sequenceOf } from '../record-id.ts';
import { readWindow } from '../window.ts';
import { readEntryAt } from './find-earlier.ts';
import { decodeEntry, type JournalEntry, journalColumns, journalSheet } from './journal-entry.ts';
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
  const from = after === null ? newest : Math.min(newest, sequenceOf(after, 'evt') ?? 0);
  const found: StoredEvent[] = [];
  let isBehind = after === null;
  let last = tail.row - (tail.transaction - from);
  while (last >= 2 && found.length <= limit) {
    const first = Math.max(2, last - chunkRows + 1);
    for (const event of readStretch(session, first, last)) {
      if (isBehind && holds(event)) found.push(event);
      if (event.id === after) isBehind = true;
    }
    last = first - 1;
  }
  return found.slice(0, limit + 1);
}

/** The event with this id, or null: one document call for the tail and one for its entry. */
export function readEvent(session: Session, id: string): StoredEvent | null {
  const transaction = sequenceOf(id, 'evt');
  const tail = readJournalTail(session);
  if (transaction === null || transaction < 1 || transaction > newestApplied(session, tail)) return null;
  const row = tail.row - (tail.transaction - transaction);
  const entry = row < 2 ? null : readEntryAt(session, row);
  return (entry === null ? [] : eventsOf(entry)).find((event) => event.id === id) ?? null;
}

// What is committed and not yet written is not yet told.
function newestApplied({ hints }: Session, tail: JournalTail): number {
  return tail.isApplied || hints.applied >= tail.transaction ? tail.transaction : tail.transaction - 1;
}

function readStretch(session: Session, first: number, last: number): StoredEvent[] {
  const { document } = session.workspace;
  const { rows } = readWindow(
    document,
    journalSheet,
    { first, last },
    { column: 1, columns: journalColumns },
  );
  return rows
    .flatMap((cells, index) => (isEntry(cells) ? eventsOf(wholeEntry(session, cells, first + index)) : []))
    .reverse();
}

function isEntry(cells: readonly Cell[]): boolean {
  return typeof cells[0] === 'number';
}

// A large entry fills more columns than the journal has from the start.
function wholeEntry(session: Session, cells: readonly Cell[], row: number): JournalEntry {
  return cells[journalColumns - 1] === '' ? decodeEntry(cells) : readEntryAt(session, row);
}

function eventsOf({ at, events, records }: JournalEntry): StoredEvent[] {
  return events.map(({ id, type, record }) => ({
    id,
    type,
    timestamp: at,
    resourceId: records[record]?.id ?? '',
    object: records[record]?.text ?? 'null',
  }));
}
