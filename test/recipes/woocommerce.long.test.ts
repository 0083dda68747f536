/** The recipe for WooCommerce, in PHP: what an order becomes, also when it comes twice, changed, late, or forged. */
import { createHmac } from 'node:crypto';
import { madeOf, payload, startRecipes } from './recipes.ts';

const recipes = startRecipes();
const secret = 'wc secret & more';
const recorded = payload('woocommerce-order.json');
let url: string;

beforeAll(async () => {
  url = await recipes.serve('php', 'woocommerce.php', { SECRET: secret });
});

async function deliver(body: string, signedWith = secret): Promise<number> {
  const signature = createHmac('sha256', signedWith).update(body).digest('base64');
  const headers = { 'x-wc-webhook-topic': 'order.updated', 'x-wc-webhook-signature': signature };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

const order = (id: number): string => recorded.replaceAll('4750', String(id));
const sumsOf = (total: string): string => `"total": "${total}",\n  "total_tax"`;

test('a wrong signature, or none, is refused, and nothing is made', async () => {
  expect(await deliver(recorded, 'another secret')).toBe(401);
  expect((await fetch(url, { method: 'POST', body: recorded })).status).toBe(401);
  expect(await madeOf(recipes, 'woocommerce-')).toMatchObject({ customers: [], invoices: [], payments: [] });
});

test('the unsigned call by which the shop tries the address is welcome, and an order in progress makes nothing', async () => {
  const body = new URLSearchParams({ webhook_id: '3' });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  expect(await deliver(recorded.replace('"status": "completed"', '"status": "processing"'))).toBe(200);
  expect(await madeOf(recipes, 'woocommerce-')).toMatchObject({ customers: [], invoices: [], payments: [] });
});

test('an order that comes twice is one paid invoice with the sums of the shop', async () => {
  expect([await deliver(recorded), await deliver(recorded)]).toEqual([200, 200]);
  const { customers, invoices, payments } = await madeOf(recipes, 'woocommerce-');
  expect(customers).toMatchObject([
    { name: 'Hélène Boucher', billing_address: { line2: null, country: 'FR' } },
  ]);
  expect(invoices).toMatchObject([
    {
      external_id: 'woocommerce-order-4750',
      status: 'paid',
      items: [
        { description: 'Desk lamp', quantity: 2, amount: 160, tax_rate: 19 },
        { description: 'Book: the care of lamps', quantity: 1, amount: 29, tax_rate: 7 },
        { description: 'Parcel', amount: 4.9, tax_rate: 19 },
      ],
      amounts: { total: '193.90', tax_total: '28.23', amount_due: '0.00' },
    },
  ]);
  expect(payments).toMatchObject([{ amount: 193.9, method: 'online' }]);
});

test('an order that comes again with other contents stays as it was billed', async () => {
  expect(await deliver(recorded.replace('Desk lamp', 'Desk lamp, brass'))).toBe(200);
  const { invoices, payments } = await madeOf(recipes, 'woocommerce-order-4750');
  expect([invoices?.length, payments?.length]).toEqual([1, 1]);
});

test('an invoice whose key the API has forgotten is found by its order, and paid', async () => {
  const external_id = 'woocommerce-order-77';
  await recipes.post('/api/v1/invoices', { customer_name: 'Hélène Boucher', total: '193.90', external_id });
  expect(await deliver(order(77))).toBe(200);
  const { invoices, payments } = await madeOf(recipes, external_id);
  expect(invoices).toMatchObject([{ status: 'paid' }]);
  expect(payments).toHaveLength(1);
});

test('a completed order that nobody has paid stays open, and prices without tax keep their sums', async () => {
  const unpaid = order(79).replace('"date_paid": "2026-11-20T16:55:02"', '"date_paid": null');
  expect(await deliver(unpaid.replace('"prices_include_tax": true', '"prices_include_tax": false'))).toBe(
    200,
  );
  const { invoices, payments } = await madeOf(recipes, 'woocommerce-order-79');
  expect(invoices).toMatchObject([{ status: 'open', tax_inclusive: false, amounts: { total: '193.90' } }]);
  expect(payments).toEqual([]);
});

test('an order whose sum cannot be repeated is not billed, and counts as not delivered', async () => {
  expect(recorded).toContain(sumsOf('193.90'));
  expect(await deliver(order(78).replace(sumsOf('193.90'), sumsOf('193.00')))).toBe(500);
  expect(await madeOf(recipes, 'woocommerce-order-78')).toMatchObject({ invoices: [], payments: [] });
});
