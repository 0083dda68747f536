/** Changes an invoice when a payment of it is received, and computes its sums after payments and credit notes. */
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

/** The fields of a new payment that decide what becomes of its invoice. */
export interface RequestedPayment {
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  /** Null for all that is due. */
  readonly amount: string | null;
  readonly payment_date: string | null;
  readonly customer_id: string | null;
  readonly currency: string | null;
  readonly overpayment: 'refuse' | 'credit' | null;
}

/**
 * Changes the invoice that a new payment is about; the payment itself is the caller's to create.
 * @returns `unapplied`: what the payment has more than was due, where it may have more
 * @throws Refusal invalid_state, period_locked, validation_failed
 */
export function receivePayment(
  tx: Transaction,
  request: RequestedPayment,
): { readonly invoice: Invoice; readonly amount: string; readonly unapplied: string } {
  const invoice = namedInvoice(tx, { ...request });
  const { customer_id: payer, currency } = request;
  const differs = (field: 'customer_id' | 'currency', code: FieldCode, message: string): void =>
    tx.fault({ pointer: `/${field}`, code, message });
  if (invoice !== null && payer !== null && payer !== invoice.customer_id)
    differs('customer_id', 'mutually_exclusive', 'The invoice is of another customer.');
  if (invoice !== null && currency !== null && currency !== invoice.currency)
    differs('currency', 'currency_mismatch', `The invoice is in ${invoice.currency}.`);
  tx.stopOnFaults();
  if (invoice === null) throw new Error('No invoice, no fault.');
  refuseUnpayable(invoice);
  withState(invoices, invoice, () => refuseClosedPeriod(tx, request.payment_date ?? tx.today, 'a payment'));
  const due = invoice.amount_due;
  const amount = request.amount ?? due;
  checkAmount(tx, amount, request.overpayment === 'credit' ? null : due, invoice.currency);
  tx.stopOnFaults();
  const applied = compareDecimals(amount, due) > 0 ? due : amount;
  const { changes, events } = withSums(
    invoice,
    'receive_payment',
    { amount_paid: addDecimals(invoice.amount_paid, applied) },
    tx.now,
  );
  tx.change('invoice', invoice, changes, events);
  return { invoice, amount, unapplied: subtractDecimals(amount, applied) };
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

/** The sums of an invoice that payments and credit notes change. */
export type InvoiceSums = Pick<
  Invoice,
  'amount_paid' | 'amount_credited' | 'credit_notes_total' | 'own_credited'
>;

/**
 * Returns the invoice with other sums of payments and credit, in the status that the transition table leads to.
 * @throws Refusal invalid_state
 */
export function withSums(
  invoice: Invoice,
  action: 'receive_payment' | 'void_payment' | 'credit',
  sums: Partial<InvoiceSums>,
  now: string,
): { readonly changes: JsonObject; readonly events: readonly EventType[] } {
  const { amount_paid, amount_credited } = { ...invoice, ...sums };
  const amount_due = subtractDecimals(subtractDecimals(invoice.total, amount_paid), amount_credited);
  const after = { ...invoice, ...sums, amount_due };
  const transition = findTransition(invoiceTransitions, action, after);
  if (transition === undefined)
    throw new Refusal(
      'invalid_state',
      `The payments and credit of an invoice that is ${invoice.status} do not change any more.`,
    );
  const { to, event } = transition;
  const isTold = event !== null && !(action === 'credit' && to === invoice.status);
  const paidAt = invoice.status === 'paid' ? (invoice.status_transitions.paid_at ?? now) : now;
  return {
    changes: {
      ...sums,
      status: to,
      amount_due,
      ...withInstant(invoice, 'paid_at', to === 'paid' ? paidAt : null),
    },
    events: [...(action === 'credit' ? (['invoice.updated'] as const) : []), ...(isTold ? [event] : [])],
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

/** Notes the faults of an amount of money that is received; `due` is the most that it can be, null for any amount. */
export function checkAmount(tx: Transaction, amount: string, due: string | null, currency: string): void {
  const decimals = currencyDecimals(currency) ?? 0;
  const fault = (
    code: 'out_of_range' | 'too_many_decimals' | 'payment_exceeds_amount_due',
    message: string,
  ): void => tx.fault({ pointer: '/amount', code, message });
  if (compareDecimals(amount, '0') <= 0) fault('out_of_range', 'Must be more than zero.');
  if (countDecimals(amount) > decimals)
    fault('too_many_decimals', `Must have at most ${decimals} decimals in ${currency}.`);
  if (due !== null && compareDecimals(amount, due) > 0)
    fault('payment_exceeds_amount_due', `Must be at most ${due}, which is due.`);
}
