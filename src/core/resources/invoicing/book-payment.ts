/** Books a payment on its invoice, and takes it back when it was an error. */
import { currencyDecimals } from '../../billing/currency.ts';
import {
  addDecimals,
  compareDecimals,
  countDecimals,
  isZero,
  subtractDecimals,
} from '../../billing/decimal.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { tellingState } from '../../schema/telling-state.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { invoices } from '../invoices.ts';
import { passed } from './invoice-actions.ts';
import { isPayable } from './invoice-states.ts';

export interface PaymentWish {
  readonly invoice_id: string;
  /** Null for all that is due. */
  readonly amount: string | null;
  readonly payment_date: string | null;
}

/**
 * Changes the invoice; the payment itself is the caller's to create.
 * @throws Refusal invalid_state, period_locked
 */
export function bookPayment(tx: Transaction, wish: PaymentWish): { invoice: JsonObject; amount: string } {
  const invoice = tx.find(invoices, wish.invoice_id);
  if (invoice === null) {
    const message = `There is no invoice with the id ${wish.invoice_id}.`;
    throw invalid([{ pointer: '/invoice_id', code: 'not_found', message }]);
  }
  refuseUnpayable(invoice);
  tellingState(invoices, invoice, () => refuseClosedPeriod(tx, wish.payment_date ?? tx.today, 'a payment'));
  const due = String(invoice.amount_due);
  const amount = wish.amount ?? due;
  checkAmount(tx, amount, due, String(invoice.currency));
  tx.stopOnFaults();
  const changes = settleInvoice(invoice, addDecimals(String(invoice.amount_paid), amount), tx.now);
  if (changes.status !== invoice.status || isPayable(changes.status)) {
    tx.addEvent(changes.status === 'paid' ? 'invoice.paid' : 'invoice.partially_paid');
  }
  tx.change(invoices, invoice, changes);
  return { invoice, amount };
}

/** Makes the invoice owe again what a payment had settled. */
export function takePaymentBack(tx: Transaction, payment: JsonObject): void {
  const invoice = tx.find(invoices, String(payment.invoice_id));
  // A person may have deleted its row.
  if (invoice === null) throw new Refusal('not_found', 'The invoice of the payment was deleted.');
  const paid = subtractDecimals(String(invoice.amount_paid), String(payment.amount));
  tx.change(invoices, invoice, settleInvoice(invoice, paid, tx.now));
}

/**
 * The invoice after a person has deleted rows of payments or brought some back.
 * @param paid the sum of the payments that are there now
 * @throws Refusal invalid_state when it cannot have been paid so much
 */
export function settleSum(invoice: JsonObject, paid: string, now: string): JsonObject {
  const isPayment = compareDecimals(paid, String(invoice.amount_paid)) > 0;
  if (isPayment && invoice.status !== 'paid') refuseUnpayable(invoice);
  if (compareDecimals(paid, String(invoice.total)) > 0)
    throw new Refusal('invalid_state', 'The invoice was paid in full without this payment.');
  return settleInvoice(invoice, paid, now);
}

/** What changes in an invoice of which so much is paid. One that was given up stays so until it is covered. */
export function settleInvoice(invoice: JsonObject, paid: string, now: string): JsonObject {
  const due = subtractDecimals(String(invoice.total), paid);
  const isPaid = isZero(due);
  const wasGivenUp = (invoice.status_transitions as JsonObject).uncollectible_at !== null;
  const unpaid = wasGivenUp ? 'uncollectible' : isZero(paid) ? 'open' : 'partially_paid';
  return {
    status: isPaid ? 'paid' : unpaid,
    amount_paid: paid,
    amount_due: due,
    ...passed(invoice, 'paid_at', isPaid ? now : null),
  };
}

/** @throws Refusal invalid_state */
export function refuseUnpayable(invoice: JsonObject): void {
  const { status } = invoice;
  if (isPayable(status) || status === 'uncollectible') return;
  tellingState(invoices, invoice, () => {
    throw new Refusal('invalid_state', `An invoice with the status ${String(status)} accepts no payments.`);
  });
}

function checkAmount(tx: Transaction, amount: string, due: string, currency: string): void {
  const decimals = currencyDecimals(currency) ?? 0;
  const fault = (
    code: 'out_of_range' | 'too_many_decimals' | 'payment_exceeds_amount_due',
    message: string,
  ): void => tx.fault({ pointer: '/amount', code, message });
  if (compareDecimals(amount, '0') <= 0) fault('out_of_range', 'Must be more than zero.');
  if (countDecimals(amount) > decimals)
    fault('too_many_decimals', `Must have at most ${decimals} decimals in ${currency}.`);
  if (compareDecimals(amount, due) > 0)
    fault('payment_exceeds_amount_due', `Must be at most ${due}, which is due.`);
}
