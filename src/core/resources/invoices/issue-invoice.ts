/** Issues an invoice: from then on it has its dates, its number and the customer as it was, and can be paid. */
import { isZero } from '../../billing/decimal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { assignNumber } from '../documents/assign-number.ts';
import { dueDate } from '../documents/due-date.ts';
import { type BlankReferences, issueDocument } from '../documents/issue-document.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { noTransitions } from './transitions.ts';

export interface DraftInvoice extends BlankReferences {
  readonly number: string | null;
  readonly invoice_date: string | null;
  readonly due_date: string | null;
  readonly total: string;
}

/** The number and the day that an invoice is issued under. */
export interface NumberedInvoice {
  readonly number: string;
  readonly invoice_date: string;
}

interface IssuedFields extends NumberedInvoice, ReturnType<typeof issueDocument> {
  readonly status: 'open' | 'paid';
  readonly due_date: string;
  readonly status_transitions: { [Name in keyof typeof noTransitions]: string | null };
}

/**
 * Dates and numbers an invoice, before anything else about it is looked at: conflicts come before faults.
 * @throws Refusal period_locked, number_taken, number_reserved
 */
export function numberInvoice(
  tx: Transaction,
  { invoice_date, number: own }: Pick<DraftInvoice, 'invoice_date' | 'number'>,
): NumberedInvoice {
  const day = invoice_date ?? tx.today;
  refuseClosedPeriod(tx, day, 'issuing an invoice');
  const pattern = tx.settings.invoice_number;
  return { number: assignNumber(tx, { resource: 'invoice', pattern, day, own }), invoice_date: day };
}

/**
 * The fields that issuing sets. Every issue is an event, whether the invoice was a draft before or is new; an invoice over
 * nothing is paid at once, which is one more.
 */
export function issueInvoice(
  tx: Transaction,
  draft: NumberedInvoice & Omit<DraftInvoice, keyof NumberedInvoice>,
  customer: JsonObject,
): IssuedFields {
  const { number, invoice_date, due_date: given, total } = draft;
  const due = dueDate(tx, {
    from: invoice_date,
    given,
    days: termsDays(tx, customer),
    field: 'due_date',
  });
  const isPaid = isZero(total);
  tx.addEvent('invoice.finalized');
  if (isPaid) tx.addEvent('invoice.paid');
  return {
    number,
    invoice_date,
    status: isPaid ? 'paid' : 'open',
    due_date: due,
    ...issueDocument(tx, draft, { number, day: invoice_date }, customer),
    status_transitions: { ...noTransitions, finalized_at: tx.now, paid_at: isPaid ? tx.now : null },
  };
}

/** The dates of a draft: only those that were given; the others are decided when it is issued. */
export function invoiceDraftDates(
  tx: Transaction,
  { invoice_date, due_date }: Pick<DraftInvoice, 'invoice_date' | 'due_date'>,
  customer: JsonObject,
): Pick<DraftInvoice, 'invoice_date' | 'due_date'> {
  if (invoice_date !== null) {
    dueDate(tx, {
      from: invoice_date,
      given: due_date,
      days: termsDays(tx, customer),
      field: 'due_date',
    });
  }
  return { invoice_date, due_date };
}

/** Days until an invoice is due: the customer's, otherwise the workspace's. */
export function termsDays({ settings }: Transaction, customer: JsonObject | null): number {
  const own = customer?.payment_terms_days;
  return typeof own === 'number' ? own : settings.payment_terms_days;
}
