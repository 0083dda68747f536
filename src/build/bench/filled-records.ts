/** The records of a full workbook, made after a sample of each kind. */
import { customers } from '../../core/resources/customers.ts';
import { invoices } from '../../core/resources/invoices.ts';
import type { JsonObject } from '../../core/schema/represent.ts';
import { newRecordId } from '../../core/store/record-id.ts';

// The last invoices are open, of those before every fiftieth is overdue, ten in all are void, and the rest is paid.
const newestOpen = 60;
const overdueEach = 50;
const voidCount = 10;
const dayMs = 86_400_000;

/** The customer with this number of the workbook. */
export function customerAt(sample: JsonObject, number: number, atMs: number, uuid: string): JsonObject {
  const id = newRecordId(customers.idPrefix, atMs, number, uuid);
  const named = { ...sample, ...stampsAt(atMs), id, name: `Customer ${number}` };
  return { ...named, ...customers.complete?.(named) };
}

/** The invoice with this number of the workbook, for a customer of it. */
export function invoiceAt(
  sample: JsonObject,
  sequence: number,
  { atMs, uuid }: { readonly atMs: number; readonly uuid: string },
  billed: { readonly id: string | undefined; readonly name: string },
): JsonObject {
  return {
    ...sample,
    ...stampsAt(atMs),
    id: newRecordId(invoices.idPrefix, atMs, sequence, uuid),
    number: `INV-2026-${String(sequence).padStart(4, '0')}`,
    invoice_date: dayOf(atMs),
    due_date: dayOf(atMs + 30 * dayMs),
    customer_id: billed.id,
    customer_name: billed.name,
  };
}

/** What has become of an invoice since, in a business that is paid by most. */
export function stateOf({ total }: JsonObject, sequence: number, count: number): JsonObject {
  if (sequence % Math.ceil(count / voidCount) === 1) return { status: 'void', amount_due: '0' };
  if (sequence > count - newestOpen || sequence % overdueEach === 0) return {};
  return { status: 'paid', amount_paid: total ?? null, amount_due: '0' };
}

function stampsAt(atMs: number): JsonObject {
  const at = new Date(atMs).toISOString();
  return { created_at: at, updated_at: at };
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
