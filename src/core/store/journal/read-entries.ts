/** Reads entries of the journal by their transactions, however a person has sorted it. */
import type { Cell } from '../../workspace.ts';
import { readWindow, rowRanges } from '../read/window.ts';
import type { Session } from '../session.ts';
import { readEntryAt } from './find-entry.ts';
import { decodeEntry, type JournalEntry, journalColumns, journalSheet } from './journal-entry.ts';
import type { JournalTail } from './journal-tail.ts';

/** The first row below the header. */
export const firstRow = 2;

type RowOf = (transaction: number) => number | undefined;

/**
 * Reads the entries from one transaction to another, both included, as far as there are any: one document call while
 * the journal is in order and no entry is larger than its columns, two or more when a person has sorted it.
 */
export function readEntries(
  session: Session,
  tail: JournalTail,
  first: number,
  last: number,
): JournalEntry[] {
  return readPlacedEntries(session, tail, first, last).map(({ entry }) => entry);
}

/** An entry and the row where it was read. */
export interface PlacedEntry {
  readonly row: number;
  readonly entry: JournalEntry;
}

/** Reads the same entries with their rows. */
export function readPlacedEntries(
  session: Session,
  tail: JournalTail,
  first: number,
  last: number,
): PlacedEntry[] {
  const transactions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const inOrder = readPlaced(
    session,
    transactions,
    (transaction) => tail.row - (tail.transaction - transaction),
  );
  // A scan returns null when a person is sorting the journal at this moment.
  return (
    inOrder ??
    readPlaced(session, transactions, scanRows(session)) ??
    readPlacedEntries(session, tail, first, last)
  );
}

// Returns null when an entry stands elsewhere.
function readPlaced(session: Session, transactions: readonly number[], rowOf: RowOf): PlacedEntry[] | null {
  const places = transactions.flatMap((transaction) => {
    const row = rowOf(transaction);
    return row === undefined ? [] : [{ transaction, row }];
  });
  if (places.some(({ row }) => row < firstRow)) return null;
  const cells = readRows(
    session,
    places.map(({ row }) => row),
  );
  if (places.some(({ transaction, row }) => cells.get(row)?.[0] !== transaction)) return null;
  return places.map(({ row }) => ({ row, entry: wholeEntry(session, cells.get(row) ?? [], row) }));
}

function readRows({ workspace }: Session, rows: readonly number[]): ReadonlyMap<number, Cell[]> {
  const cells = new Map<number, Cell[]>();
  for (const { first, last } of rowRanges(rows)) {
    const area = { column: 1, columns: journalColumns };
    const read = readWindow(workspace.document, journalSheet, { first, last }, area);
    for (const [index, row] of read.rows.entries()) cells.set(first + index, row);
  }
  return cells;
}

function scanRows({ workspace }: Session): RowOf {
  const { document } = workspace;
  const last = document.lastContentRow(journalSheet);
  const { rows } = readWindow(document, journalSheet, { first: firstRow, last }, { column: 1, columns: 1 });
  const places = new Map(rows.map(([transaction], index) => [transaction, firstRow + index] as const));
  return (transaction) => places.get(transaction);
}

// A large entry fills more columns than the journal has from the start; then the whole row is read.
function wholeEntry(session: Session, cells: readonly Cell[], row: number): JournalEntry {
  return cells[journalColumns - 1] === '' ? decodeEntry(cells) : readEntryAt(session, row);
}
