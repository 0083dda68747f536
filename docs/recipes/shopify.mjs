/** Shopify, webhook of the topic orders/paid: the order becomes an invoice and its payment. */
import { isSigned, once, receive } from './billing.mjs';

const { SECRET } = process.env;
const sum = (list, field) => list.reduce((total, one) => total + Number(one[field]), 0);

receive(
  (body, headers) => isSigned(body, SECRET, headers['x-shopify-hmac-sha256']),
  async ({ id, name, customer, billing_address: address, ...order }) => {
    const { address1: line1, address2: line2, city, zip: postal_code, country_code: country } = address;
    const buyer = await once('/api/v1/customers', {
      name: address.company || address.name,
      email: order.email,
      billing_address: { line1, line2, city, postal_code, country },
      external_id: `shopify-customer-${customer.id}`,
    });
    const invoice = await once('/api/v1/invoices', {
      customer_id: buyer.id,
      currency: order.currency,
      po_number: name,
      tax_inclusive: order.taxes_included,
      items: [...order.line_items, ...order.shipping_lines].map((line) => ({
        description: line.name ?? line.title,
        quantity: line.quantity,
        unit_price: line.price,
        discount: sum(line.discount_allocations, 'amount').toFixed(3),
        tax_rate: (100 * sum(line.tax_lines, 'rate')).toFixed(4),
      })),
      total: order.total_price,
      external_id: `shopify-order-${id}`,
    });
    if (invoice.amount_due === 0) return;
    const external_id = `shopify-order-${id}-payment`;
    await once('/api/v1/payments', { invoice_id: invoice.id, method: 'online', external_id });
  },
);
