/** The state machine of invoices, as one table. */
import { compareDecimals, isZero } from '../../billing/decimal.ts';
import { type EventIn, statusesBefore, type Transition } from '../../schema/action.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { ChangeEvent } from '../../schema/record-types.ts';

declare module '../../schema/record-types.ts' {
  interface EventTypes {
    invoice: ChangeEvent<'invoice'> | EventIn<typeof invoiceTransitions>;
  }
}

/** The statuses that an invoice can be created in, and those that only transitions lead to. */
export const newInvoiceStatuses = ['draft', 'open'] as const;
export const laterInvoiceStatuses = ['partially_paid', 'paid', 'credited', 'void', 'uncollectible'] as const;

type When = (invoice: Readonly<JsonObject>) => boolean;

const isUnpaid: When = ({ amount_paid }) => isZero(String(amount_paid));
const isCovered: When = ({ amount_due }) => isZero(String(amount_due));
// Invoices that were written by version 1.0 have no credit.
const hasNo = (sum: unknown): boolean => sum === undefined || isZero(String(sum));
/** True when no credit note is about the invoice, and none has lowered what is due. */
export const isUncredited: When = ({ amount_credited, credit_notes_total }) =>
  hasNo(amount_credited) && hasNo(credit_notes_total);
const isCredited: When = (invoice) =>
  isCovered(invoice) &&
  !isZero(String(invoice.total)) &&
  compareDecimals(String(invoice.own_credited), String(invoice.total)) === 0;
// An invoice that was marked as uncollectible stays so until it is covered.
const wasUncollectible: When = ({ status_transitions }) =>
  (status_transitions as JsonObject).uncollectible_at !== null;

// Something of the invoice is owed, and nobody has given it up.
const owed = ['open', 'partially_paid'] as const;
// Payments have settled the invoice, in part at least.
const settled = ['partially_paid', 'paid'] as const;
// A payment of the invoice can be voided, and does not leave it open.
const paidBefore = [...settled, 'uncollectible'] as const;
// The statuses of an issued invoice that is not void: a credit note can be about it.
const creditable = ['open', 'partially_paid', 'paid', 'credited', 'uncollectible'];

export const invoiceTransitions = [
  { action: 'finalize', from: ['draft'], to: 'open', event: 'invoice.finalized' },
  { action: 'delete', from: ['draft'], to: null, event: null },
  {
    action: 'void',
    from: [...owed, 'paid'],
    to: 'void',
    event: 'invoice.voided',
    when: (invoice) => isUnpaid(invoice) && isUncredited(invoice),
  },
  {
    action: 'mark_uncollectible',
    from: owed,
    to: 'uncollectible',
    event: 'invoice.uncollectible',
  },
  {
    action: 'duplicate',
    from: [...newInvoiceStatuses, ...laterInvoiceStatuses],
    to: null,
    event: null,
  },
  {
    action: 'receive_payment',
    from: [...owed, 'uncollectible'],
    to: 'paid',
    event: 'invoice.paid',
    when: isCovered,
  },
  { action: 'receive_payment', from: ['uncollectible'], to: 'uncollectible', event: null },
  {
    action: 'receive_payment',
    from: owed,
    to: 'partially_paid',
    event: 'invoice.partially_paid',
  },
  // The invoice's own credit may cover it once a payment is gone.
  {
    action: 'void_payment',
    from: paidBefore,
    to: 'credited',
    event: 'invoice.credited',
    when: isCredited,
  },
  {
    action: 'void_payment',
    from: paidBefore,
    to: 'paid',
    event: null,
    when: isCovered,
  },
  {
    action: 'void_payment',
    from: paidBefore,
    to: 'uncollectible',
    event: null,
    when: wasUncollectible,
  },
  { action: 'void_payment', from: settled, to: 'open', event: null, when: isUnpaid },
  { action: 'void_payment', from: settled, to: 'partially_paid', event: null },
  { action: 'credit', from: creditable, to: 'credited', event: 'invoice.credited', when: isCredited },
  { action: 'credit', from: creditable, to: 'paid', event: 'invoice.paid', when: isCovered },
  { action: 'credit', from: creditable, to: 'uncollectible', event: null, when: wasUncollectible },
  { action: 'credit', from: creditable, to: 'open', event: null, when: isUnpaid },
  { action: 'credit', from: creditable, to: 'partially_paid', event: null },
  { action: 'pass_due_date', from: owed, to: null, event: 'invoice.overdue' },
] as const satisfies readonly Transition[];

/** What a caller does with an invoice besides the usual actions: late ones, and other paths. */
export const otherInvoiceActions = {
  mark_uncollectible: 'mark_uncollectible',
  duplicate: 'duplicate',
  payments: 'receive_payment',
  delete: 'delete',
};

/** An invoice is finished when it is neither a draft nor can be paid. */
export const openInvoiceStatuses = ['draft', ...statusesBefore(invoiceTransitions, 'receive_payment')];

// The due date of an invoice counts while something of it can become overdue.
const payable = statusesBefore(invoiceTransitions, 'pass_due_date');

/** True in the statuses in which an invoice waits for its payment and can become overdue. */
export function isPayable(status: unknown): boolean {
  return payable.includes(String(status));
}

/** The instants of an invoice that has passed no state yet. */
export const noTransitions = { finalized_at: null, paid_at: null, voided_at: null, uncollectible_at: null };

/** The fields that every new draft begins with, before its dates and prices. */
export const blankInvoice = {
  status: 'draft',
  customer: null,
  seller: null,
  void_reason: null,
  link_version: 0,
  last_emailed_at: null,
  emails_count: 0,
  amount_paid: '0',
  amount_credited: '0',
  credit_notes_total: '0',
  own_credited: '0',
  status_transitions: noTransitions,
} as const;

/** The instants of an invoice with one more, or with one removed. */
export function withInstant(
  { status_transitions }: Readonly<JsonObject>,
  state: keyof typeof noTransitions,
  at: string | null,
): { readonly status_transitions: Record<keyof typeof noTransitions, string | null> } {
  return { status_transitions: { ...(status_transitions as typeof noTransitions), [state]: at } };
}
