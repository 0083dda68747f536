/** What a document keeps of its customer, so that later changes of the customer do not change it. */
import type { RecordOf } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { parties } from './document-fields.ts';

export type CustomerSnapshot = RecordOf<typeof parties>['customer'];

export function snapshotOf({ id, name, email, tax_ids, billing_address }: JsonObject): CustomerSnapshot {
  // A customer's record has these fields of these types.
  return { id, name, email, tax_ids, billing_address } as CustomerSnapshot;
}
