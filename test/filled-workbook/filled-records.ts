/** Makes the records of a full workbook from a sample of each kind. */
import { subtractDecimals } from '../../src/core/billing/decimal.ts';
import { customers } from '../../src/core/resources/customers.ts';
import { invoices } from '../../src/core/resources/invoices.ts';
import { payments } from '../../src/core/resources/payments.ts';
import { quotations } from '../../src/core/resources/quotations.ts';
import type { JsonObject } from '../../src/core/schema/represent.ts';
import { newRecordId } from '../../src/core/schema/record-id.ts';

// The newest invoices are open. Of the others every fiftieth is overdue, ten in all are void, and the rest are paid.
const newestOpen = 60;
const overdueEach = 50;
const voidCount = 10;
// Some paid invoices have two payments, so that there are about as many payments as invoices.
const twoPartsEach = 47;
const firstPart = '1';
const dayMs = 86_400_000;

/** The time at which a record is created, and the random part of its id. */
export interface Birth {
  readonly atMs: number;
  readonly uuid: string;
}

/** The fields of a customer that invoices and quotations carry. */
export interface Billed {
  readonly id: string;
  readonly name: string;
}

/** The customer with this number in the workbook. */
export function customerAt(sample: JsonObject, number: number, { atMs, uuid }: Birth): JsonObject {
  const id = newRecordId(customers.idPrefix, atMs, number, uuid);
  const named = { ...sample, ...stampsAt(atMs), id, name: `Customer ${number}` };
  return { ...named, ...customers.complete?.(named) };
}

/** The invoice with this number in the workbook, for one of its customers. */
export function invoiceAt(sample: JsonObject, number: number, birth: Birth, billed: Billed): JsonObject {
  return {
    ...sample,
    ...stampsAt(birth.atMs),
    id: newRecordId(invoices.idPrefix, birth.atMs, number, birth.uuid),
    number: `INV-2026-${String(number).padStart(4, '0')}`,
    invoice_date: dayOf(birth.atMs),
    due_date: dayOf(birth.atMs + 30 * dayMs),
    customer_id: billed.id,
    customer_name: billed.name,
  };
}

/** The quotation with this number in the workbook, for one of its customers. */
export function quotationAt(sample: JsonObject, number: number, birth: Birth, billed: Billed): JsonObject {
  return {
    ...sample,
    ...stampsAt(birth.atMs),
    id: newRecordId(quotations.idPrefix, birth.atMs, number, birth.uuid),
    number: `QUO-2026-${String(number).padStart(4, '0')}`,
    quotation_date: dayOf(birth.atMs),
    expiry_date: dayOf(birth.atMs + 30 * dayMs),
    customer_id: billed.id,
    customer_name: billed.name,
  };
}

/** The payment with this number in the workbook, of an amount for one of its invoices. */
export function paymentAt(
  sample: JsonObject,
  number: number,
  birth: Birth,
  { invoice, amount }: { readonly invoice: JsonObject; readonly amount: string },
): JsonObject {
  const date = dayOf(birth.atMs);
  const paid = { invoice_id: invoice.id ?? null, invoice_number: invoice.number ?? null };
  return {
    ...sample,
    ...stampsAt(birth.atMs),
    ...paid,
    id: newRecordId(payments.idPrefix, birth.atMs, number, birth.uuid),
    customer_id: invoice.customer_id ?? null,
    payment_date: date,
    amount,
    allocations: [{ ...paid, amount, date }],
  };
}

/** The present status of an invoice: void, open or paid. Most are paid. */
export function presentStatusOf({ total }: JsonObject, sequence: number, count: number): JsonObject {
  if (sequence % Math.ceil(count / voidCount) === 1) return { status: 'void', amount_due: '0' };
  if (sequence > count - newestOpen || sequence % overdueEach === 0) return {};
  return { status: 'paid', amount_paid: total ?? null, amount_due: '0' };
}

/** The amounts of the payments of an invoice: none, one or two. */
export function partsOf({ status, total }: JsonObject, sequence: number): string[] {
  if (status !== 'paid') return [];
  const whole = String(total);
  return sequence % twoPartsEach === 0 ? [firstPart, subtractDecimals(whole, firstPart)] : [whole];
}

function stampsAt(atMs: number): JsonObject {
  const at = new Date(atMs).toISOString();
  return { created_at: at, updated_at: at };
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
