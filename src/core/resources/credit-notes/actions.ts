/** The actions that a caller can take on a credit note. */
import { addDecimals, isZero, subtractDecimals, sumDecimals } from '../../billing/decimal.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Action } from '../../schema/action.ts';
import { optional } from '../../schema/field.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { reasonText } from '../documents/document-fields.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { withSums } from '../invoices/payments.ts';
import { refundAction, refundContent, usedUp } from '../refunds/make-refund.ts';
import { refundTerms } from '../refunds/refund-terms.ts';
import {
  applyFields,
  type ApplyRequest,
  applyTo,
  type CreditHolder,
  unapplyFields,
  unapplyFrom,
} from './apply-credit.ts';
import { composeNote, creditedInvoice } from './compose-note.ts';
import { issueNote, numberNote } from './issue-note.ts';

type Note = RecordTypes['credit_note'];

const asNote = (record: JsonObject): Note => record as Note;

/** A credit note as the holder of what it applies to invoices. */
export function holderOf(note: Note): CreditHolder {
  return {
    customer_id: note.customer_id,
    currency: note.currency,
    left: note.remaining_credit,
    allocations: note.allocations,
    by: 'credit',
    sums: (invoice, amount) => ({
      amount_credited: addDecimals(invoice.amount_credited, amount),
      ...(invoice.id === note.invoice_id && { own_credited: addDecimals(invoice.own_credited, amount) }),
    }),
  };
}

function issue(record: JsonObject, tx: Transaction): JsonObject {
  const draft = asNote(record);
  const numbered = numberNote(tx, draft);
  const invoice = creditedInvoice(tx, draft);
  const content = composeNote(tx, invoice, draft);
  const issued = issueNote(tx, invoice, numbered, { total: String(content.total), refund: draft.refund });
  if (draft.refund !== null) {
    const source = { object: 'credit_note', record: { ...draft, ...issued } as Note } as const;
    tx.create('refund', refundContent(tx, source, String(issued.refunded_amount), draft.refund));
  }
  return { ...content, ...issued };
}

function voidNote(note: Note, reason: unknown, tx: Transaction): JsonObject {
  refuseClosedPeriod(tx, String(note.credit_note_date), 'voiding a credit note');
  const invoice = tx.find('invoice', note.invoice_id);
  if (invoice === null) throw new Refusal('not_found', 'The invoice of the credit note was deleted.');
  const applied = sumDecimals(note.allocations.map(({ amount }) => amount));
  const { changes, events } = withSums(
    invoice,
    'credit',
    {
      amount_credited: subtractDecimals(invoice.amount_credited, applied),
      own_credited: subtractDecimals(invoice.own_credited, applied),
      credit_notes_total: subtractDecimals(invoice.credit_notes_total, note.total),
    },
    tx.now,
  );
  tx.change('invoice', invoice, changes, events);
  return {
    status: 'void',
    voided_at: tx.now,
    void_reason: reason,
    allocations: [],
    applied_amount: '0',
    remaining_credit: '0',
  };
}

export const creditNoteActions: readonly Action[] = [
  {
    name: 'issue',
    summary: 'Issue a draft',
    fields: {},
    successStatus: 200,
    run: (record, _input, tx) => issue(record, tx),
  },
  {
    name: 'apply',
    summary: 'Apply credit to an invoice',
    fields: applyFields,
    explain: (note) => usedUp(note, 'exceeds_creditable_amount'),
    successStatus: 200,
    run(record, input, tx) {
      const note = asNote(record);
      const { amount, allocations } = applyTo(tx, holderOf(note), input as unknown as ApplyRequest);
      return {
        allocations,
        applied_amount: addDecimals(note.applied_amount, amount),
        remaining_credit: subtractDecimals(note.remaining_credit, amount),
      };
    },
  },
  {
    name: 'unapply',
    summary: 'Take applied credit back',
    fields: unapplyFields,
    successStatus: 200,
    run(record, input, tx) {
      const note = asNote(record);
      const { amount, allocations } = unapplyFrom(tx, holderOf(note), input as unknown as ApplyRequest);
      return {
        allocations,
        applied_amount: subtractDecimals(note.applied_amount, amount),
        remaining_credit: addDecimals(note.remaining_credit, amount),
      };
    },
  },
  {
    name: 'refund',
    summary: 'Refund credit',
    fields: refundTerms,
    successStatus: 201,
    answers: 'refund',
    explain: (note) => usedUp(note, 'exceeds_refundable_amount'),
    run: (record, input, tx) => refundAction(tx, { object: 'credit_note', record: asNote(record) }, input),
  },
  {
    name: 'void',
    summary: 'Void a credit note',
    fields: { reason: optional(reasonText, 'Why it is voided.') },
    explain: ({ status, refunded_amount }) =>
      status === 'issued'
        ? new Refusal(
            'credit_note_applied',
            isZero(String(refunded_amount))
              ? 'It is applied to other invoices: take that back first.'
              : 'It was refunded: void the refund first.',
          )
        : null,
    successStatus: 200,
    run: (record, { reason }, tx) => voidNote(asNote(record), reason, tx),
  },
];
