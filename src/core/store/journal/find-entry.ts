/** Reads one entry of the journal: at a row, or the entry that was written for an idempotency key. */
import { readWindow } from '../read/window.ts';
import type { Session } from '../session.ts';
import { decodeEntry, type JournalEntry, journalHeaders, journalSheet } from './journal-entry.ts';
import { hasKey } from './journal-request.ts';
import type { JournalTail } from './journal-tail.ts';

/** How long an idempotency key is remembered at least. */
export const idempotencyMemoryMs = 24 * 60 * 60 * 1000;
// Reading one column of so many rows costs less than a search by Google.
const rowsReadMax = 5000;

const keyColumn = journalHeaders.indexOf('idempotency_key') + 1;

/**
 * Finds the newest entry that was written for this key, null when there is none. No document call when the entries read
 * with the tail reach back far enough, otherwise one read or one search; one more call reads each entry found.
 */
export function findEntryByKey(
  session: Session,
  tail: JournalTail,
  idempotencyKey: string,
): JournalEntry | null {
  const recent = tail.recent.filter(({ keys }) => hasKey(keys, idempotencyKey)).pop();
  if (recent !== undefined) return readEntryAt(session, recent.row);
  // A key that was used again after its day has several entries, and a person may have sorted them.
  const found = rowsAbove(session, tail, idempotencyKey).map((row) => readEntryAt(session, row));
  return found.sort((a, b) => a.transaction - b.transaction).pop() ?? null;
}

/** Reads a whole entry: one document call. */
export function readEntryAt({ workspace }: Session, row: number): JournalEntry {
  return decodeEntry(workspace.document.readRow(journalSheet, row));
}

function rowsAbove(session: Session, tail: JournalTail, idempotencyKey: string): number[] {
  const { document, clock } = session.workspace;
  const oldest = tail.recent[0];
  if (tail.isComplete || oldest === undefined || oldest.atMs < clock.now() - idempotencyMemoryMs) return [];
  // As a pattern, because the entry of several requests has further keys in its cell.
  if (oldest.row > rowsReadMax) return document.find(journalSheet, keyColumn, 2, idempotencyKey, true);
  const { rows } = readWindow(
    document,
    journalSheet,
    { first: 2, last: oldest.row - 1 },
    { column: keyColumn, columns: 1 },
  );
  return rows.flatMap(([cell], index) => (hasKey(String(cell), idempotencyKey) ? [index + 2] : []));
}
