/** Refunds: money that customers get back, of a credit note or of a payment: their fields, statuses and lists. */
import type { EventIn, Transition } from '../../schema/action.ts';
import { defaulted, optional, readOnly, readOnlyNullable, type RecordOf } from '../../schema/field.ts';
import {
  choice,
  code,
  currency,
  day,
  identifier,
  metadata,
  sequenceCode,
  text,
  timestamp,
} from '../../schema/kinds.ts';

import type { ChangeEvent } from '../../schema/record-types.ts';
import { advice, reasonText } from '../documents/document-fields.ts';
import { history, identity } from '../record-fields.ts';
import { refundTerms } from '../refunds/refund-terms.ts';

declare module '../../schema/record-types.ts' {
  interface RecordTypes {
    refund: RecordOf<typeof refundFields>;
  }
  interface EventTypes {
    refund: ChangeEvent<'refund'> | EventIn<typeof transitions>;
  }
}

const transitions = [
  { action: 'void', from: ['paid'], to: 'voided', event: 'refund.voided' },
] as const satisfies readonly Transition[];

export const refundFields = {
  ...identity('refund', 'ref'),
  credit_note_id: optional(
    identifier('cn'),
    'The credit note whose credit is paid out. This, its number or a payment is required.',
    {
      createOnly: true,
      column: { header: 'Credit note ID', system: true },
    },
  ),
  credit_note_number: optional(sequenceCode, 'The number of the credit note.', {
    createOnly: true,
    column: { header: 'Credit note' },
  }),
  payment_id: optional(identifier('pay'), 'The payment of which a part that is not applied is given back.', {
    createOnly: true,
    column: { header: 'Payment ID' },
  }),
  customer_id: readOnly(identifier('cus'), 'The customer.', {
    column: { header: 'Customer ID', system: true },
  }),
  status: readOnly(choice(['paid', 'voided']), 'paid or voided.', { column: { header: 'Status' } }),
  amount: defaulted(refundTerms.amount.kind, refundTerms.amount.description, {
    createOnly: true,
    column: { header: 'Amount' },
  }),
  currency: readOnly(currency, 'The currency of the credit note or the payment.', {
    column: { header: 'Currency' },
  }),
  refund_date: defaulted(day, refundTerms.refund_date.description, {
    createOnly: true,
    column: { header: 'Refund date' },
  }),
  method: optional(refundTerms.method.kind, refundTerms.method.description, { column: { header: 'Method' } }),
  reference: optional(text(100), refundTerms.reference.description, { column: { header: 'Reference' } }),
  notes: optional(text(5000), 'Notes for yourself.'),
  external_id: optional(code(100), 'Your own id for the refund; unique.', {
    column: { header: 'External ID', system: true },
  }),
  metadata: defaulted(metadata, 'Your own data: texts by name.'),
  voided_at: readOnlyNullable(timestamp, 'When it was voided.'),
  void_reason: readOnlyNullable(reasonText, 'Why it was voided.'),
  ...advice,
  ...history,
};

/** What the declaration of refunds says besides its rules. */
export const refundFacts = {
  fields: refundFields,
  dataCells: 1,
  filters: ['credit_note_id', 'payment_id', 'customer_id', 'method', 'status', 'refund_date'],
  unique: { external_id: 'external_id_taken' },
  alternatives: ['credit_note_id', 'credit_note_number', 'payment_id'],
  actions: [],
  otherActions: { void: 'void' },
  transitions,
} as const;
