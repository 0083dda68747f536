/** Makes a deleted record the same record again after a person has brought its row back. */
import { updatedEvent } from '../../records/update-record.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import { runUnlessRefused } from '../rows/begin-edits.ts';
import { addNote, type NotedContext, type RowEditContext } from '../rows/row-edit-context.ts';
import { markParts } from './mark-parts.ts';
import { keptSums, parentsOf, recomputeRollup, rollupChanges } from './recompute-rollups.ts';

type ReturnContext = NotedContext & Pick<RowEditContext, 'findParts'>;

/**
 * Adds the record to the transaction again: with its id and its number, and a version more. One whose
 * parent cannot count it any more comes back voided, with the event of that transition.
 * @param record as it was deleted, or as this transaction has corrected it since
 * @throws Refusal when the record that keeps a sum of it cannot be read
 */
export function restoreDeletedRecord(
  context: ReturnContext,
  { row }: Pick<ReadRow, 'row'>,
  record: JsonObject,
  { isCorrected }: { readonly isCorrected: boolean },
): void {
  const { session, tx, table, findParts } = context;
  const { resource } = table;
  const undo = tx.savepoint();
  const after = tx.change(resource, record, ownSums(context, record));
  const before = tx.placeOf(after);
  const add = (returned: JsonObject, types: readonly string[]): JsonObject =>
    tx.add({ kind: 'restored', resource, record: returned, seq: before.stored.seq, before }, types);
  add(after, isCorrected ? [] : [updatedEvent(resource)]);
  runUnlessRefused(tx, () => sheetRulesOf(resource).undoDeletion?.(after, tx));
  markParts(session, tx, { resource, ids: [String(record.id)], isGone: false, findParts });
  for (const sum of keptSums(session, resource, parentsOf(resource, record))) {
    const refusal = runUnlessRefused(tx, () => recomputeRollup(session, tx, sum, findParts));
    if (refusal === null) continue;
    if (refusal.code !== 'invalid_state') throw refusal;
    // It counts nowhere: the sums of the parents before this one are as they were without it.
    undo();
    const excluded = { ...after, ...sum.rollup.excluded(tx.now) };
    add(excluded, [eventOfStatus(resource, excluded.status)]);
    const status = table.columns.findIndex(({ key }) => key === 'status');
    const text = `The ${resource.object.replace('_', ' ')} is back, but it does not count. ${refusal.message}`;
    addNote(context, row, Math.max(0, status), text);
    return;
  }
}

/** The event of the action that leads to the status. */
function eventOfStatus(resource: Resource, status: unknown): string {
  return resource.transitions?.find(({ to }) => to === status)?.event ?? updatedEvent(resource);
}

// The records that it keeps a sum of may have changed while it was gone.
function ownSums({ session, tx, findParts }: ReturnContext, record: JsonObject): JsonObject {
  const id = String(record.id);
  const changes = session.resources.flatMap((resource) =>
    keptSums(session, resource, [id]).map((sum) =>
      rollupChanges(session, tx, sum, { parent: record, findParts }),
    ),
  );
  return Object.assign({}, ...changes);
}
