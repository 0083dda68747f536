/** The states of an invoice, and what every new draft of one begins with. */
/** Statuses in which a payment reduces what is due. */
const payable = ['open', 'partially_paid'];
export function isPayable(status) {
  return payable.includes(String(status));
}
/** The instants of an invoice that has passed no state yet. */
export const noTransitions = { finalized_at: null, paid_at: null, voided_at: null, uncollectible_at: null };
/** A draft before its dates and prices. */
export const blankInvoice = {
  status: 'draft',
  customer: null,
  amount_paid: '0',
  status_transitions: noTransitions,
};
