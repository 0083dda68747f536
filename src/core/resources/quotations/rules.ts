/** Quotations, offers to customers: their fields and rules. */
import { compareDays } from '../../billing/calendar.ts';
import { Refusal } from '../../errors/refusal.ts';
import { findTransition, statusesBefore } from '../../schema/action.ts';
import { derived, optional, readOnlyNullable, type RecordOf } from '../../schema/field.ts';
import { bool, day, email, identifier, object, text, timestamp } from '../../schema/kinds.ts';
import { addActions } from '../../records/add-actions.ts';
import { declareLate } from '../../records/late-rules.ts';
import type { Content } from '../../schema/resource.ts';
import { history, identity } from '../record-fields.ts';
import { composeDocument, withoutInputOnly } from '../documents/compose-document.ts';
import { type DocumentDates, documentEditable } from '../documents/document-editable.ts';
import {
  advice,
  answered,
  breakdown,
  documentState,
  hosted,
  mailed,
  parties,
  pricing,
  reasonText,
  remarks,
} from '../documents/document-fields.ts';
import { documentRules } from '../documents/document-rules.ts';
import { draftSeller, withoutDraftSeller } from '../documents/seller.ts';
import { rotateLink, rotation } from '../documents/rotate-link.ts';
import { quotations } from '../quotations.ts';
import { quotationActions, viewing } from './actions.ts';
import { quotationDraftDates, issueQuotation, numberQuotation } from './issue-quotation.ts';
import {
  blankQuotation,
  laterQuotationStatuses,
  newQuotationStatuses,
  quotationTransitions,
} from './transitions.ts';

declare module '../../schema/record-types.ts' {
  interface RecordTypes {
    quotation: RecordOf<typeof fields>;
  }
}

const fields = {
  ...identity('quotation', 'quo'),
  ...documentState(newQuotationStatuses, laterQuotationStatuses, 'draft'),
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
  accepted_at: readOnlyNullable(timestamp, 'When the customer accepted.'),
  accepted_by: readOnlyNullable(
    object({ name: optional(text(200), 'Who accepted.'), email: optional(email, 'Their e-mail address.') }),
    'Who accepted.',
  ),
  declined_at: readOnlyNullable(timestamp, 'When the customer declined.'),
  decline_reason: readOnlyNullable(reasonText, 'Why the customer declined.'),
  cancel_reason: readOnlyNullable(reasonText, 'Why the quotation was canceled.'),
  invoice_id: readOnlyNullable(identifier('inv'), 'The invoice that the quotation was converted to.', {
    column: { header: 'Invoice ID', system: true },
  }),
  is_expired: derived(bool, 'True when the expiry date has passed without an answer.', {
    statuses: ['draft', 'sent'],
    day: 'expiry_date',
    needs: [],
  }),
  ...answered,
  ...hosted,
  ...mailed,
  ...advice,
  ...history,
};

/** What the dates of an issued quotation follow. */
const quotationDates: DocumentDates = { dates: ['quotation_date', 'expiry_date'] };

declareLate(quotations, {
  itemsSheet: 'Quotation items',
  fields,
  ...documentRules,
  filters: [
    ...['status', 'customer_id', 'number', 'currency', 'quotation_date', 'expiry_date', 'total'],
    'is_expired',
  ],
  sorts: ['number', 'total'],
  create(input, tx): Content<typeof fields> {
    const numbered = input.status === 'sent' ? numberQuotation(tx, input) : null;
    const { content, customer } = composeDocument(tx, input, null);
    const draft = { ...withoutInputOnly(input), ...content, ...blankQuotation };
    if (numbered === null) return { ...draft, ...quotationDraftDates(tx, draft) };
    tx.addEvent('quotation.sent');
    return { ...draft, ...issueQuotation(tx, { ...draft, ...numbered }, customer), status: 'sent' };
  },
  editable: (record) =>
    documentEditable(record, { code: 'quotation_not_editable', byCaller: [], ...quotationDates }),
  revise(input, tx, record) {
    const { status: _ofActions, ...given } = withoutInputOnly(input);
    const { content } = composeDocument(tx, input, record);
    return { ...given, ...content, ...quotationDraftDates(tx, input) };
  },
  prepareDeletion(record) {
    if (findTransition(quotationTransitions, 'delete', record) !== undefined) return;
    throw new Refusal('not_deletable', 'Only drafts can be deleted. Cancel the quotation instead.');
  },
  actions: [],
  otherActions: {
    ...{ send: 'send', accept: 'accept', decline: 'decline', cancel: 'cancel', convert: 'convert' },
    ...{ duplicate: 'duplicate', delete: 'delete' },
  },
  transitions: quotationTransitions,
  expands: {
    customer: { object: 'customer', idIn: 'customer_id' },
    invoice: { object: 'invoice', idIn: 'invoice_id' },
  },
  // A quotation is finished when nobody can cancel it any more.
  openStatuses: statusesBefore(quotationTransitions, 'cancel'),
  complete: withoutDraftSeller,
  kept: ({ accepted_from }) => (accepted_from ? { accepted_from } : undefined),
  derive: (record, today, settings) => ({
    ...draftSeller(record, settings),
    is_expired:
      (record.status === 'draft' || record.status === 'sent') &&
      record.expiry_date !== null &&
      compareDays(record.expiry_date, today) < 0,
  }),
});

addActions(
  quotations,
  [...quotationActions, rotateLink('a quotation')],
  [viewing, rotation(['sent', ...laterQuotationStatuses])],
);
