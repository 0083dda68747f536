/** What may be done with an invoice, as a table: from which states, to which, with which events. */
import { isZero } from '../../billing/decimal.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Action } from '../../schema/action.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { customerOf } from '../documents/billed-customer.ts';
import { duplicateAction } from '../documents/document-actions.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { invoices } from '../invoices.ts';
import { type DraftedInvoice, issueInvoice, openInvoice } from './issue-invoice.ts';
import { blankInvoice } from './invoice-states.ts';

// While nothing has been paid.
const voidable = ['open', 'partially_paid', 'paid'];

export const invoiceActions: readonly Action[] = [
  {
    name: 'finalize',
    summary: 'Finalize a draft',
    fields: {},
    from: ['draft'],
    to: 'open',
    successStatus: 200,
    run(record, _input, tx) {
      tx.addEvent('invoice.finalized');
      const drafted = record as unknown as DraftedInvoice;
      const opened = openInvoice(tx, drafted);
      const issued = issueInvoice(tx, { ...drafted, ...opened }, customerOf(tx, record));
      tx.change(invoices, record, { ...issued });
    },
  },
  {
    name: 'void',
    summary: 'Void an invoice',
    fields: {},
    from: voidable,
    to: 'void',
    isAllowed: ({ amount_paid }) => isZero(String(amount_paid)),
    explain: ({ status }) =>
      voidable.includes(String(status))
        ? new Refusal('invoice_has_payments', 'Void its payments first.')
        : null,
    successStatus: 200,
    run(record, _input, tx) {
      refuseClosedPeriod(tx, String(record.invoice_date), 'voiding an invoice');
      tx.addEvent('invoice.voided');
      tx.change(invoices, record, {
        status: 'void',
        amount_due: '0',
        ...passed(record, 'voided_at', tx.now),
      });
    },
  },
  {
    name: 'mark_uncollectible',
    summary: 'Mark as uncollectible',
    fields: {},
    from: ['open', 'partially_paid'],
    to: 'uncollectible',
    successStatus: 200,
    run(record, _input, tx) {
      tx.addEvent('invoice.uncollectible');
      tx.change(invoices, record, {
        status: 'uncollectible',
        ...passed(record, 'uncollectible_at', tx.now),
      });
    },
  },
  duplicateAction(
    () => invoices,
    ({ total }) => ({
      ...blankInvoice,
      invoice_date: null,
      due_date: null,
      quotation_id: null,
      amount_due: total,
    }),
  ),
];

/** The transitions of an invoice with one more instant, or with one taken back. */
export function passed(record: JsonObject, state: string, at: string | null): JsonObject {
  return { status_transitions: { ...(record.status_transitions as JsonObject), [state]: at } };
}
