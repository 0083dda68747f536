/** The words of statuses in answers, so far: a status is open to new ones. */

/** By `object`; the field of a resource declares only what a creation takes. */
export const knownStatuses: Readonly<Record<string, readonly string[]>> = {
  invoice: ['draft', 'open', 'partially_paid', 'paid', 'void', 'uncollectible'],
  quotation: ['draft', 'sent', 'accepted', 'declined', 'canceled', 'invoiced'],
  payment: ['received', 'voided'],
  webhook_endpoint: ['enabled', 'disabled'],
};
