/** By type; the first word of a type is the `object` of the record that the event shows. */
export const eventTypes = {
  ...changesOf('customer'),
  ...changesOf('product'),
  ...changesOf('quotation'),
  'quotation.sent': 'A quotation was sent: it has its number and can be accepted.',
  'quotation.accepted': 'A customer has accepted a quotation.',
  'quotation.declined': 'A customer has declined a quotation.',
  'quotation.canceled': 'A quotation was withdrawn.',
  'quotation.invoiced': 'An invoice was made of a quotation.',
  ...changesOf('invoice'),
  'invoice.finalized': 'A draft was issued: it has its number and can be paid.',
  'invoice.partially_paid': 'A part of an invoice was paid.',
  'invoice.paid': 'An invoice was paid in full.',
  'invoice.overdue': 'The due date of an invoice has passed, and it is not paid.',
  'invoice.voided': 'An invoice that was issued in error was voided.',
  'invoice.uncollectible': 'An invoice was given up.',
  'payment.received': 'A payment was booked.',
  'payment.updated': 'A payment was changed by hand: its day, its method, or its row was brought back.',
  'payment.voided': 'A payment that was booked in error was voided.',
  'payment.deleted': 'The row of a payment was deleted by hand: its invoice owes the amount again.',
  'webhook.ping': 'Somebody has asked for this event, to see whether it arrives.',
};
function changesOf(object) {
  const article = object === 'invoice' ? 'An' : 'A';
  return {
    [`${object}.created`]: `${article} ${object} was created.`,
    [`${object}.updated`]: `${article} ${object} was changed.`,
    [`${object}.deleted`]: `${article} ${object} was deleted.`,
    // A computed name is any text to the compiler.
  };
}
