/** Invoices: what customers owe. */
import { compareDays } from '../billing/calendar.ts';
import { isZero } from '../billing/decimal.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../schema/draft.ts';
import { defaulted, derived, type InputOf, optional, server, stamped } from '../schema/field.ts';
import { bool, choice, day, identifier, money, object } from '../schema/kinds.ts';
import type { Kind } from '../schema/kind.ts';
import type { JsonObject } from '../schema/represent.ts';
import { type Content, resource } from '../schema/resource.ts';
import { assignNumber } from './documents/assign-number.ts';
import { billedCustomer } from './documents/billed-customer.ts';
import { snapshotOf } from './documents/customer-snapshot.ts';
import {
  advice,
  breakdown,
  currencyField,
  numberField,
  parties,
  passed,
  pricing,
  remarks,
} from './documents/document-fields.ts';
import { dueDate } from './documents/due-date.ts';
import { priceDocument } from './documents/price-document.ts';
import { checkShape } from './documents/shape-check.ts';
import { history, identity } from './stamps.ts';

/** What an invoice can be created as; the states that it reaches later are open to new words. */
const status: Kind<string> = choice(['draft', 'open']);

const fields = {
  ...identity('invoice', 'inv'),
  number: numberField,
  status: defaulted(
    status,
    'draft, open, partially_paid, paid, void or uncollectible; `open` when not given.',
    {
      column: { header: 'Status', width: 110 },
    },
  ),
  shape: stamped(choice(['items', 'total']), 'Which of the two shapes made it.'),
  ...parties,
  invoice_date: optional(day, 'Today when not given; a draft may be without.', {
    column: { header: 'Invoice date', width: 100 },
  }),
  due_date: optional(day, 'By the payment terms when not given.', {
    column: { header: 'Due date', width: 100 },
  }),
  currency: currencyField,
  ...pricing,
  amount_paid: stamped(money(), 'What has been paid.', { column: { header: 'Paid', width: 110 } }),
  amount_due: stamped(money(), 'What is still to be paid.', { column: { header: 'Due', width: 110 } }),
  tax_breakdown: breakdown,
  ...remarks,
  quotation_id: server(identifier('quo'), 'The quotation that it was made from.', {
    column: { header: 'Quotation ID', system: true, width: 240 },
  }),
  is_overdue: derived(bool, 'True when it is due, unpaid in part, and its due date has passed.'),
  ...advice,
  status_transitions: stamped(
    object({
      finalized_at: passed('When it was numbered.'),
      paid_at: passed('When it was paid in full.'),
      voided_at: passed('When it was voided.'),
      uncollectible_at: passed('When it was given up.'),
    }),
    'When it passed its states.',
  ),
  ...history,
};

export const invoices = resource({
  object: 'invoice',
  plural: 'invoices',
  idPrefix: 'inv',
  sheet: 'Invoices',
  itemsSheet: 'Invoice items',
  fields,
  // A body of 256 KiB, nearly all of it descriptions, with ids and names around them.
  dataCells: 6,
  unique: { external_id: 'external_id_taken' },
  check: checkShape,
  create(input, draft): Content<typeof fields> {
    const customer = billedCustomer(draft, input);
    const isDraft = input.status === 'draft';
    const dates = datesOf(draft, input, customer, isDraft);
    const priced = priceDocument(draft, input, customer);
    if (customer === null) throw new Error('A customer is missing without a fault.');
    const isPaid = !isDraft && isZero(priced.total);
    if (isPaid) draft.addEvent('invoice.paid');
    const { tax_rate: _shapeB, ...given } = input;
    return {
      ...given,
      ...priced,
      ...dates,
      number: isDraft ? input.number : numberOf(draft, input.number, dates.invoice_date),
      status: isDraft ? 'draft' : isPaid ? 'paid' : 'open',
      customer_id: String(customer.id),
      customer_name: String(customer.name),
      customer_email: typeof customer.email === 'string' ? customer.email : null,
      customer: isDraft ? null : (snapshotOf(customer) as Content<typeof fields>['customer']),
      amount_paid: '0',
      amount_due: priced.total,
      metadata: input.metadata ?? {},
      quotation_id: null,
      status_transitions: {
        finalized_at: isDraft ? null : draft.now,
        paid_at: isPaid ? draft.now : null,
        voided_at: null,
        uncollectible_at: null,
      },
    };
  },
  derive: (record, today) => ({
    is_overdue:
      (record.status === 'open' || record.status === 'partially_paid') &&
      record.due_date !== null &&
      compareDays(record.due_date, today) < 0 &&
      !isZero(record.amount_due),
    allowed_actions: [],
  }),
});

interface Dates {
  readonly invoice_date: string | null;
  readonly due_date: string | null;
}

// A draft keeps only the dates that were given: the others are decided when it is finalised.
function datesOf(
  draft: Draft,
  input: InputOf<typeof fields>,
  customer: JsonObject | null,
  isDraft: boolean,
): Dates {
  if (isDraft && input.invoice_date === null) return { invoice_date: null, due_date: input.due_date };
  const invoiceDate = input.invoice_date ?? draft.today;
  const days =
    typeof customer?.payment_terms_days === 'number'
      ? customer.payment_terms_days
      : draft.settings.payment_terms_days;
  const due = dueDate(draft, { from: invoiceDate, given: input.due_date, days, field: 'due_date' });
  return { invoice_date: invoiceDate, due_date: isDraft ? input.due_date : due };
}

function numberOf(draft: Draft, own: string | null, invoiceDate: string | null): string {
  const day = invoiceDate ?? draft.today;
  const closed = draft.settings.books_closed_through;
  if (closed !== null && compareDays(day, closed) <= 0) {
    throw new Refusal(
      'period_locked',
      `The books are closed through ${closed}: an invoice dated ${day} cannot be issued.`,
    );
  }
  return assignNumber(draft, { resource: invoices, pattern: draft.settings.invoice_number, day, own });
}
