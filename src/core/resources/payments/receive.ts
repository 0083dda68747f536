/** Receives a payment for an invoice, or as a deposit of a customer that waits for its invoice. */
import { subtractDecimals } from '../../billing/decimal.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { customerById } from '../documents/billed-customer.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { checkAmount, type RequestedPayment, receivePayment } from '../invoices/payments.ts';
import type { Allocation } from './allocations.ts';

/** What a new payment is about. */
interface ReceivedMoney {
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  readonly customer_id: string;
  readonly amount: string;
  readonly unapplied_amount: string;
  readonly currency: string;
  readonly allocations: readonly Allocation[];
}

/** @throws Refusal invalid_state, period_locked, validation_failed */
export function receiveForInvoice(tx: Transaction, request: RequestedPayment): ReceivedMoney {
  const { invoice, amount, unapplied } = receivePayment(tx, request);
  const own = {
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    amount: subtractDecimals(amount, unapplied),
    date: request.payment_date ?? tx.today,
  };
  return {
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    customer_id: invoice.customer_id,
    amount,
    unapplied_amount: unapplied,
    currency: invoice.currency,
    allocations: [own],
  };
}

/** @throws Refusal period_locked, validation_failed */
export function receiveDeposit(tx: Transaction, request: RequestedPayment): ReceivedMoney {
  refuseClosedPeriod(tx, request.payment_date ?? tx.today, 'a payment');
  const customer_id = String(request.customer_id);
  const customer = customerById(tx, customer_id, null);
  const currency = request.currency ?? customer?.currency ?? tx.settings.currency;
  const amount = request.amount ?? '';
  if (amount === '')
    tx.fault({ pointer: '/amount', code: 'required', message: 'A deposit needs an amount.' });
  else checkAmount(tx, amount, null, currency);
  tx.stopOnFaults();
  const ofNone = { invoice_id: null, invoice_number: null, allocations: [] };
  return { ...ofNone, customer_id, amount, unapplied_amount: amount, currency };
}
