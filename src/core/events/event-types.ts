/** The types of events so far, and the patterns by which an endpoint chooses among them. */

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

/** Sent to the endpoint that was pinged and to no other, whatever it has chosen. */
export const pingType: EventType = 'webhook.ping';

/** What an endpoint may choose: a type, all types of a kind of record, or all. */
export const eventPatterns: readonly string[] = [
  '*',
  ...new Set(eventTypes.filter((type) => type !== pingType).map((type) => `${type.split('.')[0]}.*`)),
  ...eventTypes.filter((type) => type !== pingType),
];

/** True when one of the patterns means this type. */
export function isChosen(patterns: readonly string[], type: string): boolean {
  return patterns.some(
    (pattern) =>
      pattern === '*' ||
      pattern === type ||
      (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1))),
  );
}
