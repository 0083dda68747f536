/** What a key may do, and what may not travel in a URL. */
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
    expect(JSON.stringify(answer.body)).toContain(`${plural}:create`);
  });
});

describe('a checkout key', () => {
  test('creates invoices, quotations and customers', () => {
    for (const plural of ['invoices', 'quotations', 'customers']) {
      expect(workspace.post(`/api/v1/${plural}`, bodies[plural], { key: checkout }).status).toBe(201);
    }
  });

  test('sees no customers, no documents and no products, and makes no products', () => {
    for (const path of [
      '/invoices',
      `/invoices/${invoice.id}`,
      '/quotations',
      '/customers',
      `/customers/${customer.id}`,
      `/products/${product.id}`,
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

describe('an operation that may make a record of another kind', () => {
  const order = { total: 1 };
  const newName = { customer_name: 'Somebody new', ...order };

  test('needs the scope to make customers when it names one, new or not, and none when it has an id', () => {
    const key = workspace.createKey('invoices:create customers:read');
    for (const path of ['/api/v1/invoices', '/api/v1/invoices/preview']) {
      for (const body of [newName, { ...newName, customer_name: 'Ada' }, { ...newName, total: 'wrong' }]) {
        const answer = expectNothingWritten(workspace, () => workspace.post(path, body, { key }));
        expectRefused(answer, 403, 'insufficient_scope', { required_scope: 'customers:create' });
      }
    }
    const named = { ...newName, customer_id: customer.id };
    expect(workspace.post('/api/v1/invoices', named, { key }).status).toBe(201);
  });

  test('needs it in a PATCH that names another customer, and not in one that repeats the name', () => {
    const key = workspace.createKey('invoices:update invoices:read');
    const draft = workspace.create('invoices', { customer_name: 'Ada', total: 1, status: 'draft' });
    const patch = (body: object): Answered =>
      workspace.call('PATCH', `/api/v1/invoices/${draft.id}`, { key, body });
    expectRefused(patch({ customer_name: 'Somebody new' }), 403, 'insufficient_scope', {
      required_scope: 'customers:create',
    });
    expect(patch({ customer_name: 'Ada', notes: 'Same' }).body).toMatchObject({ notes: 'Same' });
  });

  test('needs the scope to make invoices when it converts a quotation', () => {
    const key = workspace.createKey('quotations:write quotations:read');
    const quotation = workspace.create('quotations', { customer_name: 'Ada', ...order });
    const act = (action: string, by: string): Answered =>
      workspace.post(`/api/v1/quotations/${quotation.id}/${action}`, {}, { key: by });
    expect(act('accept', key).body).toMatchObject({ status: 'accepted', customer_name: 'Ada' });
    expectRefused(act('convert', key), 403, 'insufficient_scope', { required_scope: 'invoices:create' });
    const both = workspace.createKey('quotations:write quotations:read invoices:create');
    const converted = act('convert', both);
    expect(converted.body).toMatchObject({ object: 'invoice', total: 1 });
    expect(converted.body).not.toHaveProperty('customer');
  });

  test('records a payment with the scope for payments alone, though its invoice changes', () => {
    const key = workspace.createKey('payments:create');
    const { body } = workspace.post(`/api/v1/invoices/${invoice.id}/payments`, {}, { key });
    expect(body).toMatchObject({ object: 'payment', status: 'received', amount: 1, currency: 'EUR' });
    expect(body).not.toHaveProperty('invoice_id');
    expect(workspace.get(`/api/v1/invoices/${invoice.id}`).body.status).toBe('paid');
  });
});

describe('a key whose scope is the write of version 1.0', () => {
  const key = workspace.createKey('invoices:write customers:write');

  test('creates and changes as it did, and gets receipts', () => {
    const made = workspace.post('/api/v1/invoices', { customer_name: 'Ada', total: 1 }, { key });
    const path = made.headers.Location ?? '';
    const unchanged = workspace.call('PATCH', path, { key, body: {} });
    const voided = workspace.post(`${path}/void`, {}, { key });
    for (const { body } of [made, unchanged, voided]) {
      expect(body).toMatchObject({ object: 'invoice', number: made.body.number, total: 1 });
      expect(body).not.toHaveProperty('customer_name');
    }
    expect(voided.body.status).toBe('void');
    const again = workspace.post(`${path}/void`, {}, { key });
    expectRefused(again, 409, 'invalid_state');
    expect(again.body).not.toHaveProperty('current_status');
    const stale = workspace.call('PATCH', path, { key, body: {}, headers: { 'If-Match': '"old"' } });
    expectRefused(stale, 412, 'etag_mismatch');
    expect([stale.body.current_etag, stale.headers.ETag]).toEqual([undefined, undefined]);
  });
});

describe('a direct GET of the web app', () => {
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
