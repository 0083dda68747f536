/** Lists the types of events. */

export const eventTypes = [
  ...(['customer.created', 'customer.updated', 'customer.deleted'] as const),
  ...(['product.created', 'product.updated', 'product.deleted'] as const),
  ...(['quotation.created', 'quotation.updated', 'quotation.deleted', 'quotation.sent'] as const),
  ...(['quotation.accepted', 'quotation.declined', 'quotation.canceled', 'quotation.invoiced'] as const),
  ...(['invoice.created', 'invoice.updated', 'invoice.deleted', 'invoice.finalized'] as const),
  ...(['invoice.partially_paid', 'invoice.paid', 'invoice.overdue', 'invoice.voided'] as const),
  ...(['invoice.uncollectible', 'payment.received', 'payment.updated', 'payment.voided'] as const),
  ...(['payment.deleted', 'webhook.ping'] as const),
] as const;

export type EventType = (typeof eventTypes)[number];
