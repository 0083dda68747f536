/** What people may do with payments in their sheet. */
import { addDecimals, compareDecimals, type Decimal } from '../../billing/decimal.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { SheetRules } from '../../schema/sheet-rules.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { refuseUnpayable, withSums } from '../invoices/payments.ts';
import { allocatedTo, allocationsOf } from './allocations.ts';
import { isOrphan } from './orphan.ts';
import { completeTypedPayment } from './typed-payment.ts';

export const paymentSheetRules: SheetRules = {
  corrections: ({ payment_date: day }) => ({
    fields: ['payment_date', 'method', 'external_id'],
    needed: ['payment_date'],
    recomputes: false,
    check({ payment_date: news }, tx) {
      if (news !== undefined)
        for (const one of [day, news]) refuseClosedPeriod(tx, String(one), 'correcting a payment');
      return {};
    },
  }),
  completeTypedRow: completeTypedPayment,
  // The row of its invoice may have gone, or come back, while its own was gone.
  undoDeletion(record, tx) {
    const payment = record as RecordTypes['payment'];
    const invoice_deleted = isOrphan(tx, payment, allocationsOf(payment));
    if (invoice_deleted !== payment.invoice_deleted) tx.change('payment', payment, { invoice_deleted });
  },
  rollups: [
    {
      parent: 'invoice',
      link: 'invoice_id',
      part: 'amount',
      whole: 'amount_paid',
      needs: ['status'],
      orphan: 'invoice_deleted',
      counts: ({ status }) => status === 'received',
      parents: (record) => allocationsOf(asPayment(record)).map(({ invoice_id }) => invoice_id),
      sums: (records, id) => ({ amount_paid: allocatedTo(records.map(asPayment).map(allocationsOf), id) }),
      excluded: (now) => ({ status: 'voided', voided_at: now, allocations: [], unapplied_amount: '0' }),
      applySums: applyPaidSum,
    },
  ],
};

const asPayment = (record: Readonly<JsonObject>): RecordTypes['payment'] => record as RecordTypes['payment'];

/**
 * The fields of an invoice that change after a person has deleted rows of payments or brought some back.
 * @param sums over the payments that are there now
 * @throws Refusal invalid_state when it cannot have been paid so much
 */
function applyPaidSum(
  record: JsonObject,
  { amount_paid: paid = '0' }: Readonly<Record<string, Decimal>>,
  now: string,
): JsonObject {
  const invoice = record as RecordTypes['invoice'];
  const isMore = compareDecimals(paid, invoice.amount_paid) > 0;
  if (isMore && invoice.status !== 'paid') refuseUnpayable(invoice);
  if (compareDecimals(addDecimals(paid, invoice.amount_credited), invoice.total) > 0)
    throw new Refusal('invalid_state', 'The invoice was paid in full without this payment.');
  return withSums(invoice, isMore ? 'receive_payment' : 'void_payment', { amount_paid: paid }, now).changes;
}
