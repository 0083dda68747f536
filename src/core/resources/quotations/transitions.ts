/** The state machine of quotations, as one table. */
import type { EventIn, Transition } from '../../schema/action.ts';
import type { ChangeEvent } from '../../schema/record-types.ts';

declare module '../../schema/record-types.ts' {
  interface EventTypes {
    quotation: ChangeEvent<'quotation'> | EventIn<typeof quotationTransitions>;
  }
}

/** The statuses that a quotation can be created in, and those that only transitions lead to. */
export const newQuotationStatuses = ['draft', 'sent'] as const;
export const laterQuotationStatuses = ['accepted', 'declined', 'canceled', 'invoiced'] as const;

export const quotationTransitions = [
  { action: 'send', from: ['draft'], to: 'sent', event: 'quotation.sent' },
  { action: 'accept', from: ['draft', 'sent'], to: 'accepted', event: 'quotation.accepted' },
  { action: 'decline', from: ['sent'], to: 'declined', event: 'quotation.declined' },
  { action: 'cancel', from: ['draft', 'sent', 'accepted'], to: 'canceled', event: 'quotation.canceled' },
  { action: 'convert', from: ['accepted'], to: 'invoiced', event: 'quotation.invoiced' },
  // The draft that the quotation became is deleted, or the invoice voided.
  { action: 'release', from: ['invoiced'], to: 'accepted', event: 'quotation.updated' },
  { action: 'delete', from: ['draft'], to: null, event: null },
  {
    action: 'duplicate',
    from: [...newQuotationStatuses, ...laterQuotationStatuses],
    to: null,
    event: null,
  },
] as const satisfies readonly Transition[];

/** The fields that every new draft begins with, before its dates and prices. */
export const blankQuotation = {
  status: 'draft',
  customer: null,
  seller: null,
  accepted_at: null,
  accepted_by: null,
  declined_at: null,
  decline_reason: null,
  cancel_reason: null,
  invoice_id: null,
  viewed_at: null,
  accepted_via: null,
  link_version: 0,
  last_emailed_at: null,
  emails_count: 0,
} as const;
