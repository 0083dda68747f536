/** The recipe for Shopify: what an order becomes, also when it comes twice, changed, late, or from somebody else. */
import { createHmac } from 'node:crypto';
import { madeOf, payload, startRecipes } from './recipes.ts';

const recipes = startRecipes();
const secret = 'shpss_5f2b8c';
const recorded = payload('shopify-order.json');
let url: string;

beforeAll(async () => {
  url = await recipes.serve('node', 'shopify.mjs', { SECRET: secret });
});

async function deliver(body: string, signedWith = secret): Promise<number> {
  const signature = createHmac('sha256', signedWith).update(body).digest('base64');
  const headers = {
    'x-shopify-topic': 'orders/paid',
    'x-shopify-shop-domain': 'lamps.myshopify.com',
    'x-shopify-hmac-sha256': signature,
  };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

const order = (id: number): string => recorded.replaceAll('5940139491234', String(id));

test('a wrong signature, or none, is refused, and nothing is made', async () => {
  expect(await deliver(recorded, 'another secret')).toBe(401);
  expect((await fetch(url, { method: 'POST', body: recorded })).status).toBe(401);
  expect(await madeOf(recipes, 'shopify-')).toMatchObject({ customers: [], invoices: [], payments: [] });
});

test('an order that comes twice is one paid invoice with the sums of the shop', async () => {
  expect(await deliver(recorded)).toBe(200);
  expect(await deliver(recorded)).toBe(200);
  const { customers, invoices, payments } = await madeOf(recipes, 'shopify-');
  expect(customers).toMatchObject([
    { name: 'Harbour Theatre', billing_address: { city: 'Hamburg', country: 'DE' } },
  ]);
  expect(invoices).toMatchObject([
    {
      external_id: 'shopify-order-5940139491234',
      status: 'paid',
      po_number: '#1042',
      tax_inclusive: true,
      items: [
        { description: 'Desk lamp - brass', quantity: 2, amount: 180, tax_rate: 19 },
        { description: 'Book: the care of lamps', amount: 29, tax_rate: 7 },
        { description: 'Parcel', amount: 4.9, tax_rate: 19 },
      ],
      amounts: { total: '213.90', amount_due: '0.00' },
    },
  ]);
  expect(payments).toMatchObject([{ external_id: 'shopify-order-5940139491234-payment', amount: 213.9 }]);
});

test('an order that comes again with other contents stays as it was billed', async () => {
  expect(await deliver(recorded.replace('Desk lamp - brass', 'Desk lamp - steel'))).toBe(200);
  const { invoices, payments } = await madeOf(recipes, 'shopify-order-5940139491234');
  expect([invoices?.length, payments?.length]).toEqual([1, 1]);
});

test('an invoice whose key the API has forgotten is found by its order, and paid', async () => {
  const external_id = 'shopify-order-77';
  await recipes.post('/api/v1/invoices', { customer_name: 'Harbour Theatre', total: '213.90', external_id });
  expect(await deliver(order(77))).toBe(200);
  const { invoices, payments } = await madeOf(recipes, external_id);
  expect(invoices).toMatchObject([{ status: 'paid' }]);
  expect(payments).toHaveLength(1);
});

test('an order whose sum cannot be repeated is not billed, and the shop sends it again', async () => {
  expect(await deliver(order(78).replace('"total_price": "213.90"', '"total_price": "213.80"'))).toBe(500);
  expect(await madeOf(recipes, 'shopify-order-78')).toMatchObject({ invoices: [], payments: [] });
});
