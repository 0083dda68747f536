/** What a key may do, and what may not travel in a URL. */
import { coreOnly } from '../../doors/not-through.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const readOnly = workspace.createKey('read-only');
const checkout = workspace.createKey('checkout');
const customer = workspace.create('customers', { name: 'Ada' });
const product = workspace.create('products', { name: 'A product', unit_price: 5 });
const invoice = workspace.create('invoices', { customer_id: customer.id, total: 1 });

const bodies: Readonly<Record<string, object>> = {
  invoices: { customer_name: 'Ada', items: [{ product_id: product.id }] },
  quotations: { customer_name: 'Ada', total: 1 },
  customers: { name: 'Grace' },
  products: { name: 'Another product', unit_price: 1 },
};
const plurals = Object.keys(bodies);

describe('a read-only key', () => {
  test.each(plurals)('reads %s and writes none', (plural) => {
    expect(workspace.get(`/api/v1/${plural}`, { key: readOnly }).status).toBe(200);
    const answer = expectNothingWritten(workspace, () =>
      workspace.post(`/api/v1/${plural}`, bodies[plural], { key: readOnly }),
    );
    expectRefused(answer, 403, 'insufficient_scope');
    expect(JSON.stringify(answer.body)).toContain(`${plural}:write`);
  });
});

describe('a checkout key', () => {
  test('creates invoices, quotations and customers, and looks up products', () => {
    for (const plural of ['invoices', 'quotations', 'customers']) {
      expect(workspace.post(`/api/v1/${plural}`, bodies[plural], { key: checkout }).status).toBe(201);
    }
    expect(workspace.get(`/api/v1/products/${product.id}`, { key: checkout }).status).toBe(200);
  });

  test('sees no customers and no documents, and makes no products', () => {
    for (const path of [
      '/invoices',
      `/invoices/${invoice.id}`,
      '/quotations',
      '/customers',
      `/customers/${customer.id}`,
    ]) {
      expectRefused(workspace.get(`/api/v1${path}`, { key: checkout }), 403, 'insufficient_scope');
    }
    const answer = workspace.post('/api/v1/products', bodies.products, { key: checkout });
    expectRefused(answer, 403, 'insufficient_scope');
  });

  test('is told nothing about which ids exist', () => {
    const [known, unknown] = [invoice.id, 'inv_01KEBZ00000000000000000000'].map(
      (id) => workspace.get(`/api/v1/invoices/${id}`, { key: checkout }).body,
    );
    expect({ ...known, instance: '', request_id: '' }).toEqual({ ...unknown, instance: '', request_id: '' });
  });
});

coreOnly('a direct GET of the web app needs no door', () => {
  const get = (queryString: string): Answered => workspace.direct({ method: 'GET', queryString });

  test('answers a read-only key in the same envelope', () => {
    const path = encodeURIComponent('/api/v1/invoices');
    const { status, headers, body } = get(`path=${path}&api_key=${readOnly}&limit=1`);
    expect({ status, object: body.object, count: body.data.length }).toEqual({
      status: 200,
      object: 'list',
      count: 1,
    });
    expect(headers['Content-Type']).toBe('application/json');
    expect(get(`path=/api/v1/invoices/${invoice.id}&api_key=${readOnly}`).body.id).toBe(invoice.id);
  });

  test('refuses a key that may write, whose place is no URL', () => {
    for (const key of [workspace.key, checkout]) {
      expectRefused(get(`path=/api/v1/products&api_key=${key}`), 403, 'key_not_allowed_in_url');
    }
  });

  test('without a key is 401, with a wrong one too', () => {
    expectRefused(get('path=/api/v1/invoices'), 401, 'missing_api_key');
    expectRefused(get('path=/api/v1/invoices&api_key=nonsense'), 401, 'invalid_api_key');
  });

  test('refuses parameters as a list does', () => {
    expectRefused(get(`path=/api/v1/invoices&api_key=${readOnly}&limt=1`), 400, 'unknown_parameter');
    expectRefused(get(`path=/api/v1/invoices&api_key=${readOnly}&limit=1&limit=2`), 400, 'invalid_parameter');
  });

  // What a bounced second hop sends: it must look like no authentication failure and no result.
  test.each(['', 'path=', `api_key=${readOnly}`, 'user_content_key=abc&lib=M'])(
    'without a path ("%s") is answered neutrally',
    (queryString) => {
      const answer = expectNothingWritten(workspace, () => get(queryString));
      expectRefused(answer, 400, 'no_route');
      expect(answer.headers).not.toHaveProperty('WWW-Authenticate');
    },
  );

  test('answers health without a key', () => {
    expect(get('path=/health').body).toMatchObject({ object: 'health' });
  });
});
