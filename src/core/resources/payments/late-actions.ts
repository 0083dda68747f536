/** The actions on payments that few requests ask for, in the script of rare requests. */
import { addDecimals, compareDecimals, isZero, subtractDecimals } from '../../billing/decimal.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Action } from '../../schema/action.ts';
import { optional } from '../../schema/field.ts';
import { addActions } from '../../records/add-actions.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import {
  applyFields,
  type ApplyRequest,
  applyTo,
  coverInvoice,
  type CreditHolder,
  unapplyFields,
  unapplyFrom,
} from '../credit-notes/apply-credit.ts';
import { issuedNotes } from '../credit-notes/compose-note.ts';
import { holderOf as holderOfNote } from '../credit-notes/actions.ts';
import { reasonText } from '../documents/document-fields.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { payments } from '../payments.ts';
import { refundAction, usedUp } from '../refunds/make-refund.ts';
import { refundTerms } from '../refunds/refund-terms.ts';
import { type Allocation, allocationsOf } from './allocations.ts';
import { isOrphan } from './orphan.ts';

type Payment = RecordTypes['payment'];

const asPayment = (record: JsonObject): Payment => record as Payment;

function holderOf(payment: Payment): CreditHolder {
  return {
    customer_id: payment.customer_id,
    currency: payment.currency,
    left: payment.unapplied_amount,
    allocations: allocationsOf(payment),
    mayLackInvoice: payment.invoice_deleted,
    by: 'payment',
    sums: (invoice, amount) => ({ amount_paid: addDecimals(invoice.amount_paid, amount) }),
  };
}

/** Makes an invoice owe what a payment no longer covers; its own remaining credit lowers the due again first. */
function uncover(tx: Transaction, payment: Payment, { invoice_id, amount }: Allocation): void {
  const invoice = tx.find('invoice', invoice_id);
  if (invoice === null) {
    // A person has deleted its row: no invoice owes anything then. Its sums are computed anew when the row is back.
    if (payment.invoice_deleted) return;
    throw new Refusal(
      'not_found',
      'The row of the invoice is gone: try again in a minute, or look at Health.',
    );
  }
  coverInvoice(tx, invoice, holderOf(payment), subtractDecimals('0', amount));
  if (isZero(invoice.credit_notes_total)) return;
  for (const note of issuedNotes(tx, invoice_id)) {
    const now = tx.find('invoice', invoice_id) ?? invoice;
    const left =
      compareDecimals(now.amount_due, note.remaining_credit) < 0 ? now.amount_due : note.remaining_credit;
    if (isZero(left)) continue;
    coverInvoice(tx, now, holderOfNote(note), left);
    const fresh = { invoice_id, invoice_number: invoice.number, amount: left, date: tx.today };
    const changes = {
      allocations: [...note.allocations, fresh],
      applied_amount: addDecimals(note.applied_amount, left),
      remaining_credit: subtractDecimals(note.remaining_credit, left),
    };
    tx.change('credit_note', note, changes, ['credit_note.applied']);
  }
}

addActions(payments, [
  {
    name: 'void',
    summary: 'Void a payment',
    fields: { reason: optional(reasonText, 'Why it is voided.') },
    explain: ({ status }) =>
      status === 'voided' ? new Refusal('payment_already_voided', 'The payment is already void.') : null,
    successStatus: 200,
    run(record, { reason }, tx) {
      const payment = asPayment(record);
      refuseClosedPeriod(tx, payment.payment_date, 'voiding a payment');
      if (!isZero(payment.refunded_amount))
        throw new Refusal('payment_refunded', 'It was refunded: void the refund first.');
      for (const allocation of allocationsOf(payment)) uncover(tx, payment, allocation);
      return {
        status: 'voided',
        unapplied_amount: '0',
        allocations: [],
        invoice_deleted: payment.invoice_deleted && isOrphan(tx, payment, []),
        voided_at: tx.now,
        void_reason: reason,
      };
    },
  },
  {
    name: 'apply',
    summary: 'Apply a deposit or an overpayment',
    fields: applyFields,
    explain: (payment) => usedUp(payment, 'exceeds_creditable_amount'),
    successStatus: 200,
    run(record, input, tx) {
      const payment = asPayment(record);
      const { amount, allocations } = applyTo(tx, holderOf(payment), input as unknown as ApplyRequest);
      return {
        allocations,
        unapplied_amount: subtractDecimals(payment.unapplied_amount, amount),
      };
    },
  },
  {
    name: 'unapply',
    summary: 'Take an applied payment back',
    fields: unapplyFields,
    successStatus: 200,
    run(record, input, tx) {
      const payment = asPayment(record);
      const { amount, allocations } = unapplyFrom(tx, holderOf(payment), input as unknown as ApplyRequest);
      return {
        allocations,
        invoice_deleted: payment.invoice_deleted && isOrphan(tx, payment, allocations),
        unapplied_amount: addDecimals(payment.unapplied_amount, amount),
      };
    },
  },
  {
    name: 'refund',
    summary: 'Refund a deposit or an overpayment',
    fields: refundTerms,
    successStatus: 201,
    answers: 'refund',
    explain: (payment) => usedUp(payment, 'exceeds_refundable_amount'),
    run: (record, input, tx) => refundAction(tx, { object: 'payment', record: asPayment(record) }, input),
  },
] satisfies Action[]);
