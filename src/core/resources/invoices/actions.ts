/**
 * The actions that a caller can take on an invoice; its transition table decides from which status each leads to which.
 */
import { Refusal } from '../../errors/refusal.ts';
import { type Action, statusesBefore } from '../../schema/action.ts';
import { optional } from '../../schema/field.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import { customerOf } from '../documents/billed-customer.ts';
import { reasonText } from '../documents/document-fields.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { type DraftInvoice, issueInvoice, numberInvoice } from './issue-invoice.ts';
import { releaseQuotation } from './release-quotation.ts';
import { invoiceTransitions, isUncredited, withInstant } from './transitions.ts';

const voidable = statusesBefore(invoiceTransitions, 'void');

export const invoiceActions: readonly Action[] = [
  {
    name: 'finalize',
    summary: 'Finalize a draft',
    fields: {},
    successStatus: 200,
    run(record, _input, tx) {
      const draft = record as unknown as DraftInvoice;
      const numbered = numberInvoice(tx, draft);
      return { ...issueInvoice(tx, { ...draft, ...numbered }, customerOf(tx, record)) };
    },
  },
  {
    name: 'void',
    summary: 'Void an invoice',
    fields: { reason: optional(reasonText, 'Why it is voided.') },
    explain(invoice) {
      if (!voidable.includes(String(invoice.status))) return null;
      return isUncredited(invoice)
        ? new Refusal('invoice_has_payments', 'Void its payments first.')
        : new Refusal(
            'invoice_has_credit_notes',
            'It has credit: void the credit notes, or take their credit back.',
          );
    },
    successStatus: 200,
    run(record, { reason }, tx) {
      refuseClosedPeriod(tx, String(record.invoice_date), 'voiding an invoice');
      releaseQuotation(tx, record as RecordTypes['invoice']);
      return {
        status: 'void',
        void_reason: reason,
        amount_due: '0',
        ...withInstant(record, 'voided_at', tx.now),
      };
    },
  },
];
