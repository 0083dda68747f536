/** Invoices: what customers owe. */
import { compareDays } from '../billing/calendar.ts';
import { compareDecimals } from '../billing/decimal.ts';
import { Refusal } from '../errors/refusal.ts';
import { findTransition } from '../schema/action.ts';
import { derived, internal, optional, readOnly, readOnlyNullable, type RecordOf } from '../schema/field.ts';
import { bool, day, identifier, money, object, timestamp } from '../schema/kinds.ts';
import { type Content, resource } from '../schema/resource.ts';
import { overdueForm, stillOverdue } from './invoices/overdue-word.ts';
import { history, identity } from './record-fields.ts';
import { composeDocument, withoutInputOnly } from './documents/compose-document.ts';
import { type DocumentDates, documentEditable } from './documents/document-editable.ts';
import {
  advice,
  breakdown,
  documentState,
  hosted,
  mailed,
  parties,
  pricing,
  reasonText,
  remarks,
} from './documents/document-fields.ts';
import { documentRules } from './documents/document-rules.ts';
import { draftSeller, withoutDraftSeller } from './documents/seller.ts';
import { invoiceActions } from './invoices/actions.ts';
import { invoiceDraftDates, issueInvoice, numberInvoice, termsDays } from './invoices/issue-invoice.ts';
import { releaseQuotation } from './invoices/release-quotation.ts';
import {
  blankInvoice,
  invoiceTransitions,
  isPayable,
  laterInvoiceStatuses,
  newInvoiceStatuses,
  openInvoiceStatuses,
  otherInvoiceActions,
} from './invoices/transitions.ts';

declare module '../schema/record-types.ts' {
  interface RecordTypes {
    invoice: RecordOf<typeof fields>;
  }
}

const fields = {
  ...identity('invoice', 'inv'),
  ...documentState(newInvoiceStatuses, laterInvoiceStatuses, 'open'),
  ...parties,
  invoice_date: optional(day, 'The date of the document. Default: today. Optional in a draft.', {
    column: { header: 'Invoice date' },
  }),
  due_date: optional(day, 'The due date. Default: from the payment terms.', {
    column: { header: 'Due date' },
  }),
  overdue_on: internal(
    day,
    'The word overdue while the due date has passed and something is due. It is written once a day.',
    { apart: true, single: true, column: { header: 'Overdue', form: overdueForm } },
  ),
  ...pricing,
  amount_paid: readOnly(money(), 'The amount paid.', { column: { header: 'Paid' } }),
  amount_credited: readOnly(money(), 'What credit notes have taken off the amount due.', {
    column: { header: 'Credited' },
  }),
  credit_notes_total: readOnly(money(), 'The sum of the issued credit notes about the invoice.', {
    column: { header: 'Credit notes', system: true },
  }),
  own_credited: readOnly(
    money(),
    'The part of `amount_credited` that comes from credit notes about this invoice.',
  ),
  amount_due: readOnly(money(), 'The amount still due: the total less what was paid and credited.', {
    column: { header: 'Due' },
  }),
  tax_breakdown: breakdown,
  ...remarks,
  payment_reference: { ...remarks.payment_reference, column: { header: 'Payment reference' } },
  quotation_id: readOnlyNullable(identifier('quo'), 'The quotation that was converted to this invoice.', {
    column: { header: 'Quotation ID', system: true },
  }),
  is_overdue: derived(bool, 'True when the due date has passed and the invoice is not fully paid.', {
    statuses: ['open', 'partially_paid'],
    day: 'due_date',
    needs: ['amount_due'],
  }),
  ...hosted,
  ...mailed,
  ...advice,
  void_reason: readOnlyNullable(reasonText, 'Why the invoice was voided.'),
  status_transitions: readOnly(
    object({
      finalized_at: optional(timestamp, 'When the invoice was finalized.'),
      paid_at: optional(timestamp, 'When the invoice was paid in full.'),
      voided_at: optional(timestamp, 'When it was voided.'),
      uncollectible_at: optional(timestamp, 'When it was marked as uncollectible.'),
    }),
    'When the status changed.',
  ),
  ...history,
};

/** The further fields that a caller may change while an issued invoice is payable. */
const editableWhenPayable = ['due_date', 'terms', 'po_number'];

/** What the dates of an issued invoice follow. */
function invoiceDates({ customer_id }: RecordOf<typeof fields>): DocumentDates {
  return {
    dates: ['invoice_date', 'due_date'],
    days: (tx) => termsDays(tx, tx.find('customer', customer_id)),
  };
}

export const invoices = resource({
  object: 'invoice',
  plural: 'invoices',
  idPrefix: 'inv',
  sheet: 'Invoices',
  itemsSheet: 'Invoice items',
  fields,
  ...documentRules,
  filters: [
    'status',
    'customer_id',
    'number',
    'currency',
    'quotation_id',
    'invoice_date',
    'due_date',
    'total',
    'amount_due',
    'is_overdue',
  ],
  sorts: ['number', 'invoice_date', 'due_date', 'total', 'amount_due'],
  create(input, tx): Content<typeof fields> {
    const numbered = input.status === 'draft' ? null : numberInvoice(tx, input);
    const { content, customer } = composeDocument(tx, input, null);
    const draft = {
      ...withoutInputOnly(input),
      ...content,
      ...blankInvoice,
      amount_due: content.total,
      quotation_id: null,
    };
    if (numbered !== null) return { ...draft, ...issueInvoice(tx, { ...draft, ...numbered }, customer) };
    return { ...draft, ...invoiceDraftDates(tx, draft, customer) };
  },
  editable: (record) =>
    documentEditable(record, {
      code: 'invoice_not_editable',
      byCaller: isPayable(record.status) ? editableWhenPayable : [],
      ...invoiceDates(record),
    }),
  revise(input, tx, record) {
    const { status: _ofActions, ...given } = withoutInputOnly(input);
    const { content, customer } = composeDocument(tx, input, record);
    return { ...given, ...content, ...invoiceDraftDates(tx, input, customer), amount_due: content.total };
  },
  prepareDeletion(record, tx) {
    if (findTransition(invoiceTransitions, 'delete', record) === undefined) {
      throw new Refusal('not_deletable', 'Only drafts can be deleted. Void the invoice instead.');
    }
    releaseQuotation(tx, record);
  },
  actions: invoiceActions,
  otherActions: otherInvoiceActions,
  transitions: invoiceTransitions,
  openStatuses: openInvoiceStatuses,
  expands: {
    credit_notes: { object: 'credit_note', referringBy: 'invoice_id' },
    customer: { object: 'customer', idIn: 'customer_id' },
    payments: { object: 'payment', referringBy: 'invoice_id' },
    quotation: { object: 'quotation', idIn: 'quotation_id' },
  },
  previews: true,
  complete: (record) => ({ ...withoutDraftSeller(record), ...stillOverdue(record) }),
  kept: ({ overdue_on }) => (overdue_on ? { overdue_on } : undefined),
  derive: (record, today, settings) => ({
    ...draftSeller(record, settings),
    is_overdue:
      isPayable(record.status) &&
      record.due_date !== null &&
      compareDays(record.due_date, today) < 0 &&
      compareDecimals(record.amount_due, '0') > 0,
  }),
});
