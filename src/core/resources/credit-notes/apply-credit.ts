/** Applies credit to invoices and takes it back: that of credit notes, and that of payments, which counts as paid. */
import {
  addDecimals,
  compareDecimals,
  countDecimals,
  type Decimal,
  isZero,
  subtractDecimals,
} from '../../billing/decimal.ts';
import { currencyDecimals } from '../../billing/currency.ts';
import { Refusal } from '../../errors/refusal.ts';
import { withState } from '../../records/with-state.ts';
import { optional, required } from '../../schema/field.ts';
import { day, identifier, money } from '../../schema/kinds.ts';
import type { FieldCode } from '../../schema/problem.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { type InvoiceSums, refuseUnpayable, withSums } from '../invoices/payments.ts';
import { invoices } from '../invoices.ts';
import { type Allocation, allocationsMax } from '../payments/allocations.ts';

type Invoice = RecordTypes['invoice'];

/** The body that applies credit to an invoice. */
export const applyFields = {
  invoice_id: required(identifier('inv'), 'The invoice of the same customer and currency.'),
  amount: optional(money(), 'The amount. Default: as much as is due and left.'),
  date: optional(day, 'The date. Default: today.'),
};

/** The body that takes credit back. */
export const unapplyFields = {
  invoice_id: required(identifier('inv'), 'The invoice that it is applied to.'),
  amount: optional(money(), 'The amount. Default: all that is applied to it.'),
};

/** The record whose money is applied. */
export interface CreditHolder {
  readonly customer_id: string;
  readonly currency: string;
  /** What is left to apply. */
  readonly left: Decimal;
  readonly allocations: readonly Allocation[];
  /** The invoice's sums after so much more of it is covered; a negative amount is taken back. */
  readonly sums: (invoice: Invoice, amount: Decimal) => Partial<InvoiceSums>;
  /** True when an invoice that it is applied to may have been deleted. */
  readonly mayLackInvoice?: boolean;
  /** How the invoice changes: as by a credit note, or by a payment. */
  readonly by: 'credit' | 'payment';
}

/** What is applied or taken back. */
export interface ApplyRequest {
  readonly invoice_id: string;
  readonly amount: Decimal | null;
  readonly date: string | null;
}

/** Notes the faults of an amount that is applied or taken back; `max` is the most that it can be. */
function checkAmount(tx: Transaction, amount: Decimal, max: Decimal, currency: string): void {
  const decimals = currencyDecimals(currency) ?? 0;
  const fault = (code: FieldCode, message: string, details?: { readonly max: Decimal }): void =>
    tx.fault({ pointer: '/amount', code, message, ...(details && { details }) });
  if (compareDecimals(amount, '0') <= 0) fault('out_of_range', 'Must be more than zero.');
  if (countDecimals(amount) > decimals)
    fault('too_many_decimals', `Must have at most ${decimals} decimals in ${currency}.`);
  if (compareDecimals(amount, max) > 0)
    fault('exceeds_creditable_amount', `Is more than is possible: ${max}.`, { max });
}

function invoiceFor(
  tx: Transaction,
  { invoice_id }: Pick<ApplyRequest, 'invoice_id'>,
  holder: CreditHolder,
): Invoice {
  const invoice = tx.find('invoice', invoice_id);
  const fault = (code: FieldCode, message: string): void =>
    tx.fault({ pointer: '/invoice_id', code, message });
  if (invoice === null) fault('not_found', `There is no invoice with the id ${invoice_id}.`);
  else if (invoice.customer_id !== holder.customer_id)
    fault('not_found', 'The invoice is of another customer.');
  else if (invoice.currency !== holder.currency)
    fault('currency_mismatch', `The invoice is in ${invoice.currency}.`);
  tx.stopOnFaults();
  if (invoice === null) throw new Error('No invoice, no fault.');
  return invoice;
}

/** Changes the invoice by an amount of the holder's. */
export function coverInvoice(
  tx: Transaction,
  invoice: Invoice,
  holder: Pick<CreditHolder, 'sums' | 'by'>,
  amount: Decimal,
): void {
  const isMore = compareDecimals(amount, '0') > 0;
  const action = holder.by === 'credit' ? 'credit' : isMore ? 'receive_payment' : 'void_payment';
  const { changes, events } = withSums(invoice, action, holder.sums(invoice, amount), tx.now);
  tx.change('invoice', invoice, changes, events);
}

/**
 * Applies a part of the holder's credit to an invoice.
 * @returns the amount, and the holder's allocations with the new one
 * @throws Refusal period_locked, invalid_state, validation_failed
 */
export function applyTo(
  tx: Transaction,
  holder: CreditHolder,
  request: ApplyRequest,
): { readonly amount: Decimal; readonly allocations: readonly Allocation[] } {
  const date = request.date ?? tx.today;
  refuseClosedPeriod(tx, date, 'applying credit');
  const invoice = invoiceFor(tx, request, holder);
  refuseUnpayable(invoice);
  const max = compareDecimals(invoice.amount_due, holder.left) < 0 ? invoice.amount_due : holder.left;
  const amount = request.amount ?? max;
  checkAmount(tx, amount, max, holder.currency);
  if (holder.allocations.length >= allocationsMax)
    tx.fault({ pointer: '/invoice_id', code: 'too_many_items', message: 'It is applied too often already.' });
  tx.stopOnFaults();
  coverInvoice(tx, invoice, holder, amount);
  const fresh = { invoice_id: invoice.id, invoice_number: invoice.number, amount, date };
  return { amount, allocations: [...holder.allocations, fresh] };
}

/**
 * Takes back what is applied to an invoice, the newest parts first.
 * @returns the amount, and the holder's allocations that are left
 * @throws Refusal period_locked, invalid_state, validation_failed
 */
export function unapplyFrom(
  tx: Transaction,
  holder: CreditHolder,
  { invoice_id, amount: given }: Pick<ApplyRequest, 'invoice_id' | 'amount'>,
): { readonly amount: Decimal; readonly allocations: readonly Allocation[] } {
  const own = holder.allocations.filter((one) => one.invoice_id === invoice_id);
  const max = own.reduce((sum, one) => addDecimals(sum, one.amount), '0');
  if (own.length === 0) {
    const message = 'Nothing of it is applied to this invoice.';
    tx.fault({ pointer: '/invoice_id', code: 'not_found', message });
    tx.stopOnFaults();
  }
  const amount = given ?? max;
  checkAmount(tx, amount, max, holder.currency);
  tx.stopOnFaults();
  const isGone = holder.mayLackInvoice === true && tx.find('invoice', invoice_id) === null;
  const invoice = isGone ? null : invoiceFor(tx, { invoice_id }, holder);
  let left = amount;
  const kept = [...holder.allocations].reverse().flatMap((one) => {
    if (one.invoice_id !== invoice_id || isZero(left)) return [one];
    refuseClosedPeriod(tx, one.date, 'taking credit back that was applied');
    const part = compareDecimals(one.amount, left) < 0 ? one.amount : left;
    left = subtractDecimals(left, part);
    const rest = subtractDecimals(one.amount, part);
    return isZero(rest) ? [] : [{ ...one, amount: rest }];
  });
  if (invoice === null) return { amount, allocations: kept.reverse() };
  withState(invoices, invoice, () => {
    if (invoice.status === 'void') throw new Refusal('invalid_state', 'The invoice is void.');
  });
  coverInvoice(tx, invoice, holder, subtractDecimals('0', amount));
  return { amount, allocations: kept.reverse() };
}
