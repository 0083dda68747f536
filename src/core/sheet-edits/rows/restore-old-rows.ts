/** Writes rows again that show an older state of their record than the journal has. */
import type { Resource } from '../../schema/resource.ts';
import { readEntryAt } from '../../store/journal/find-entry.ts';
import { committedRecord, journalSheet } from '../../store/journal/journal-entry.ts';
import type { RecordedChange } from '../../store/journal/recorded-changes.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import { planChange } from '../../store/write/plan-change.ts';
import { writeRows } from '../../store/write/write-rows.ts';

/**
 * True for a row as the API wrote it that shows an older state of its record than the journal has. A person may have
 * copied a row, and deleted the first one after the API had changed it: then only the copy is left.
 */
export function isBehind({ id, decoded }: ReadRow, newest: ReadonlyMap<string, number>): boolean {
  return decoded.ok && decoded.stored.isUntouched && decoded.stored.rev < (newest.get(id) ?? 0);
}

/** The transaction that wrote each record last, by id; deleted records are left out. */
export function newestWrites(changes: readonly RecordedChange[]): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { id, kind, transaction } of changes) {
    if (kind === 'deleted') newest.delete(id);
    else if (kind !== 'recorded') newest.set(id, transaction);
  }
  return newest;
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
  const record = committedRecord(resource, written);
  // 'restored' writes the formats, too: a row that a person has put there may have lost them.
  const change = { kind: 'restored', resource, record, seq: written.seq, before: null, row } as const;
  writeRows(session, planChange(session, change, transaction).writes);
  flushCells(session);
}
