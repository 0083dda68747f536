/** Invoices: what customers owe. */
import { compareDays } from '../billing/calendar.ts';
import { compareDecimals, isZero } from '../billing/decimal.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Transaction } from '../schema/transaction.ts';
import { derived, optional, server, stamped } from '../schema/field.ts';
import { bool, day, identifier, money, object, timestamp } from '../schema/kinds.ts';
import type { JsonObject } from '../schema/represent.ts';
import { type Content, resource } from '../schema/resource.ts';
import { customers } from './customers.ts';
import { composeDocument } from './documents/compose-document.ts';
import { documentCorrections } from './documents/document-corrections.ts';
import { advice, breakdown, documentState, parties, pricing, remarks } from './documents/document-fields.ts';
import { documentRules } from './documents/document-rules.ts';
import { dueDate } from './documents/due-date.ts';
import { draftDates, issueInvoice, openInvoice, termsDays } from './invoicing/issue-invoice.ts';
import { invoiceActions } from './invoicing/invoice-actions.ts';
import { blankInvoice, isPayable } from './invoicing/invoice-states.ts';
import { quotations } from './quotations.ts';
import { history, identity } from './stamps.ts';

const fields = {
  ...identity('invoice', 'inv'),
  ...documentState(['draft', 'open'], ['partially_paid', 'paid', 'void', 'uncollectible'], 'open'),
  ...parties,
  invoice_date: optional(day, 'The date of the document. Default: today. Optional in a draft.', {
    column: { header: 'Invoice date' },
  }),
  due_date: optional(day, 'The due date. Default: from the payment terms.', {
    column: { header: 'Due date' },
  }),
  ...pricing,
  amount_paid: stamped(money(), 'The amount paid.', { column: { header: 'Paid' } }),
  amount_due: stamped(money(), 'The amount still due.', { column: { header: 'Due' } }),
  tax_breakdown: breakdown,
  ...remarks,
  quotation_id: server(identifier('quo'), 'The quotation that was converted to this invoice.', {
    column: { header: 'Quotation ID', system: true },
  }),
  is_overdue: derived(bool, 'True when the due date has passed and the invoice is not fully paid.', {
    statuses: ['open', 'partially_paid'],
    day: 'due_date',
    needs: ['amount_due'],
  }),
  ...advice,
  status_transitions: stamped(
    object({
      finalized_at: optional(timestamp, 'When the invoice was finalized.'),
      paid_at: optional(timestamp, 'When the invoice was paid in full.'),
      voided_at: optional(timestamp, 'When it was voided.'),
      uncollectible_at: optional(timestamp, 'When the invoice was marked as uncollectible.'),
    }),
    'When the status changed.',
  ),
  ...history,
};

/** What a PATCH may change once an invoice has been issued. */
const editableWhenIssued = ['due_date', 'notes', 'terms', 'po_number', 'metadata', 'external_id'];

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
    const opened = input.status === 'draft' ? null : openInvoice(tx, input);
    const { content, customer } = composeDocument(tx, input, null);
    const { tax_rate: _shapeB, ...given } = input;
    const drafted = { ...given, ...content, ...blankInvoice, amount_due: content.total, quotation_id: null };
    if (opened !== null) return { ...drafted, ...issueInvoice(tx, { ...drafted, ...opened }, customer) };
    return { ...drafted, ...draftDates(tx, drafted, customer), number: input.number };
  },
  editable({ status: state }) {
    if (state === 'draft') return null;
    return { fields: isPayable(state) ? editableWhenIssued : [], code: 'invoice_not_editable' };
  },
  revise(input, tx, record) {
    const { notes, terms, po_number, external_id } = input;
    const remarksOnly = { notes, terms, po_number, external_id, metadata: input.metadata ?? {} };
    if (record.status !== 'draft')
      return { ...remarksOnly, due_date: revisedDueDate(tx, input.due_date, record) };
    const { content, customer } = composeDocument(tx, input, record);
    const { number, invoice_date, due_date } = input;
    const dates = draftDates(tx, { invoice_date, due_date }, customer);
    return { ...content, ...remarksOnly, ...dates, number, amount_due: content.total };
  },
  prepareRemoval(record, tx) {
    if (record.status !== 'draft') {
      throw new Refusal('not_deletable', 'Only drafts can be deleted. Void the invoice instead.');
    }
    const quotation = record.quotation_id === null ? null : tx.find(quotations, record.quotation_id);
    if (quotation === null || quotation.invoice_id !== record.id) return;
    tx.addEvent('quotation.updated');
    tx.change(quotations, quotation, { status: 'accepted', invoice_id: null });
  },
  corrections: (record) =>
    documentCorrections(record, record.status === 'open' && isZero(String(record.amount_paid)), {
      dates: ['invoice_date', 'due_date'],
      booked: 'correcting an invoice',
    }),
  actions: invoiceActions,
  previews: true,
  derive: (record, today) => ({
    is_overdue:
      isPayable(record.status) &&
      record.due_date !== null &&
      compareDays(record.due_date, today) < 0 &&
      compareDecimals(record.amount_due, '0') > 0,
  }),
});

function revisedDueDate(tx: Transaction, given: string | null, record: JsonObject): string {
  const customer = given === null ? tx.find(customers, String(record.customer_id)) : null;
  const days = termsDays(tx, customer);
  return dueDate(tx, { from: String(record.invoice_date), given, days, field: 'due_date' });
}
