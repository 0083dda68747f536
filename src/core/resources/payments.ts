/** Payments: what customers have paid, on invoices or as a deposit. */
import { sumDecimals } from '../billing/decimal.ts';
import type { EventIn, Transition } from '../schema/action.ts';
import { defaulted, input, optional, readOnly, readOnlyNullable, type RecordOf } from '../schema/field.ts';
import {
  bool,
  choice,
  code,
  currency,
  day,
  identifier,
  metadata,
  money,
  sequenceCode,
  text,
  timestamp,
} from '../schema/kinds.ts';
import { type Content, resource } from '../schema/resource.ts';
import { advice, reasonText } from './documents/document-fields.ts';
import { ownRemarks } from './documents/document-editable.ts';
import { namedInvoice, refuseUnpayable } from './invoices/payments.ts';
import { allocationList, allocationsOf, hasApplied, hasUnapplied } from './payments/allocations.ts';
import { receiveDeposit, receiveForInvoice } from './payments/receive.ts';
import { history, identity } from './record-fields.ts';

declare module '../schema/record-types.ts' {
  interface RecordTypes {
    payment: RecordOf<typeof fields>;
  }
  interface EventTypes {
    payment: `payment.${'received' | 'updated' | 'deleted'}` | EventIn<typeof transitions>;
  }
}

// Nothing is done with a payment that was voided.
const received = ['received'] as const;
const transitions = [
  { action: 'void', from: received, to: 'voided', event: 'payment.voided' },
  { action: 'apply', from: received, to: null, event: 'payment.applied', when: hasUnapplied },
  { action: 'unapply', from: received, to: null, event: 'payment.updated', when: hasApplied },
  { action: 'refund', from: received, to: null, event: 'payment.updated', when: hasUnapplied },
] as const satisfies readonly Transition[];

const fields = {
  ...identity('payment', 'pay'),
  invoice_id: optional(
    identifier('inv'),
    'The id of the invoice. This, `invoice_number`, or for a deposit `customer_id` is required.',
    {
      createOnly: true,
      column: { header: 'Invoice ID', system: true },
    },
  ),
  invoice_number: optional(sequenceCode, 'The number of the invoice.', {
    createOnly: true,
    column: { header: 'Invoice' },
  }),
  invoice_deleted: readOnly(
    bool,
    'True while an invoice that it is for has no row any more, because a person has deleted that: the payment stays, and can be voided.',
  ),
  customer_id: defaulted(
    identifier('cus'),
    'The customer. Default: that of the invoice. Without an invoice, the payment is a deposit of this customer.',
    { createOnly: true, column: { header: 'Customer ID', system: true } },
  ),
  overpayment: input(
    choice(['refuse', 'credit']),
    '`credit`: what is more than the amount due stays as the customer’s credit. Default: it is refused.',
  ),
  status: readOnly(choice(['received', 'voided']), 'received or voided.', {
    column: { header: 'Status' },
  }),
  amount: defaulted(money(), 'The amount, in the currency of the invoice. Default: the whole amount due.', {
    // The amount has been booked on the invoice, so what a person types over it does not make another payment.
    createOnly: true,
    column: { header: 'Amount' },
  }),
  currency: defaulted(
    currency,
    'The currency of the invoice; that of a deposit. Default: that of the customer, or of the workspace.',
    { createOnly: true, column: { header: 'Currency', system: true } },
  ),
  payment_date: defaulted(day, 'The date of the payment. Default: today.', {
    column: { header: 'Payment date' },
  }),
  method: optional(
    choice(['bank_transfer', 'card', 'cash', 'check', 'direct_debit', 'online', 'other']),
    'The payment method.',
    {
      column: { header: 'Method' },
    },
  ),
  reference: optional(text(100), 'A reference, for example from the bank statement.'),
  notes: optional(text(5000), 'Notes for yourself.'),
  external_id: optional(
    code(100),
    'Your own id for the payment; unique, so that no payment is recorded twice.',
    {
      column: { header: 'External ID', system: true },
    },
  ),
  metadata: defaulted(metadata, 'Your own data: texts by name.'),
  // Not beside the currency: the Dashboard finds that with the date behind it.
  unapplied_amount: readOnly(money(), 'What is neither applied to an invoice nor refunded.', {
    column: { header: 'Unapplied', system: true },
  }),
  applied_amount: readOnly(money(), 'What is applied to invoices.'),
  refunded_amount: readOnly(money(), 'What was refunded.', {
    column: { header: 'Refunded', system: true },
  }),
  allocations: readOnly(allocationList, 'The invoices that it is applied to.'),
  voided_at: readOnlyNullable(timestamp, 'When it was voided.'),
  void_reason: readOnlyNullable(reasonText, 'Why it was voided.'),
  ...advice,
  version: history.version,
  etag: history.etag,
  created_at: readOnly(timestamp, 'When the record was created.'),
  updated_at: history.updated_at,
};

export const payments = resource({
  object: 'payment',
  plural: 'payments',
  idPrefix: 'pay',
  sheet: 'Payments',
  fields,
  dataCells: 1,
  filters: ['invoice_id', 'invoice_number', 'customer_id', 'method', 'status', 'payment_date'],
  sorts: ['payment_date'],
  unique: { external_id: 'external_id_taken' },
  expands: {
    customer: { object: 'customer', idIn: 'customer_id' },
    invoice: { object: 'invoice', idIn: 'invoice_id' },
  },
  createdEvent: 'payment.received',
  alternatives: ['invoice_id', 'invoice_number', 'customer_id'],
  lookUp(input, tx) {
    const invoice = namedInvoice(tx, input);
    if (invoice !== null) refuseUnpayable(invoice);
  },
  create(input, tx): Content<typeof fields> {
    const { overpayment: _choice, ...given } = input;
    const isDeposit = input.invoice_id === null && input.invoice_number === null;
    return {
      ...given,
      ...(isDeposit ? receiveDeposit(tx, input) : receiveForInvoice(tx, input)),
      status: 'received',
      refunded_amount: '0',
      applied_amount: '0',
      invoice_deleted: false,
      payment_date: input.payment_date ?? tx.today,
      metadata: input.metadata ?? {},
      voided_at: null,
      void_reason: null,
    };
  },
  editable: () => ({ fields: ['reference', ...ownRemarks], recomputes: false }),
  actions: [],
  otherActions: { void: 'void', apply: 'apply', unapply: 'unapply', refund: 'refund' },
  transitions,
  // What version 1.0 wrote has neither of them; the journal holds what is shown, so a row that is written has both.
  complete: appliedParts,
  derive: appliedParts,
});

function appliedParts(record: RecordOf<typeof fields>) {
  const allocations = allocationsOf(record);
  return { allocations, applied_amount: sumDecimals(allocations.map(({ amount }) => amount)) };
}
