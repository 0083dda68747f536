/** Quotations: what customers are offered. */
import { compareDays } from '../billing/calendar.ts';
import { Refusal } from '../errors/refusal.ts';
import { derived, optional, server } from '../schema/field.ts';
import { bool, day, email, identifier, object, text, timestamp } from '../schema/kinds.ts';
import { type Content, resource } from '../schema/resource.ts';
import { composeDocument } from './documents/compose-document.ts';
import { documentCorrections } from './documents/document-corrections.ts';
import { advice, breakdown, documentState, parties, pricing, remarks } from './documents/document-fields.ts';
import { documentRules } from './documents/document-rules.ts';
import { blankQuotation, draftDates, issueQuotation, openQuotation } from './quoting/issue-quotation.ts';
import { quotationActions } from './quoting/quotation-actions.ts';
import { history, identity } from './stamps.ts';

const fields = {
  ...identity('quotation', 'quo'),
  ...documentState(['draft', 'sent'], ['accepted', 'declined', 'canceled', 'invoiced'], 'draft'),
  title: optional(text(200), 'The subject of the quotation.', { column: { header: 'Title' } }),
  ...parties,
  quotation_date: optional(day, 'The date of the document. Default: today. Optional in a draft.', {
    column: { header: 'Quotation date' },
  }),
  expiry_date: optional(day, '30 days later when not given.', {
    column: { header: 'Expiry date' },
  }),
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
  invoice_id: server(identifier('inv'), 'The invoice that the quotation was converted to.', {
    column: { header: 'Invoice ID', system: true },
  }),
  is_expired: derived(bool, 'True when the expiry date has passed without an answer.', {
    statuses: ['draft', 'sent'],
    day: 'expiry_date',
    needs: [],
  }),
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
  ...documentRules,
  filters: [
    ...['status', 'customer_id', 'number', 'currency', 'quotation_date', 'expiry_date', 'total'],
    'is_expired',
  ],
  sorts: ['number', 'total'],
  create(input, tx): Content<typeof fields> {
    const opened = input.status === 'sent' ? openQuotation(tx, input) : null;
    const { content, customer } = composeDocument(tx, input, null);
    const { tax_rate: _shapeB, ...given } = input;
    const drafted = { ...given, ...content, ...blankQuotation };
    if (opened === null) return { ...drafted, ...draftDates(tx, drafted), number: input.number };
    tx.addEvent('quotation.sent');
    return { ...drafted, ...issueQuotation(tx, { ...drafted, ...opened }, customer), status: 'sent' };
  },
  editable: ({ status: state }) =>
    state === 'draft' ? null : { fields: [], code: 'quotation_not_editable' },
  revise(input, tx, record) {
    const { content } = composeDocument(tx, input, record);
    const { number, title, quotation_date, expiry_date, notes, terms, po_number, external_id } = input;
    const dates = draftDates(tx, { quotation_date, expiry_date });
    return { ...content, ...dates, number, title, notes, terms, po_number, external_id };
  },
  prepareRemoval(record) {
    if (record.status === 'draft') return;
    throw new Refusal('not_deletable', 'Only drafts can be deleted. Cancel the quotation instead.');
  },
  corrections: (record) =>
    documentCorrections(record, record.status === 'sent', {
      dates: ['quotation_date', 'expiry_date'],
      others: ['title'],
    }),
  actions: quotationActions,
  derive: (record, today) => ({
    is_expired:
      (record.status === 'draft' || record.status === 'sent') &&
      record.expiry_date !== null &&
      compareDays(record.expiry_date, today) < 0,
  }),
});
