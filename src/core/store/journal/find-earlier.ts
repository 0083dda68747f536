/** Looks for an earlier request with the same idempotency key among the entries of the last day. */
import type { Session } from '../session.ts';
import { decodeText, encodeText } from '../text-cell.ts';
import { readWindow } from '../window.ts';
import { decodeEntry, type JournalEntry, journalHeaders, journalSheet } from './journal-entry.ts';
import type { JournalTail } from './journal-tail.ts';

/** How long an idempotency key is remembered at least. */
const memoryMs = 24 * 60 * 60 * 1000;
// Reading one column of so many rows costs less than a search by Google.
const rowsReadMax = 5000;

const keyColumn = journalHeaders.indexOf('idempotency_key') + 1;

/**
 * The entry that this key has made, or null. No document call when the entries that the tail brought reach back
 * far enough, else one read or one search; one more call reads the entry that was found.
 */
export function findEarlier(
  session: Session,
  tail: JournalTail,
  idempotencyKey: string,
): JournalEntry | null {
  const row = rowInTail(tail, idempotencyKey) ?? rowAbove(session, tail, idempotencyKey);
  return row === null ? null : readEntryAt(session, row);
}

/** Reads a whole entry: one document call. */
export function readEntryAt({ workspace }: Session, row: number): JournalEntry {
  return decodeEntry(workspace.document.readRow(journalSheet, row));
}

function rowInTail({ recent }: JournalTail, idempotencyKey: string): number | null {
  return recent.find((entry) => entry.idempotencyKey === idempotencyKey)?.row ?? null;
}

function rowAbove(session: Session, tail: JournalTail, idempotencyKey: string): number | null {
  const { document, clock } = session.workspace;
  const oldest = tail.recent[0];
  if (tail.isComplete || oldest === undefined || oldest.atMs < clock.now() - memoryMs) return null;
  if (oldest.row > rowsReadMax) {
    return document.find(journalSheet, keyColumn, 2, encodeText(idempotencyKey))[0] ?? null;
  }
  const window = readWindow(
    document,
    journalSheet,
    { first: 2, last: oldest.row - 1 },
    { column: keyColumn, columns: 1 },
  );
  const found = window.rows.findIndex(([cell]) => decodeText(String(cell)) === idempotencyKey);
  return found < 0 ? null : window.firstRow + found;
}
