/** The types of events so far, and the patterns by which an endpoint chooses among them. */
export const eventTypes = [
  ...['customer.created', 'customer.updated', 'customer.deleted'],
  ...['product.created', 'product.updated', 'product.deleted'],
  ...['quotation.created', 'quotation.updated', 'quotation.deleted', 'quotation.sent'],
  ...['quotation.accepted', 'quotation.declined', 'quotation.canceled', 'quotation.invoiced'],
  ...['invoice.created', 'invoice.updated', 'invoice.deleted', 'invoice.finalized'],
  ...['invoice.partially_paid', 'invoice.paid', 'invoice.overdue', 'invoice.voided'],
  ...['invoice.uncollectible', 'payment.received', 'payment.updated', 'payment.voided'],
  ...['payment.deleted', 'webhook.ping'],
];
/** Sent to the endpoint that was pinged and to no other, whatever it has chosen. */
export const pingType = 'webhook.ping';
/** What an endpoint may choose: a type, all types of a kind of record, or all. */
export const eventPatterns = [
  '*',
  ...new Set(eventTypes.filter((type) => type !== pingType).map((type) => `${type.split('.')[0]}.*`)),
  ...eventTypes.filter((type) => type !== pingType),
];
/** True when one of the patterns means this type. */
export function isChosen(patterns, type) {
  return patterns.some(
    (pattern) =>
      pattern === '*' ||
      pattern === type ||
      (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1))),
  );
}
