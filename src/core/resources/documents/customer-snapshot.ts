/** What a document keeps of its customer, so that later changes of the customer do not change it. */
import type { JsonObject } from '../../schema/represent.ts';

export function snapshotOf({ id, name, email, tax_ids, billing_address }: JsonObject): JsonObject {
  return { id, name, email, tax_ids, billing_address };
}
