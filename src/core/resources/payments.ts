/** Payments: what customers have paid on their invoices. */
import { Refusal } from '../errors/refusal.ts';
import type { Action, EventIn, Transition } from '../schema/action.ts';
import { defaulted, optional, readOnly, readOnlyNullable, type RecordOf } from '../schema/field.ts';
import {
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
import { refuseClosedPeriod } from './documents/refuse-closed-period.ts';
import { namedInvoice, receivePayment, refuseUnpayable, reversePayment } from './invoices/payments.ts';
import { history, identity } from './record-fields.ts';

declare module '../schema/record-types.ts' {
  interface RecordTypes {
    payment: RecordOf<typeof fields>;
  }
  interface EventTypes {
    payment: `payment.${'received' | 'updated' | 'deleted'}` | EventIn<typeof transitions>;
  }
}

const transitions = [
  { action: 'void', from: ['received'], to: 'voided', event: 'payment.voided' },
] as const satisfies readonly Transition[];

const voidAction: Action = {
  name: 'void',
  summary: 'Void a payment',
  fields: { reason: optional(reasonText, 'Why it is voided.') },
  explain: ({ status }) =>
    status === 'voided' ? new Refusal('payment_already_voided', 'The payment is already void.') : null,
  successStatus: 200,
  run(record, { reason }, tx) {
    refuseClosedPeriod(tx, String(record.payment_date), 'voiding a payment');
    reversePayment(tx, record as RecordOf<typeof fields>);
    return { status: 'voided', voided_at: tx.now, void_reason: reason };
  },
};

const fields = {
  ...identity('payment', 'pay'),
  invoice_id: defaulted(
    identifier('inv'),
    'The id of the invoice. Either this or `invoice_number` is required.',
    {
      createOnly: true,
      column: { header: 'Invoice ID', system: true },
    },
  ),
  invoice_number: optional(sequenceCode, 'The number of the invoice.', {
    createOnly: true,
    column: { header: 'Invoice' },
  }),
  customer_id: readOnly(identifier('cus'), 'The customer of the invoice.'),
  status: readOnly(choice(['received', 'voided']), 'received or voided.', {
    column: { header: 'Status' },
  }),
  amount: defaulted(money(), 'The amount, in the currency of the invoice. Default: the whole amount due.', {
    // The amount has been booked on the invoice, so what a person types over it does not make another payment.
    createOnly: true,
    column: { header: 'Amount' },
  }),
  currency: readOnly(currency, 'The currency of the invoice.'),
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
  filters: ['invoice_id', 'customer_id', 'method', 'status', 'payment_date'],
  unique: { external_id: 'external_id_taken' },
  createdEvent: 'payment.received',
  alternatives: ['invoice_id', 'invoice_number'],
  lookUp(input, tx) {
    const invoice = namedInvoice(tx, input);
    if (invoice !== null) refuseUnpayable(invoice);
  },
  create(input, tx): Content<typeof fields> {
    const { invoice, amount } = receivePayment(tx, input);
    return {
      ...input,
      invoice_id: invoice.id,
      invoice_number: invoice.number,
      customer_id: invoice.customer_id,
      status: 'received',
      amount,
      currency: invoice.currency,
      payment_date: input.payment_date ?? tx.today,
      metadata: input.metadata ?? {},
      voided_at: null,
      void_reason: null,
    };
  },
  editable: () => ({ fields: ['reference', ...ownRemarks], recomputes: false }),
  actions: [voidAction],
  transitions,
});
