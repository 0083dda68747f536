/** Quotations: what customers are offered. */
import { compareDays } from '../billing/calendar.ts';
import { Refusal } from '../errors/refusal.ts';
import { allowedActions } from '../schema/action.ts';
import { defaulted, derived, optional, server, stamped } from '../schema/field.ts';
import type { Kind } from '../schema/kind.ts';
import { bool, choice, day, email, identifier, object, text, timestamp } from '../schema/kinds.ts';
import type { JsonObject } from '../schema/represent.ts';
import { type Content, resource } from '../schema/resource.ts';
import { composeDocument } from './documents/compose-document.ts';
import { documentCorrections } from './documents/document-corrections.ts';
import {
  advice,
  breakdown,
  currencyField,
  numberField,
  parties,
  pricing,
  remarks,
} from './documents/document-fields.ts';
import { mergeForm } from './documents/merge-form.ts';
import { checkShape } from './documents/shape-check.ts';
import { blankQuotation, draftDates, issueQuotation } from './quoting/issue-quotation.ts';
import { quotationActions } from './quoting/quotation-actions.ts';
import { history, identity } from './stamps.ts';

/** What a quotation can be created as; the states that it reaches later are open to new words. */
const status: Kind<string> = choice(['draft', 'sent']);

const fields = {
  ...identity('quotation', 'quo'),
  number: numberField,
  status: defaulted(
    status,
    'draft, sent, accepted, declined, canceled or invoiced; `draft` when not given.',
    {
      column: { header: 'Status' },
      createOnly: true,
    },
  ),
  title: optional(text(200), 'What the offer is about.', { column: { header: 'Title' } }),
  shape: stamped(choice(['items', 'total']), 'Which of the two shapes made it.'),
  ...parties,
  quotation_date: optional(day, 'Today when not given; a draft may be without.', {
    column: { header: 'Quotation date' },
  }),
  expiry_date: optional(day, '30 days later when not given.', {
    column: { header: 'Expiry date' },
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
    column: { header: 'Invoice ID', system: true },
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
  filters: ['status', 'customer_id', 'number', 'currency', 'quotation_date', 'expiry_date', 'total'],
  searched: ['number', 'customer_name', 'po_number', 'external_id'],
  unique: { external_id: 'external_id_taken' },
  check: checkShape,
  create(input, draft): Content<typeof fields> {
    const { content, customer } = composeDocument(draft, input, null);
    const { tax_rate: _shapeB, ...given } = input;
    const drafted = { ...given, ...content, ...blankQuotation };
    if (input.status !== 'sent') return { ...drafted, ...draftDates(draft, drafted), number: input.number };
    draft.addEvent('quotation.sent');
    return { ...drafted, ...issueQuotation(draft, drafted, customer), status: 'sent' };
  },
  prepareMerge: mergeForm,
  editable: ({ status: state }) =>
    state === 'draft' ? null : { fields: [], code: 'quotation_not_editable' },
  revise(input, draft, record) {
    const { content } = composeDocument(draft, input, record);
    const { number, title, quotation_date, expiry_date, notes, terms, po_number, external_id } = input;
    const dates = draftDates(draft, { quotation_date, expiry_date });
    return { ...content, ...dates, number, title, notes, terms, po_number, external_id };
  },
  prepareRemoval(record) {
    if (record.status === 'draft') return;
    throw new Refusal('not_deletable', 'Only drafts can be deleted. Cancel the quotation instead.');
  },
  corrections: (record) =>
    documentCorrections(record, record.status === 'sent', ['title', 'quotation_date', 'expiry_date']),
  actions: quotationActions,
  derive: (record, today) => ({
    is_expired:
      (record.status === 'draft' || record.status === 'sent') &&
      record.expiry_date !== null &&
      compareDays(record.expiry_date, today) < 0,
    allowed_actions: allowedActions(quotationActions, record as unknown as JsonObject),
  }),
});
