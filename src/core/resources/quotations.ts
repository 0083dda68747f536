/** Quotations: what customers are offered. */
import { compareDays } from '../billing/calendar.ts';
import type { Draft } from '../schema/draft.ts';
import { defaulted, derived, type InputOf, optional, server, stamped } from '../schema/field.ts';
import { bool, choice, day, email, identifier, object, text, timestamp } from '../schema/kinds.ts';
import type { Kind } from '../schema/kind.ts';
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
  pricing,
  remarks,
} from './documents/document-fields.ts';
import { dueDate } from './documents/due-date.ts';
import { priceDocument } from './documents/price-document.ts';
import { checkShape } from './documents/shape-check.ts';
import { history, identity } from './stamps.ts';

/** What a quotation can be created as; the states that it reaches later are open to new words. */
const status: Kind<string> = choice(['draft', 'sent']);

// How long an offer stands when nothing else is said.
const standsDays = 30;

const fields = {
  ...identity('quotation', 'quo'),
  number: numberField,
  status: defaulted(
    status,
    'draft, sent, accepted, declined, canceled or invoiced; `draft` when not given.',
    {
      column: { header: 'Status', width: 110 },
    },
  ),
  title: optional(text(200), 'What the offer is about.', { column: { header: 'Title', width: 200 } }),
  shape: stamped(choice(['items', 'total']), 'Which of the two shapes made it.'),
  ...parties,
  quotation_date: optional(day, 'Today when not given; a draft may be without.', {
    column: { header: 'Quotation date', width: 110 },
  }),
  expiry_date: optional(day, '30 days later when not given.', {
    column: { header: 'Expiry date', width: 100 },
  }),
  currency: currencyField,
  ...pricing,
  tax_breakdown: breakdown,
  ...remarks,
  accepted_at: server(timestamp, 'When the customer accepted.'),
  accepted_by: server(
    object({ name: optional(text(200), 'Who accepted.'), email: optional(email, 'Their e-mail address.') }),
    'Who accepted.',
  ),
  declined_at: server(timestamp, 'When the customer declined.'),
  decline_reason: server(text(1000), 'Why the customer declined.'),
  invoice_id: server(identifier('inv'), 'The invoice that was made of it.', {
    column: { header: 'Invoice ID', system: true, width: 240 },
  }),
  is_expired: derived(bool, 'True when it was neither accepted nor declined in time.'),
  ...advice,
  ...history,
};

export const quotations = resource({
  object: 'quotation',
  plural: 'quotations',
  idPrefix: 'quo',
  sheet: 'Quotations',
  itemsSheet: 'Quotation items',
  fields,
  // A body of 256 KiB, nearly all of it descriptions, with ids and names around them.
  dataCells: 6,
  unique: { external_id: 'external_id_taken' },
  check: checkShape,
  create(input, draft): Content<typeof fields> {
    const customer = billedCustomer(draft, input);
    const isDraft = input.status !== 'sent';
    const dates = datesOf(draft, input, isDraft);
    const priced = priceDocument(draft, input, customer);
    if (customer === null) throw new Error('A customer is missing without a fault.');
    if (!isDraft) draft.addEvent('quotation.sent');
    const { tax_rate: _shapeB, ...given } = input;
    return {
      ...given,
      ...priced,
      ...dates,
      number: isDraft ? input.number : numberOf(draft, input.number, dates.quotation_date),
      status: isDraft ? 'draft' : 'sent',
      customer_id: String(customer.id),
      customer_name: String(customer.name),
      customer_email: typeof customer.email === 'string' ? customer.email : null,
      customer: isDraft ? null : (snapshotOf(customer) as Content<typeof fields>['customer']),
      metadata: input.metadata ?? {},
      accepted_at: null,
      accepted_by: null,
      declined_at: null,
      decline_reason: null,
      invoice_id: null,
    };
  },
  derive: (record, today) => ({
    is_expired:
      (record.status === 'draft' || record.status === 'sent') &&
      record.expiry_date !== null &&
      compareDays(record.expiry_date, today) < 0,
    allowed_actions: [],
  }),
});

interface Dates {
  readonly quotation_date: string | null;
  readonly expiry_date: string | null;
}

// A draft keeps only the dates that were given: the others are decided when it is sent.
function datesOf(draft: Draft, input: InputOf<typeof fields>, isDraft: boolean): Dates {
  if (isDraft && input.quotation_date === null)
    return { quotation_date: null, expiry_date: input.expiry_date };
  const quotationDate = input.quotation_date ?? draft.today;
  const expiry = dueDate(draft, {
    from: quotationDate,
    given: input.expiry_date,
    days: standsDays,
    field: 'expiry_date',
  });
  return { quotation_date: quotationDate, expiry_date: isDraft ? input.expiry_date : expiry };
}

function numberOf(draft: Draft, own: string | null, quotationDate: string | null): string {
  const pattern = draft.settings.quotation_number;
  return assignNumber(draft, { resource: quotations, pattern, day: quotationDate ?? draft.today, own });
}
