/** Reads one entry of the journal: at a row, or the entry that was written for an idempotency key. */
import { readWindow } from '../read/window.ts';
import type { Session } from '../session.ts';
import { areInColumns } from './journal-columns.ts';
import { decodeEntry, type JournalEntry, journalHeaders, journalSheet } from './journal-entry.ts';
import { hasKey } from './journal-request.ts';
import { isChain, isEntry, type JournalTail, readEntry, type TailEntry } from './journal-tail.ts';
import { idempotencyMemoryMs, isKnownNew, notedMax, noteRecentKeys } from './recent-keys.ts';

// Reading one column of so many rows costs less than a search by Google.
const rowsReadMax = 5000;

const keyColumn = journalHeaders.indexOf('idempotency_key') + 1;

/**
 * Finds the newest entry that was written for this key, null when there is none. No document call when the entries read
 * with the tail reach back far enough, or the notes beside the hints do; otherwise a read, and where it does not reach
 * back either another one or a search; one more call reads each entry found.
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
  const nowMs = clock.now();
  if (tail.isComplete || oldest === undefined || oldest.atMs < nowMs - idempotencyMemoryMs) return [];
  // Only the entries that were read with the tail are noted after the cache has lost the notes.
  const { keys } = session.hints;
  const isAnew = keys?.runs[0]?.[0] === oldest.atMs;
  if (isAnew) noteOlder(session, tail, oldest);
  if (isKnownNew(session.hints.keys, tail.transaction, idempotencyKey, nowMs)) return [];
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

// Reads the keys of the entries above those that were read with the tail: one document call. Where a person has sorted
// the journal or typed into it, the notes stay as they are, and the key is searched.
function noteOlder(session: Session, { recent }: JournalTail, oldest: TailEntry): void {
  const { document, clock } = session.workspace;
  const first = Math.max(2, oldest.row - notedMax);
  const { rows } = readWindow(
    document,
    journalSheet,
    { first, last: oldest.row - 1 },
    { column: 1, columns: keyColumn },
  );
  if (!rows.every((cells) => isEntry(cells) && areInColumns(cells))) return;
  const entries = [...rows.map((cells, index) => readEntry(cells, first + index)), ...recent];
  if (!isChain(entries)) return;
  const keys = noteRecentKeys(null, entries, first === 2, clock.now());
  session.hints = { ...session.hints, keys };
}
