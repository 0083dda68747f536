/** Lets a document be corrected whose customer a person has deleted: it has kept what it needs of it. */
import type { JsonObject } from '../schema/represent.ts';
import type { ResourceOrName } from '../schema/record-types.ts';
import type { Resource } from '../schema/resource.ts';
import type { OpenTransaction } from '../store/open-transaction.ts';

/** A draft that finds, in place of a customer that is gone, what this document has kept of it. */
export function withOwnCustomer(
  tx: OpenTransaction,
  { fields }: Resource,
  document: JsonObject,
): OpenTransaction {
  const { customer_id: id, customer_name: name, customer_email: email, customer } = document;
  if (typeof id !== 'string') return tx;
  // A document that has been issued keeps the customer as it was then.
  const kept = { id, name, email, ...(customer as JsonObject | null) };
  const isCustomer = (wanted: ResourceOrName): boolean =>
    typeof wanted === 'string'
      ? wanted === 'customer'
      : fields.customer_id?.kind.refersTo === wanted.idPrefix;
  const find = (resource: ResourceOrName, wanted: string): JsonObject | null =>
    tx.find(resource, wanted) ?? (isCustomer(resource) && wanted === id ? kept : null);
  return { ...tx, find: find as OpenTransaction['find'] };
}
