/** Composes the content of a credit note: what it credits of its invoice, as far as earlier notes have left it. */
import {
  compareDecimals,
  type Decimal,
  divideRounded,
  isNegative,
  isZero,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from '../../billing/decimal.ts';
import { currencyDecimals } from '../../billing/currency.ts';
import { computeCredit, type Credit, type CreditFault } from '../../billing/credit/credit.ts';
import {
  type Creditable,
  type CreditedInvoice,
  creditableOf,
  type EarlierNote,
} from '../../billing/credit/creditable.ts';
import type { LineRequest } from '../../billing/credit/requested-lines.ts';
import { Refusal } from '../../errors/refusal.ts';
import { withState } from '../../records/with-state.ts';
import { statusesBefore } from '../../schema/action.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { Line } from '../documents/line-items.ts';
import { toBase } from '../documents/references.ts';
import { sellerOf } from '../documents/seller.ts';
import { namedInvoice } from '../invoices/payments.ts';
import { invoiceTransitions } from '../invoices/transitions.ts';
import { invoices } from '../invoices.ts';

type Invoice = RecordTypes['invoice'];

export interface NoteRequest {
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  readonly lines: readonly LineRequest[] | null;
  readonly amount: Decimal | null;
  /** The items of a draft, whose ids stay with the lines that it still credits. */
  readonly items?: readonly { readonly id: string | null; readonly invoice_item_id: string | null }[];
}

const creditable = statusesBefore(invoiceTransitions, 'credit');

/**
 * The invoice that a note is about; faults are noted and stop the transaction.
 * @throws Refusal invalid_state for a draft and for a void invoice
 */
export function creditedInvoice(tx: Transaction, { invoice_id, invoice_number }: NoteRequest): Invoice {
  const invoice = namedInvoice(tx, { invoice_id, invoice_number });
  tx.stopOnFaults();
  if (invoice === null) throw new Error('No invoice, no fault.');
  if (creditable.includes(invoice.status)) return invoice;
  return withState(invoices, invoice, () => {
    const hint = invoice.status === 'draft' ? 'Change the draft instead.' : 'It owes nothing.';
    throw new Refusal('invalid_state', `An invoice that is ${invoice.status} takes no credit note. ${hint}`);
  });
}

/** The issued notes about an invoice that are not void: one search of a column. */
export function issuedNotes(tx: Transaction, invoiceId: string): RecordTypes['credit_note'][] {
  return tx.findByText('credit_note', 'invoice_id', invoiceId).filter(({ status }) => status === 'issued');
}

/** What earlier notes have left of the invoice. */
export function leftOf(invoice: Invoice, notes: readonly RecordTypes['credit_note'][]): Creditable {
  // Stored lines have all their fields, also those that a caller may leave out.
  return creditableOf(invoice as unknown as CreditedInvoice, notes as unknown as readonly EarlierNote[]);
}

/** A person may have deleted the row of a note that nobody has taken off the invoice yet: until then it counts. Notes a fault. */
function refuseExcess(tx: Transaction, invoice: Invoice, total: Decimal, pointer: string): void {
  const max = subtractDecimals(invoice.total, invoice.credit_notes_total);
  if (compareDecimals(total, max) <= 0) return;
  tx.fault(problemOf({ pointer, code: 'exceeds_creditable_amount', max }, invoice));
  tx.stopOnFaults();
}

/** The fields of a note that its invoice and its request decide. Faults are noted, and stop the transaction. */
export function composeNote(tx: Transaction, invoice: Invoice, request: NoteRequest): JsonObject {
  const { lines, amount, items = [] } = request;
  // The first note about an invoice need not search for others.
  const earlier = isZero(invoice.credit_notes_total) ? [] : issuedNotes(tx, invoice.id);
  const left = leftOf(invoice, earlier);
  const result = computeCredit(left, { lines: lines?.length === 0 ? null : lines, amount });
  if (!result.ok) for (const fault of result.faults) tx.fault(problemOf(fault, invoice));
  tx.stopOnFaults();
  if (!result.ok) throw new Error('No credit, no fault.');
  const { lines: credited, ...sums } = result.credit;
  refuseExcess(tx, invoice, sums.total, lines === null ? '/amount' : '/lines');
  return {
    ...sums,
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    invoice_date: invoice.invoice_date,
    customer_id: invoice.customer_id,
    customer_name: invoice.customer_name,
    customer: invoice.customer,
    seller: invoice.seller ?? sellerOf(tx.settings),
    exchange_rate: invoice.exchange_rate,
    exchange_rate_date: invoice.exchange_rate_date,
    base_amounts: toBase(tx, { currency: invoice.currency, ...sums }, invoice.exchange_rate),
    currency: invoice.currency,
    tax_inclusive: invoice.tax_inclusive,
    items: credited.map((line) => ({
      ...itemOf(invoice, line),
      id: items.find(({ invoice_item_id }) => invoice_item_id === line.id)?.id ?? tx.newId('li'),
      invoice_item_id: line.id,
      invoice_quantity: line.quantity,
      amount: line.amount,
    })),
  };
}

const messages: Readonly<Record<CreditFault['code'], string>> = {
  exceeds_creditable_amount: 'Is more than earlier credit notes have left of it',
  out_of_range: 'The credit must be more than nothing.',
  not_found: 'The invoice has no such line.',
  mutually_exclusive:
    'Give one of these: a quantity or an amount, each line once, and either lines or an amount.',
  required: 'Give at least one line.',
  too_many_decimals: 'Has more decimals than the currency.',
};

function problemOf({ pointer, code, max }: CreditFault, invoice: Invoice) {
  const at = { pointer: pointer === '' ? '/invoice_id' : pointer, code };
  if (max === null) return { ...at, message: messages[code] };
  const message =
    pointer === ''
      ? `Nothing of the invoice ${invoice.number ?? ''} is left to credit.`
      : `${messages[code]}: ${max}.`;
  return { ...at, message, details: { max } };
}

/** The invoice's line with a quantity, a price and a discount that make the credited amount. */
function itemOf(invoice: Invoice, { id, quantity, amount }: Credit['lines'][number]): JsonObject {
  const line = (invoice.items as readonly Line[]).find((one) => one.id === id) as Line;
  const plain = { ...line, discount: null, discount_percent: null };
  const decimals = currencyDecimals(invoice.currency) ?? 0;
  if (quantity === null) return { ...plain, quantity: '1', unit_price: amount };
  const cost = (price: Decimal): Decimal => roundDecimal(multiplyDecimals(quantity, price), decimals);
  const discount = subtractDecimals(cost(line.unit_price), amount);
  if (isZero(discount)) return { ...plain, quantity };
  // A discount is within what its line costs; a rest that was rounded up has a price of its own instead.
  const isDiscount = !isNegative(discount) && compareDecimals(discount, cost(line.unit_price)) <= 0;
  if (isDiscount) return { ...plain, quantity, discount };
  const price = divideRounded(amount, quantity, 6);
  return compareDecimals(cost(price), amount) === 0
    ? { ...plain, quantity, unit_price: price }
    : { ...plain, quantity: '1', unit_price: amount };
}
