/** Lets a document be corrected whose customer a person has deleted: it has kept what it needs of it. */
import { customers } from '../resources/customers.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { OpenDraft } from '../store/open-draft.ts';

/** A draft that finds, in place of a customer that is gone, what this document has kept of it. */
export function withOwnCustomer(draft: OpenDraft, document: JsonObject): OpenDraft {
  const { customer_id: id, customer_name: name, customer_email: email, customer } = document;
  if (typeof id !== 'string') return draft;
  // A document that has been issued keeps the customer as it was then.
  const kept = { id, name, email, ...(customer as JsonObject | null) };
  return {
    ...draft,
    find: (resource, wanted) =>
      draft.find(resource, wanted) ?? (resource === customers && wanted === id ? kept : null),
  };
}
