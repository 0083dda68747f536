/** Issues an invoice: from then on it has its dates, its number and the customer as it was, and can be paid. */
import { isZero } from '../../billing/decimal.ts';
import { assignNumber } from '../documents/assign-number.ts';
import { snapshotOf } from '../documents/customer-snapshot.ts';
import { dueDate } from '../documents/due-date.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { invoices } from '../invoices.ts';
import { noTransitions } from './invoice-states.ts';
/**
 * Dates and numbers an invoice, before anything else about it is looked at: conflicts come before faults.
 * @throws Refusal period_locked, number_taken, number_reserved
 */
export function openInvoice(draft, { invoice_date, number: own }) {
  const day = invoice_date ?? draft.today;
  refuseClosedPeriod(draft, day, 'issuing an invoice');
  const pattern = draft.settings.invoice_number;
  return { number: assignNumber(draft, { resource: invoices, pattern, day, own }), invoice_date: day };
}
/** The fields that issuing sets. An invoice over nothing is paid at once, which is an event of its own. */
export function issueInvoice(draft, drafted, customer) {
  const { number, invoice_date, due_date: given, total } = drafted;
  const due = dueDate(draft, {
    from: invoice_date,
    given,
    days: termsDays(draft, customer),
    field: 'due_date',
  });
  const isPaid = isZero(total);
  if (isPaid) draft.addEvent('invoice.paid');
  return {
    number,
    invoice_date,
    status: isPaid ? 'paid' : 'open',
    due_date: due,
    customer: snapshotOf(customer),
    status_transitions: { ...noTransitions, finalized_at: draft.now, paid_at: isPaid ? draft.now : null },
  };
}
/** A draft keeps only the dates that were given: the others are decided when it is issued. */
export function draftDates(draft, { invoice_date, due_date }, customer) {
  if (invoice_date !== null) {
    dueDate(draft, {
      from: invoice_date,
      given: due_date,
      days: termsDays(draft, customer),
      field: 'due_date',
    });
  }
  return { invoice_date, due_date };
}
/** Days until an invoice is due: the customer's, else the workspace's. */
export function termsDays({ settings }, customer) {
  const own = customer?.payment_terms_days;
  return typeof own === 'number' ? own : settings.payment_terms_days;
}
