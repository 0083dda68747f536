/** Writes rows again that show an older state of their record than the journal has. */
import type { Resource } from '../../schema/resource.ts';
import { readEntryAt } from '../../store/journal/find-entry.ts';
import { committedRecord, journalSheet } from '../../store/journal/journal-entry.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import { readRecordedChanges } from '../../store/journal/recorded-changes.ts';
import { readWindow } from '../../store/read/window.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import { type RecordTable, recordTable } from '../../store/table.ts';
import { redoTail } from '../../store/transaction/redo-tail.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import { planChange } from '../../store/write/plan-change.ts';
import { writeRows } from '../../store/write/write-rows.ts';
import { readRowsAt } from './read-rows.ts';

/**
 * Restores the old rows of a sheet, under the lock. A person may have copied a row, and deleted the first one after the
 * API had changed it: then only the copy is left, and the change stands in the journal alone. A row that was also edited
 * is left to the sweep of edits.
 * @returns how many rows there were
 */
export function restoreOldRows(session: Session, resource: Resource): number {
  redoTail(session, readJournalTail(session));
  const table = recordTable(resource);
  const newest = newestOf(session, resource);
  const old = readRevisions(session, table).filter(({ id, rev }) => rev < (newest.get(id) ?? 0));
  const rows = readRowsAt(
    session,
    table,
    old.map(({ row }) => row),
  ).filter(({ decoded }) => decoded.ok && decoded.stored.isUntouched);
  for (const { row, id } of rows)
    rewriteRow(session, resource, { row, id, transaction: newest.get(id) ?? 0 });
  return rows.length;
}

/** The transaction that wrote each record last, by id; deleted records are left out. */
function newestOf(session: Session, resource: Resource): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { id, kind, transaction } of readRecordedChanges(session, resource)) {
    if (kind === 'deleted') newest.delete(id);
    else if (kind !== 'recorded') newest.set(id, transaction);
  }
  return newest;
}

// Rows with the same id are left out: one of them is a copy that no run has looked at yet.
function readRevisions(
  session: Session,
  table: RecordTable,
): { readonly row: number; readonly id: string; readonly rev: number }[] {
  const { document } = session.workspace;
  const { sheet, idIndex, revIndex } = table;
  const layout = seenLayout(session, table);
  const [idColumn = 1, revColumn = 1] = [layout[idIndex], layout[revIndex]];
  const column = Math.min(idColumn, revColumn);
  const area = { column, columns: Math.abs(idColumn - revColumn) + 1 };
  const { rows } = readWindow(document, sheet, { first: 2, last: document.lastContentRow(sheet) }, area);
  const found = rows.map((cells, index) => ({
    row: index + 2,
    id: String(cells[idColumn - column] ?? ''),
    rev: Number(cells[revColumn - column]) || 0,
  }));
  const counts = new Map<string, number>();
  for (const { id } of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  return found.filter(({ id }) => counts.get(id) === 1);
}

/** Writes into a row, and the rows of its line items, what a transaction has made of the record. */
export function rewriteRow(
  session: Session,
  resource: Resource,
  { row, id, transaction }: { readonly row: number; readonly id: string; readonly transaction: number },
): void {
  const [entryRow] = session.workspace.document.find(journalSheet, 1, 2, String(transaction));
  if (entryRow === undefined) return;
  const written = readEntryAt(session, entryRow).records.find((record) => record.id === id);
  if (written === undefined) return;
  const record = committedRecord(resource, written.text);
  // 'restored' writes the formats, too: a row that a person has put there may have lost them.
  const change = { kind: 'restored', resource, record, seq: written.seq, before: null, row } as const;
  writeRows(session, planChange(session, change, transaction).writes);
  flushCells(session);
}
