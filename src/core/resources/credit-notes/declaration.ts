/** Credit notes: corrections of issued invoices: their fields, statuses and lists. */
import { isZero } from '../../billing/decimal.ts';
import type { EventIn, Transition } from '../../schema/action.ts';
import {
  defaulted,
  optional,
  readOnly,
  readOnlyNullable,
  type RecordOf,
  required,
} from '../../schema/field.ts';
import {
  bool,
  choice,
  currency,
  day,
  decimal,
  identifier,
  list,
  money,
  object,
  sequenceCode,
  text,
  timestamp,
} from '../../schema/kinds.ts';
import type { ChangeEvent } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
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
} from '../documents/document-fields.ts';
import { lineFields, linesMax } from '../documents/line-items.ts';
import { references } from '../documents/references.ts';
import { allocationList } from '../payments/allocations.ts';
import { history, identity } from '../record-fields.ts';
import { refundTerms } from '../refunds/refund-terms.ts';

declare module '../../schema/record-types.ts' {
  interface RecordTypes {
    credit_note: RecordOf<typeof creditNoteFields>;
  }
  interface EventTypes {
    credit_note: ChangeEvent<'credit_note'> | EventIn<typeof transitions>;
  }
}

type When = (note: Readonly<JsonObject>) => boolean;

const hasCredit: When = ({ remaining_credit }) => !isZero(String(remaining_credit));
const isApplied: When = ({ applied_amount }) => !isZero(String(applied_amount));
/** True while nothing of a note was refunded or applied to another invoice than its own. */
const isOwn: When = ({ refunded_amount, allocations, invoice_id }) =>
  isZero(String(refunded_amount)) &&
  (allocations as JsonObject[]).every((one) => one.invoice_id === invoice_id);

const transitions = [
  { action: 'issue', from: ['draft'], to: 'issued', event: 'credit_note.issued' },
  { action: 'apply', from: ['issued'], to: null, event: 'credit_note.applied', when: hasCredit },
  { action: 'unapply', from: ['issued'], to: null, event: 'credit_note.updated', when: isApplied },
  { action: 'refund', from: ['issued'], to: null, event: 'credit_note.updated', when: hasCredit },
  { action: 'void', from: ['issued'], to: 'void', event: 'credit_note.voided', when: isOwn },
  { action: 'delete', from: ['draft'], to: null, event: null },
] as const satisfies readonly Transition[];

/** What a caller may ask to credit of one line. */
const requestedLine = {
  invoice_item_id: required(identifier('li'), 'The line of the invoice.'),
  quantity: optional(decimal({ decimals: 4, notZero: true }), 'How much of its quantity is taken back.'),
  amount: optional(money(), 'How much of its amount is credited, in the terms of the line’s own amount.'),
};

const { id: lineId, ...invoiceLine } = lineFields;

const creditedLine = {
  id: lineId,
  invoice_item_id: defaulted(identifier('li'), 'The line of the invoice.'),
  invoice_quantity: optional(
    decimal({ decimals: 4 }),
    'How much of the line’s quantity is taken back; null when an amount of the line is credited.',
  ),
  ...invoiceLine,
};

const { number, display_number, status } = documentState(['draft', 'issued'], ['void'], 'issued');
const {
  customer_id: _given,
  customer_name: _name,
  customer_email: _email,
  customer,
  shape: _shape,
} = parties;

export const creditNoteFields = {
  ...identity('credit note', 'cn'),
  number,
  display_number,
  status,
  invoice_id: defaulted(identifier('inv'), 'The invoice. Either this or `invoice_number` is required.', {
    createOnly: true,
    column: { header: 'Invoice ID', system: true },
  }),
  invoice_number: optional(sequenceCode, 'The number of the invoice.', {
    createOnly: true,
    column: { header: 'Invoice' },
  }),
  // A search of the first data cell finds the invoices, so they stand before the lines.
  allocations: readOnly(allocationList, 'The invoices whose amount due it has lowered.'),
  invoice_date: readOnlyNullable(day, 'The date of the invoice.'),
  customer_id: readOnly(identifier('cus'), 'The customer of the invoice.', {
    column: { header: 'Customer ID', system: true },
  }),
  customer_name: readOnly(text(200), 'The name of the customer.', { column: { header: 'Customer' } }),
  customer,
  seller: parties.seller,
  credit_note_date: optional(day, 'The date of the document. Default: today. Optional in a draft.', {
    column: { header: 'Date' },
  }),
  reason: required(
    choice([
      ...['duplicate', 'order_change', 'order_cancellation', 'product_unsatisfactory', 'price_correction'],
      ...['fraudulent', 'other'],
    ]),
    'Why it is credited.',
    { column: { header: 'Reason' } },
  ),
  reason_text: optional(text(1000), 'The reason in words. Required with `other`.', {
    column: { header: 'Reason in words' },
  }),
  lines: defaulted(
    list(requestedLine, linesMax),
    'What to credit of which lines, by quantity or by amount; neither of both for all that is left of a line.',
  ),
  amount: optional(
    money(),
    'What to credit, with tax: it is spread over the tax rates. Without `lines` and `amount`: all that is left.',
    { column: { header: 'Amount' } },
  ),
  refund: optional(object(refundTerms), 'How the customer gets back what the invoice does not owe any more.'),
  currency: readOnly(currency, 'The currency of the invoice.', { column: { header: 'Currency' } }),
  exchange_rate: readOnlyNullable(references.exchange_rate.kind, 'The exchange rate of the invoice.'),
  exchange_rate_date: readOnlyNullable(day, 'The day of the exchange rate.'),
  base_amounts: references.base_amounts,
  tax_inclusive: readOnly(bool, 'True: the amounts of the lines include tax.'),
  items: readOnly(list(creditedLine, linesMax), 'What is credited, line by line.'),
  subtotal: pricing.subtotal,
  discount_total: readOnly(money(), 'The part of the invoice’s discount that is taken back.'),
  taxable_total: pricing.taxable_total,
  tax_total: pricing.tax_total,
  total: readOnly(money(), 'The amount that is credited, with tax.', { column: { header: 'Total' } }),
  tax_breakdown: breakdown,
  applied_amount: readOnly(money(), 'What has lowered the amount due of invoices.', {
    column: { header: 'Applied' },
  }),
  refunded_amount: readOnly(money(), 'What was refunded.', { column: { header: 'Refunded' } }),
  remaining_credit: readOnly(money(), 'What is the customer’s credit.', { column: { header: 'Remaining' } }),
  notes: remarks.notes,
  external_id: optional(remarks.external_id.kind, 'Your own id for it; unique among credit notes.', {
    column: { header: 'External ID', system: true },
  }),
  metadata: remarks.metadata,
  issued_at: readOnlyNullable(timestamp, 'When it was issued.'),
  voided_at: readOnlyNullable(timestamp, 'When it was voided.'),
  void_reason: readOnlyNullable(reasonText, 'Why it was voided.'),
  ...hosted,
  ...mailed,
  ...advice,
  ...history,
};

/** What the declaration of creditNotes says besides its rules. */
export const creditNoteFacts = {
  itemsSheet: 'Credit note items',
  fields: creditNoteFields,
  dataCells: 6,
  filters: [
    ...['status', 'invoice_id', 'customer_id', 'number', 'currency', 'reason', 'credit_note_date'],
    ...['total', 'remaining_credit'],
  ],
  sorts: ['number', 'credit_note_date', 'total', 'remaining_credit'],
  searched: ['number', 'customer_name', 'invoice_number', 'external_id'],
  unique: { external_id: 'external_id_taken' },
  alternatives: ['invoice_id', 'invoice_number'],
  actions: [],
  otherActions: {
    ...{ issue: 'issue', apply: 'apply', unapply: 'unapply', refund: 'refund', void: 'void' },
    delete: 'delete',
  },
  transitions,
  openStatuses: ['draft'],
  previews: true,
} as const;
