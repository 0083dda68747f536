/** Stripe, webhook checkout.session.completed: the session becomes an invoice and its payment. */
import { isSigned, once, receive } from './billing.mjs';

const { SECRET, STRIPE_KEY, STRIPE = 'https://api.stripe.com' } = process.env;
const expand = 'expand[]=line_items.data.taxes&expand[]=shipping_cost.taxes';
const digits = { bif: 0, clp: 0, djf: 0, gnf: 0, jpy: 0, kmf: 0, krw: 0, mga: 0, pyg: 0, rwf: 0, vnd: 0 };
Object.assign(digits, { vuv: 0, xaf: 0, xof: 0, xpf: 0, bhd: 3, jod: 3, kwd: 3, omr: 3, tnd: 3 });

function isGenuine(body, headers) {
  const parts = (headers['stripe-signature'] ?? '').split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1];
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  return parts.some(([name, one]) => name === 'v1' && isSigned(`${time}.${body}`, SECRET, one, 'hex'));
}

receive(isGenuine, async ({ type, data: { object: session } }) => {
  if (!/^checkout\.session\.(completed|async_payment_succeeded)$/.test(type)) return;
  const { id, currency, amount_total, customer_details: buyer } = session;
  const headers = { Authorization: `Bearer ${STRIPE_KEY}` };
  const answer = await fetch(`${STRIPE}/v1/checkout/sessions/${id}?${expand}`, { headers });
  if (!answer.ok) throw new Error(`Stripe answers ${answer.status}.`);
  const { line_items, shipping_cost: shipping } = await answer.json();
  const lines = shipping ? [...line_items.data, { description: 'Shipping', ...shipping }] : line_items.data;
  const money = (units) => (units / 10 ** (digits[currency] ?? 2)).toFixed(6);
  const items = lines.map(({ description, quantity = 1, taxes, ...line }) => {
    const tax_rate = taxes.reduce((percent, { rate }) => percent + rate.percentage, 0);
    return { description, quantity, unit_price: money(line.amount_total / quantity), tax_rate };
  });
  const { name, email, address: billing_address } = buyer;
  const customer = { name: name ?? email, email, billing_address, external_id: `stripe-customer-${email}` };
  const { id: customer_id } = await once('/api/v1/customers', customer);
  const sums = { currency: currency.toUpperCase(), tax_inclusive: true, total: money(amount_total) };
  const external_id = `stripe-${id}`;
  const invoice = await once('/api/v1/invoices', { customer_id, items, ...sums, external_id });
  if (session.payment_status !== 'paid' || invoice.amount_due === 0) return;
  const payment = { invoice_id: invoice.id, method: 'card', reference: session.payment_intent };
  await once('/api/v1/payments', { ...payment, external_id: `${external_id}-payment` });
});
