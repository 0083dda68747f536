import { stretchesOf } from '../stretches.ts';
import { readWindow } from '../window.ts';
import { readEntryAt } from './find-earlier.ts';
import { decodeEntry, journalColumns, journalSheet } from './journal-entry.ts';
/** Below the header. */
export const firstRow = 2;
/**
 * The entries from one transaction to another, both included, as far as there are any: one document call while the
 * journal is in order and no entry is larger than its columns, two or more when a person has sorted it.
 */
export function readEntries(session, tail, first, last) {
  return readPlacedEntries(session, tail, first, last).map(({ entry }) => entry);
}
/** The same entries with their rows. */
export function readPlacedEntries(session, tail, first, last) {
  const transactions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const inOrder = readPlaced(
    session,
    transactions,
    (transaction) => tail.row - (tail.transaction - transaction),
  );
  // Null from a scan: it is being sorted in this very moment.
  return (
    inOrder ??
    readPlaced(session, transactions, scanRows(session)) ??
    readPlacedEntries(session, tail, first, last)
  );
}
// Null when an entry stands elsewhere.
function readPlaced(session, transactions, rowOf) {
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
function readRows({ workspace }, rows) {
  const cells = new Map();
  for (const { first, last } of stretchesOf(rows)) {
    const area = { column: 1, columns: journalColumns };
    const read = readWindow(workspace.document, journalSheet, { first, last }, area);
    for (const [index, row] of read.rows.entries()) cells.set(first + index, row);
  }
  return cells;
}
function scanRows({ workspace }) {
  const { document } = workspace;
  const last = document.lastContentRow(journalSheet);
  const { rows } = readWindow(document, journalSheet, { first: firstRow, last }, { column: 1, columns: 1 });
  const places = new Map(rows.map(([transaction], index) => [transaction, firstRow + index]));
  return (transaction) => places.get(transaction);
}
// A large entry fills more columns than the journal has from the start.
function wholeEntry(session, cells, row) {
  return cells[journalColumns - 1] === '' ? decodeEntry(cells) : readEntryAt(session, row);
}
