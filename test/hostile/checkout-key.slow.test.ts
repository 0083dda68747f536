/** What somebody can do with a checkout key, which stands in the source of a web page. */
import { allRoutes } from '../../src/core/api/routes/all-routes.ts';
import { expectRefused, expectReplay } from '../contract/support/expect-answer.ts';
import { createTestClient } from '../contract/support/test-client.ts';
import type { Answered } from '../contract/support/test-workspace.ts';

const workspace = createTestClient();
const { call, create, createKey, get, type } = workspace;
const key = createKey('checkout');
const post = (path: string, body: object, headers = {}): Answered =>
  workspace.post(`/api/v1/${path}`, body, { key, headers });

const ada = create('customers', {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  billing_address: { line1: 'St James’s Square 12' },
  currency: 'CHF',
  tax_exempt: true,
  payment_terms_days: 77,
  external_id: 'ada-17',
});
for (const email of ['one@example.com', 'two@example.com'])
  create('customers', { name: 'Grace Hopper', email });
const product = create('products', { name: 'Gear', unit_price: 5, tax_rate: 20, sku: 'GEAR' });
const invoice = create('invoices', { customer_id: ada.id, total: 100, external_id: 'order-17' });

const order = { items: [{ description: 'Gears', unit_price: 10, tax_rate: 19 }] };
const receipt = [
  ...['id', 'object', 'number', 'status', 'currency', 'subtotal', 'discount_total', 'taxable_total'],
  ...['tax_total', 'total', 'amounts', 'allowed_actions'],
];

/** The answer without what is new each time. */
function comparable({ status, headers, body }: Answered): object {
  const { Location, ETag, 'Content-Type': type } = headers;
  const path = Location?.replace(/[^/]*$/, '');
  return { status, type, path, ETag, body: { ...body, id: '', number: '', request_id: '' } };
}

test('makes customers, quotations and invoices, and gets a receipt of each', () => {
  expect(post('customers', { name: 'Alan', email: 'alan@example.com', notes: 'New' }).body).toEqual({
    id: expect.stringMatching(/^cus_/),
    object: 'customer',
  });
  for (const plural of ['quotations', 'invoices']) {
    const { status, headers, body } = post(plural, { customer_name: 'Alan', ...order });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual([...receipt].sort());
    expect(body).toMatchObject({
      currency: 'EUR',
      total: 11.9,
      amounts: { total: '11.90', currency: 'EUR' },
    });
    expect(headers.Location).toBe(`/api/v1/${plural}/${body.id}`);
    expect(headers).not.toHaveProperty('ETag');
    expect(get(headers.Location ?? '').body).toMatchObject({ id: body.id, customer_name: 'Alan' });
  }
});

test('gets the receipt again for a request that is repeated', () => {
  const headers = { 'Idempotency-Key': 'order-1' };
  const first = post('invoices', { customer_name: ada.name, ...order }, headers);
  expectReplay(first, post('invoices', { customer_name: ada.name, ...order }, headers));
});

test('can use no operation but the creations and the preview', () => {
  const usable = allRoutes.filter(({ method, path, operationId }) => {
    const body = method === 'GET' ? {} : { body: {} };
    const { status } = call(method, `/api/v1${path.replace('{id}', invoice.id)}`, { key, ...body });
    return status !== 403 && !['getApi', 'getMe'].includes(operationId);
  });
  expect(usable.map(({ operationId }) => operationId)).toEqual([
    ...['createCustomer', 'createInvoice', 'createQuotation'],
    ...['createCustomerBatch', 'createQuotationBatch', 'createInvoiceBatch', 'previewInvoice'],
  ]);
});

describe('cannot find out who is a customer', () => {
  const names = ['Nobody Known', ada.name, 'Grace Hopper'];
  const terms = { customer_email: null, items: [{ product_id: product.id, quantity: 2 }] };

  test.each(['invoices/preview', 'invoices', 'quotations'])('by naming one in %s', (path) => {
    const [unknown, known, several] = names.map((customer_name) =>
      comparable(post(path, { customer_name, ...terms })),
    );
    expect(unknown).toMatchObject({ body: { currency: 'EUR', total: 12 } });
    expect(known).toEqual(unknown);
    expect(several).toEqual(unknown);
  });

  test('by an e-mail address', () => {
    const answers = ['new@example.com', ada.email].map((email) => post('customers', { name: 'X', email }));
    expect(comparable(answers[0]!)).toEqual(comparable(answers[1]!));
    const named = ['new@example.com', ada.email].map((customer_email) =>
      post('invoices', { customer_name: ada.name, customer_email, ...order }),
    );
    expect(comparable(named[0]!)).toEqual(comparable(named[1]!));
  });

  test('by the payment terms that a due date would have', () => {
    const body = { invoice_date: '2999-12-01', ...order };
    const answers = names.map((customer_name) => post('invoices/preview', { customer_name, ...body }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('by the id of one that is archived', () => {
    const archived = create('customers', { name: 'Charles', archived: true }).id;
    const answers = [archived, 'cus_01KEBZ00000000000000000000'].map((customer_id) =>
      post('invoices', { customer_id, ...order }),
    );
    expect(answers[0]!.status).toBe(422);
    expect(comparable(answers[0]!)).toEqual(comparable(answers[1]!));
  });

  test('by a row that a person has broken', () => {
    const broken = create('customers', { name: 'Broken Row' });
    type('Customers', broken, 'Payment terms (days)', 'soon');
    const { body } = post('invoices', { customer_name: 'Broken Row', ...order });
    expect(JSON.stringify(body)).not.toMatch(/cus_|Payment terms|soon/);
  });
});

test.each([
  ['customers', { name: 'X', external_id: ada.external_id }, 'external_id_taken'],
  ['invoices', { customer_name: 'X', ...order, external_id: invoice.external_id }, 'external_id_taken'],
  ['invoices', { customer_name: 'X', ...order, number: 'INV-2026-0999' }, 'number_reserved'],
])('is not told which record a new one of %s conflicts with', (path, body, code) => {
  const answer = post(path, body);
  expectRefused(answer, 409, code);
  expect(Object.keys(answer.body).sort()).toEqual(
    ['type', 'title', 'status', 'code', 'detail', 'instance', 'request_id'].sort(),
  );
  expect(answer.body.detail).toBe('It conflicts with a record that this API key may not read.');
});
