/** Amounts: wherever decimals are repeated as exact text, the currency stands beside them. */
import { createTestClient, pathOf } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';

const workspace = createTestClient();
const { create, createKey, get, post } = workspace;

type Shown = Answered['body'];

/** The `amounts` of an answer and of all objects in it. */
function amountsIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { amounts } = value as { amounts?: Shown };
  return [...(amounts === undefined ? [] : [amounts]), ...Object.values(value).flatMap(amountsIn)];
}

const items = [
  { description: 'Gears', quantity: 3, unit_price: 333, tax_rate: 10 },
  { description: 'Cogs', unit_price: 100 },
];
const product = create('products', { name: 'Gear', unit_price: 980, currency: 'JPY' });
const usual = create('products', { name: 'Cog', unit_price: 9.5 });
const invoice = create('invoices', { customer_name: 'Ada', currency: 'JPY', items });
const quotation = create('quotations', { customer_name: 'Ada', currency: 'JPY', items });
const payment = create('payments', { invoice_id: invoice.id, amount: 100 });

test.each<[string, () => Shown, number]>([
  ['a product', () => get(pathOf(product)).body, 1],
  // The document, its two lines, and a row of the breakdown for each rate.
  ['an invoice', () => get(pathOf(invoice)).body, 5],
  ['a quotation', () => get(pathOf(quotation)).body, 5],
  // The payment, and its allocation to the invoice.
  ['a payment', () => get(pathOf(payment)).body, 2],
  ['a balance', () => get(`/api/v1/customers/${invoice.customer_id}/balance`).body, 1],
  [
    'a preview',
    () => post('/api/v1/invoices/preview', { customer_name: 'Ada', currency: 'JPY', items }).body,
    5,
  ],
  ['an event', () => get('/api/v1/events', { query: `resource_id=${payment.id}` }).body, 2],
  [
    'a receipt',
    () => {
      const key = createKey('checkout');
      return post('/api/v1/invoices', { customer_id: invoice.customer_id, currency: 'JPY', items }, { key })
        .body;
    },
    1,
  ],
])('%s names the currency of its amounts', (_name, answerOf, count) => {
  const amounts = amountsIn(answerOf());
  expect(amounts).toHaveLength(count);
  for (const one of amounts) expect(one.currency).toBe('JPY');
});

test('a product without a currency has that of the workspace', () => {
  expect(usual).toMatchObject({ currency: 'EUR', amounts: { unit_price: '9.50', currency: 'EUR' } });
});

test('what was read can be sent back', () => {
  const line = invoice.items[0];
  expect(line.amounts.currency).toBe('JPY');
  for (const record of [usual, payment, create('invoices', { customer_name: 'B', items, status: 'draft' })]) {
    const before = get(pathOf(record)).body;
    const answer = workspace.patch(record, before);
    expect(answer).toMatchObject({ status: 200, body: { version: before.version } });
  }
});
