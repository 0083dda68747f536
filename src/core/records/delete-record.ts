/** Deletes a record, unless its state or another record forbids it. */
import { Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Transaction } from '../schema/transaction.ts';
import { withState } from './with-state.ts';

/** True when records of this resource can be deleted at all. */
export function isDeletable({ prepareDeletion, insteadOfDeletion }: Resource): boolean {
  return prepareDeletion !== undefined || insteadOfDeletion !== undefined;
}

/**
 * Deletes the record.
 * @param findReference finds the `plural` of a resource whose records refer to the id, or null
 * @throws Refusal not_deletable
 */
export function deleteRecord(
  tx: Transaction,
  resource: Resource,
  record: JsonObject,
  findReference: (resource: Resource, id: string) => string | null,
): void {
  const { prepareDeletion, insteadOfDeletion } = resource;
  withState(resource, record, () => prepareDeletion?.(record, tx));
  const referring = insteadOfDeletion === undefined ? null : findReference(resource, String(record.id));
  if (referring !== null) {
    throw new Refusal(
      'not_deletable',
      `There are ${referring} that refer to it. Set ${insteadOfDeletion ?? ''} instead.`,
    );
  }
  tx.delete(resource, record);
}
