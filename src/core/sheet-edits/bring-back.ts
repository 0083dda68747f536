/** Makes a deleted record the same record again when a person has brought its row back. */
import { Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { ReadRow } from '../store/read/read-records.ts';
import { type Hand, leaveNote } from './hand.ts';
import { updatedEvent } from '../records/update-record.ts';
import { retally, sumChanges } from './tally.ts';
import { undoRemoval } from './undo-removal.ts';

/**
 * Drafts the return: the record has its id and its number again, and a version more.
 * @param record as it was deleted, or as this draft has corrected it since
 * @throws Refusal when the record that keeps a sum of it cannot be read
 */
export function bringBack(
  hand: Hand,
  { row }: ReadRow,
  record: JsonObject,
  { isCorrected }: { readonly isCorrected: boolean },
): void {
  const { session, tx, table } = hand;
  const { resource } = table;
  const { rollup } = resource;
  const after = tx.change(resource, record, ownSums(hand, record));
  const before = tx.placeOf(after);
  const add = (returned: JsonObject, types: readonly string[]): JsonObject =>
    tx.add({ kind: 'returned', resource, record: returned, seq: before.stored.seq, before }, types);
  add(after, isCorrected ? [] : [updatedEvent(resource)]);
  undoRemoval(hand, resource, String(record.id));
  if (rollup === undefined) return;
  try {
    retally(session, tx, { resource, rollup, id: String(record[rollup.link]) });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'invalid_state') throw error;
    add({ ...after, ...rollup.excluded(tx.now) }, []);
    const status = table.columns.findIndex(({ key }) => key === 'status');
    leaveNote(hand, row, Math.max(0, status), `It is back, but does not count. ${error.message}`);
  }
}

// What it was a sum of may have changed while it was gone.
function ownSums({ session, tx, table, resources }: Hand, record: JsonObject): JsonObject {
  const id = String(record.id);
  const changes = resources.map((resource) => {
    const { rollup } = resource;
    return rollup?.parent === table.resource.object
      ? sumChanges(session, tx, { resource, rollup, id }, record)
      : null;
  });
  return Object.assign({}, ...changes);
}
