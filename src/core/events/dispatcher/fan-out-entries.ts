/** Makes deliveries of the events in the journal, and marks the entries whose deliveries are written. */
import { bufferCells, flushCells } from '../../store/write/buffer-cells.ts';
import { markApplied } from '../../store/journal/mark-applied.ts';
import {
  journalHeaders,
  journalSheet,
  markText,
  type JournalEntry,
} from '../../store/journal/journal-entry.ts';
import type { JournalTail } from '../../store/journal/journal-tail.ts';
import { firstRow, type PlacedEntry } from '../../store/journal/read-entries.ts';
import { eventsOf, type StoredEvent } from '../../store/journal/read-events.ts';
import type { Session } from '../../store/session.ts';
import { readWindow } from '../../store/read/window.ts';
import type { Digest } from '../../workspace.ts';
import { type Delivery, newDelivery } from '../deliveries/delivery.ts';
import type { Endpoint } from '../endpoints/endpoint-table.ts';
import { isChosen, pingType } from '../event.ts';

const markColumn = journalHeaders.indexOf('fanned_out') + 1;

/**
 * Returns the deliveries that entries lead to, whether they are there already or not; a repetition returns the same
 * ones.
 */
export function fanOut(
  digest: Digest,
  entries: readonly JournalEntry[],
  endpoints: readonly Endpoint[],
  nowMs: number,
): Delivery[] {
  return entries
    .flatMap(eventsOf)
    .flatMap((event) =>
      endpoints
        .filter((endpoint) => isReceiver(endpoint, event))
        .map((endpoint) => newDelivery(digest, event, endpoint.id, nowMs)),
    );
}

// An endpoint receives the events that it has chosen, from the time when it was made.
function isReceiver(endpoint: Endpoint, event: StoredEvent): boolean {
  if (!endpoint.isEnabled || !(endpoint.createdAt < event.timestamp)) return false;
  return event.type === pingType
    ? event.resourceId === endpoint.id
    : isChosen(endpoint.eventTypes, event.type);
}

/** The transaction up to which every entry is marked: two document calls. A run needs it when the cache is lost. */
export function lastFannedOut({ workspace }: Session, tail: JournalTail): number {
  const rows = { first: firstRow, last: tail.appendRow - 1 };
  const read = (column: number) =>
    readWindow(workspace.document, journalSheet, rows, { column, columns: 1 }).rows.map(([cell]) => cell);
  const marks = read(markColumn);
  const unmarked = read(1).filter((cell, index) => typeof cell === 'number' && marks[index] === '');
  return unmarked.reduce<number>((first, cell) => Math.min(first, Number(cell) - 1), tail.transaction);
}

/**
 * Marks entries as fanned out, and the newest one as applied when its mark is lacking. The caller has written their
 * deliveries: a run that dies before leads to the same deliveries once more.
 */
export function markFannedOut(
  session: Session,
  tail: JournalTail,
  entries: readonly PlacedEntry[],
  nowMs: number,
): void {
  const at = new Date(nowMs).toISOString();
  const isMarkLacking = tail.transaction > 0 && !tail.isApplied && session.hints.applied >= tail.transaction;
  if (isMarkLacking) markApplied(session, tail.row, at);
  const rows = entries.map(({ row }) => row).sort((one, other) => one - other);
  // Neighbours in one write.
  let first = 0;
  for (const [index, row] of rows.entries()) {
    if (rows[index + 1] === row + 1) continue;
    const marks = rows.slice(first, index + 1).map(() => [markText('fanned_out', at)]);
    bufferCells(session, journalSheet, { row: rows[first] ?? row, column: markColumn }, marks, ['@']);
    first = index + 1;
  }
  if (session.hasUnflushedWrites) flushCells(session);
}
