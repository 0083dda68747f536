/** Makes a deleted record the same record again after a person has brought its row back. */
import { Refusal } from '../../errors/refusal.ts';
import { updatedEvent } from '../../records/update-record.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { committedRecord, journalSheet } from '../../store/journal/journal-entry.ts';
import { readEntryAt } from '../../store/journal/find-entry.ts';
import type { OpenTransaction } from '../../store/open-transaction.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import { deletionsIn, readRecordedChanges } from '../../store/journal/recorded-changes.ts';
import { addNote, type RowEditContext } from '../rows/row-edit-context.ts';
import { lastCommitted } from './last-committed.ts';
import { recomputeRollup, rollupChanges } from './recompute-rollups.ts';

/**
 * Adds the record to the transaction again: with its id and its number, and a version more.
 * @param record as it was deleted, or as this transaction has corrected it since
 * @throws Refusal when the record that keeps a sum of it cannot be read
 */
export function restoreDeletedRecord(
  context: RowEditContext,
  { row }: ReadRow,
  record: JsonObject,
  { isCorrected }: { readonly isCorrected: boolean },
): void {
  const { session, tx, table } = context;
  const { resource } = table;
  const { rollup } = resource;
  const after = tx.change(resource, record, ownSums(context, record));
  const before = tx.placeOf(after);
  const add = (returned: JsonObject, types: readonly string[]): JsonObject =>
    tx.add({ kind: 'restored', resource, record: returned, seq: before.stored.seq, before }, types);
  add(after, isCorrected ? [] : [updatedEvent(resource)]);
  restoreReferences(context, resource, String(record.id));
  if (rollup === undefined) return;
  try {
    recomputeRollup(session, tx, { resource, rollup, id: String(record[rollup.link]) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'invalid_state') throw error;
    add({ ...after, ...rollup.excluded(tx.now) }, []);
    const status = table.columns.findIndex(({ key }) => key === 'status');
    addNote(
      context,
      row,
      Math.max(0, status),
      `The ${resource.object} is back, but it does not count. ${error.message}`,
    );
  }
}

/** Runs what may be refused without harm to the rest of the transaction: then it leaves no trace there. */
export function ignoreRefusal(tx: OpenTransaction, run: () => void): void {
  const undo = tx.savepoint();
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    undo();
  }
}

// The records that it keeps a sum of may have changed while it was gone.
function ownSums({ session, tx, table }: RowEditContext, record: JsonObject): JsonObject {
  const id = String(record.id);
  const changes = session.resources.map((resource) => {
    const { rollup } = resource;
    return rollup?.parent === table.resource.object
      ? rollupChanges(session, tx, { resource, rollup, id }, record)
      : null;
  });
  return Object.assign({}, ...changes);
}

// Records that referred to it before its deletion refer to it again, unless something has changed them since: the
// quotation of an invoice, for example.
function restoreReferences({ session, tx }: RowEditContext, resource: Resource, id: string): void {
  // A kind of record without this rule changes nothing else with its deletion.
  if (resource.prepareDeletion === undefined) return;
  const deletion = deletionsIn(readRecordedChanges(session, resource)).get(id);
  if (deletion === undefined) return;
  const { transaction } = deletion;
  const [row] = session.workspace.document.find(journalSheet, 1, 2, String(transaction));
  const records = row === undefined ? [] : readEntryAt(session, row).records;
  for (const { object, id: otherId, kind, text } of records) {
    const other = session.resources.find((one) => one.object === object);
    if (kind !== 'updated' || other === undefined) continue;
    const told = readRecordedChanges(session, other).filter((one) => one.transaction < transaction);
    const before = lastCommitted(session, other, told, [otherId]).get(otherId);
    if (before === undefined || !Object.values(before).includes(id)) continue;
    ignoreRefusal(tx, () => {
      const now = tx.find(other, otherId);
      if (now === null || now.version !== committedRecord(other, text).version) return;
      tx.change(other, now, before, [updatedEvent(other)]);
    });
  }
}
