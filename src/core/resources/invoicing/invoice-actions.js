/** What may be done with an invoice, as a table: from which states, to which, with which events. */
import { isZero } from '../../billing/decimal.ts';
import { Refusal } from '../../errors/refusal.ts';
import { customerOf } from '../documents/billed-customer.ts';
import { duplicateAction } from '../documents/document-actions.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { invoices } from '../invoices.ts';
import { issueInvoice, openInvoice } from './issue-invoice.ts';
import { blankInvoice } from './invoice-states.ts';
// While nothing has been paid.
const voidable = ['open', 'partially_paid', 'paid'];
export const invoiceActions = [
  {
    name: 'finalize',
    summary: 'Issue a draft: number it and make it payable',
    fields: {},
    from: ['draft'],
    to: 'open',
    successStatus: 200,
    run(record, _input, draft) {
      draft.addEvent('invoice.finalized');
      const drafted = record;
      const opened = openInvoice(draft, drafted);
      const issued = issueInvoice(draft, { ...drafted, ...opened }, customerOf(draft, record));
      draft.change(invoices, record, { ...issued });
    },
  },
  {
    name: 'void',
    summary: 'Void an invoice that was issued in error',
    fields: {},
    from: voidable,
    to: 'void',
    isAllowed: ({ amount_paid }) => isZero(String(amount_paid)),
    explain: ({ status }) =>
      voidable.includes(String(status))
        ? new Refusal('invoice_has_payments', 'Void its payments first.')
        : null,
    successStatus: 200,
    run(record, _input, draft) {
      refuseClosedPeriod(draft, String(record.invoice_date), 'voiding an invoice');
      draft.addEvent('invoice.voided');
      draft.change(invoices, record, {
        status: 'void',
        amount_due: '0',
        ...passed(record, 'voided_at', draft.now),
      });
    },
  },
  {
    name: 'mark_uncollectible',
    summary: 'Give up an invoice that will not be paid',
    fields: {},
    from: ['open', 'partially_paid'],
    to: 'uncollectible',
    successStatus: 200,
    run(record, _input, draft) {
      draft.addEvent('invoice.uncollectible');
      draft.change(invoices, record, {
        status: 'uncollectible',
        ...passed(record, 'uncollectible_at', draft.now),
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
export function passed(record, state, at) {
  return { status_transitions: { ...record.status_transitions, [state]: at } };
}
