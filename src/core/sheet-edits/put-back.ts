/** Says at a cell why what a person has typed there was put back, and where it can be changed. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Cell } from '../workspace.ts';
import { correctionsOf } from './correct-record.ts';

const sums = ['discount_total', 'tax_total', 'total'];
const payments = ['amount_paid', 'amount_due'];
const booked = ['amount', 'invoice_number', 'invoice_id'];
const parties = ['number', 'customer_name', 'customer_id', 'currency'];

/** A sentence on what stood in the cell, and one on where to go. */
export function putBackWords(typed: Cell | undefined, remedy: string): string {
  const what = typed === '' || typed === undefined ? 'A blank' : `"${String(typed)}"`;
  return `${typed instanceof Date ? 'A date' : what} was put back. ${remedy}`;
}

/**
 * Where a field of a record can be changed that its own cell does not change.
 * @param record as the API wrote it last
 */
export function remedyFor(resource: Resource, record: JsonObject, name: string): string {
  const { object, itemsSheet } = resource;
  const { fields, needed = [] } = correctionsOf(resource, record);
  if (fields.includes(name) && needed.includes(name)) return 'This cell cannot be blank.';
  if (object === 'payment' && booked.includes(name))
    return 'A payment stays as it was booked: set its Status to voided, and book another.';
  if (itemsSheet === undefined) return 'The API alone decides this.';
  if (payments.includes(name))
    return 'The API adds it up from the payments: book one in the sheet Payments, or void one there.';
  if (sums.includes(name))
    return fields.includes('items')
      ? `The API adds it up from the lines: change them in the sheet ${itemsSheet}.`
      : `The API adds it up from the lines, which cannot change while it is ${String(record.status)}.`;
  if (parties.includes(name))
    return `Only a draft can have another. To change it now, copy the row, change the copy, and end this ${object}.`;
  return 'The API alone decides this.';
}
