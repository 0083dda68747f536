/** Changes an invoice when one of its payments is received or voided. */
import { currencyDecimals } from '../../billing/currency.ts';
import { addDecimals, compareDecimals, countDecimals, subtractDecimals } from '../../billing/decimal.ts';
import { Refusal } from '../../errors/refusal.ts';
import { withState } from '../../records/with-state.ts';
import { findTransition, statusesBefore } from '../../schema/action.ts';
import type { FieldCode } from '../../schema/problem.ts';
import type { EventType, RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { invoices } from '../invoices.ts';
import { invoiceTransitions, withInstant } from './transitions.ts';

type Invoice = RecordTypes['invoice'];

interface PaymentRequest {
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  /** Null for all that is due. */
  readonly amount: string | null;
  readonly payment_date: string | null;
}

/**
 * Changes the invoice that a new payment is about; the payment itself is the caller's to create.
 * @throws Refusal invalid_state, period_locked, validation_failed
 */
export function receivePayment(
  tx: Transaction,
  request: PaymentRequest,
): { readonly invoice: Invoice; readonly amount: string } {
  const invoice = namedInvoice(tx, { ...request });
  tx.stopOnFaults();
  if (invoice === null) throw new Error('No invoice, no fault.');
  refuseUnpayable(invoice);
  withState(invoices, invoice, () => refuseClosedPeriod(tx, request.payment_date ?? tx.today, 'a payment'));
  const due = invoice.amount_due;
  const amount = request.amount ?? due;
  checkAmount(tx, amount, due, invoice.currency);
  tx.stopOnFaults();
  const { changes, events } = withSum(
    invoice,
    'receive_payment',
    addDecimals(invoice.amount_paid, amount),
    tx.now,
  );
  tx.change('invoice', invoice, changes, events);
  return { invoice, amount };
}

/** The invoice that a payment names by its id or by its number; a fault is noted when there is none. */
export function namedInvoice(
  tx: Transaction,
  { invoice_id: id, invoice_number: number }: Readonly<JsonObject>,
): Invoice | null {
  const fault = (field: string, code: FieldCode, message: string): null => {
    tx.fault({ pointer: `/${field}`, code, message });
    return null;
  };
  if (typeof id !== 'string') {
    if (typeof number !== 'string') return null;
    const named = invoiceNumbered(tx, number);
    return named ?? fault('invoice_number', 'not_found', `There is no invoice with the number ${number}.`);
  }
  const invoice = tx.find('invoice', id);
  if (invoice === null) return fault('invoice_id', 'not_found', `There is no invoice with the id ${id}.`);
  if (typeof number === 'string' && number !== invoice.number)
    fault(
      'invoice_number',
      'mutually_exclusive',
      'Give invoice_id or invoice_number: the invoice has another number.',
    );
  return invoice;
}

/**
 * The invoice with this number, or null. A draft does not reserve its number, so another invoice may have it by now.
 * @param id of the one that is meant when several have the number
 */
export function invoiceNumbered(tx: Transaction, number: string, id?: unknown): Invoice | null {
  const found = tx.findByText('invoice', 'number', number);
  return (
    found.find((invoice) => invoice.id === id) ??
    found.find(({ status }) => status !== 'draft') ??
    found[0] ??
    null
  );
}

/**
 * Changes the invoice of a payment that is voided: it owes the amount again.
 * @throws Refusal not_found, invalid_state
 */
export function reversePayment(tx: Transaction, payment: RecordTypes['payment']): void {
  const invoice = tx.find('invoice', payment.invoice_id);
  // A person may have deleted its row.
  if (invoice === null) throw new Refusal('not_found', 'The invoice of the payment was deleted.');
  const paid = subtractDecimals(invoice.amount_paid, payment.amount);
  const { changes, events } = withSum(invoice, 'void_payment', paid, tx.now);
  tx.change('invoice', invoice, changes, events);
}

/** Returns the invoice with another sum of payments, in the status that the transition table leads to. */
export function withSum(
  invoice: Invoice,
  action: 'receive_payment' | 'void_payment',
  paid: string,
  now: string,
): { readonly changes: JsonObject; readonly events: readonly EventType[] } {
  const sums = { amount_paid: paid, amount_due: subtractDecimals(invoice.total, paid) };
  const transition = findTransition(invoiceTransitions, action, { ...invoice, ...sums });
  if (transition === undefined)
    throw new Refusal(
      'invalid_state',
      `The payments of an invoice that is ${invoice.status} do not change any more.`,
    );
  const { to, event } = transition;
  return {
    changes: { status: to, ...sums, ...withInstant(invoice, 'paid_at', to === 'paid' ? now : null) },
    events: event === null ? [] : [event],
  };
}

const takesPayments = statusesBefore(invoiceTransitions, 'receive_payment');

/** @throws Refusal invalid_state */
export function refuseUnpayable(invoice: Readonly<JsonObject>): void {
  const { status } = invoice;
  if (takesPayments.includes(String(status))) return;
  withState(invoices, invoice, () => {
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
