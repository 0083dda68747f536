import { billedCustomer, foundCustomer } from './billed-customer.ts';
import { priceDocument } from './price-document.ts';
/**
 * @param known the document that is being changed, null for a new one
 * @returns the content and the customer's record
 */
export function composeDocument(draft, input, known) {
  const found = billedCustomer(draft, input, known?.customer_id ?? null);
  const items = known?.items ?? [];
  const content = priceDocument(draft, input, { customer: found, known: items });
  const customer = foundCustomer(draft, found);
  return {
    customer,
    content: {
      ...content,
      customer_id: String(customer.id),
      customer_name: String(customer.name),
      customer_email: typeof customer.email === 'string' ? customer.email : null,
      metadata: input.metadata ?? {},
    },
  };
}
