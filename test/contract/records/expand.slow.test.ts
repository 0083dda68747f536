/** Expand: other records are shown beside those that are read, each by its own scope, in few document calls. */
import { allScopes } from '../../../src/core/access/scope-list.ts';
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { idsOf } from '../support/read-lists.ts';
import { createTestClient, pathOf } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';

const workspace = createTestClient();
const { bill, call, create, createKey, deleteRow, did, get, patch, read, type } = workspace;

type Shown = Answered['body'];

const [ada, grace] = ['Ada', 'Grace'].map((name) => create('customers', { name }));
const quotation = create('quotations', { customer_id: ada.id, total: 50 });
did(quotation, 'accept');
const quoted = did(quotation, 'convert');
const paid = bill({ customer_id: grace.id });
const [first, second] = [10, 20].map((amount) => create('payments', { invoice_id: paid.id, amount }));
const draft = bill({ customer_id: ada.id, status: 'draft' });

function expanded(record: Shown, names: string): Shown {
  const { status, body } = get(pathOf(record), { query: `expand=${names}` });
  expect(status).toBe(200);
  return body.expanded;
}

describe('one record', () => {
  test.each<[string, () => Shown, string, () => Shown]>([
    ['an invoice and its customer', () => quoted, 'customer', () => ({ customer: read(ada) })],
    [
      'an invoice and its payments, the newest first',
      () => paid,
      'payments',
      () => ({ payments: [read(second), read(first)] }),
    ],
    [
      'an invoice and all that it can show',
      () => quoted,
      'customer,payments,quotation',
      () => ({ customer: read(ada), payments: [], quotation: read(quotation) }),
    ],
    ['an invoice without a quotation', () => paid, 'quotation', () => ({ quotation: null })],
    [
      'a quotation, its customer and its invoice',
      () => quotation,
      'invoice,customer',
      () => ({ invoice: read(quoted), customer: read(ada) }),
    ],
    [
      'a payment, its invoice and its customer',
      () => first,
      'invoice,customer,invoice',
      () => ({ invoice: read(paid), customer: read(grace) }),
    ],
  ])('%s', (_name, recordOf, names, wanted) => {
    expect(expanded(recordOf(), names)).toEqual(wanted());
    const { expanded: beside, ...rest } = get(pathOf(recordOf()), { query: `expand=${names}` }).body;
    expect(rest).toEqual(read(recordOf()));
    expect(beside).toEqual(wanted());
  });

  test('has nothing beside it when nothing is asked for', () => {
    expect(read(paid)).not.toHaveProperty('expanded');
  });

  test('shows null for a record that is gone, or whose row cannot be read', () => {
    const invoice = bill({ customer_name: 'Gone' });
    const customer = get(`/api/v1/customers/${invoice.customer_id}`).body;
    type('Customers', customer, 'Data', 'spoilt');
    expect(expanded(invoice, 'customer')).toEqual({ customer: null });
    deleteRow('Customers', customer);
    expect(expanded(invoice, 'customer')).toEqual({ customer: null });
  });

  test('is found where it was moved', () => {
    const [one, other] = ['Moved', 'Removed'].map((name) => create('customers', { name }));
    const invoice = bill({ customer_id: other.id });
    deleteRow('Customers', one);
    expect(expanded(invoice, 'customer')).toMatchObject({ customer: { id: other.id, name: 'Removed' } });
  });

  // The entity tag is that of the record, and says nothing about those beside it.
  test('is sent in full to who has it, and without a tag', () => {
    const known = { 'If-None-Match': read(quoted).etag };
    expect(call('GET', pathOf(quoted), { headers: known }).status).toBe(304);
    for (const headers of [known, { 'If-None-Match': '*' }]) {
      patch(ada, { notes: `changed for ${headers['If-None-Match']}` });
      const answer = call('GET', pathOf(quoted), { headers, query: 'expand=customer' });
      expect(answer.status).toBe(200);
      expect(answer.headers).not.toHaveProperty('ETag');
      expect(answer.body.expanded.customer).toEqual(read(ada));
      expect(answer.body.etag).toBe(read(quoted).etag);
    }
    const head = call('HEAD', pathOf(quoted), { headers: known, query: 'expand=customer' });
    expect(head).toMatchObject({ status: 200, body: null });
  });
});

test('what is expanded cannot be sent back, because it is of other records', () => {
  const { expanded: beside } = get(pathOf(quoted), { query: 'expand=customer' }).body;
  const answer = patch(quoted, { notes: 'Thank you.', expanded: beside });
  expectFaults(answer, ['/expanded read_only']);
});

describe('a list', () => {
  test('shows beside each record what belongs to it', () => {
    const query = `id=${paid.id},${quoted.id},${draft.id}&expand=customer,payments,quotation`;
    const { data } = get('/api/v1/invoices', { query }).body as { data: Shown[] };
    expect(Object.fromEntries(data.map(({ id, expanded: beside }) => [id, beside]))).toEqual({
      [paid.id]: { customer: read(grace), payments: [read(second), read(first)], quotation: null },
      [quoted.id]: { customer: read(ada), payments: [], quotation: read(quotation) },
      [draft.id]: { customer: read(ada), payments: [], quotation: null },
    });
    for (const { expanded: _beside, ...rest } of data) expect(rest).toEqual(read(rest));
  });

  test('of the payments of an invoice shows it, too', () => {
    const { data } = get(`/api/v1/invoices/${paid.id}/payments`, { query: 'expand=invoice' }).body;
    expect(data.map(({ expanded: beside }: Shown) => beside)).toEqual([
      { invoice: read(paid) },
      { invoice: read(paid) },
    ]);
  });

  test('goes on with its cursor, with and without expand', () => {
    const page = get('/api/v1/invoices', { query: 'limit=1&expand=customer&status=open,paid' });
    const { next_cursor: cursor } = page.body;
    expect(page.headers.Link).toContain('expand=customer');
    for (const further of ['', '&expand=customer', '&expand=payments'])
      expect(
        get('/api/v1/invoices', { query: `limit=1&status=open,paid&cursor=${cursor}${further}` }).status,
      ).toBe(200);
  });

  test('shows deletions without anything beside them', () => {
    const gone = bill({ status: 'draft' });
    workspace.remove(gone);
    const { data } = get('/api/v1/invoices', {
      query: `include=deleted&id=${gone.id}&expand=customer`,
    }).body;
    expect(idsOf(data)).toEqual([gone.id]);
    expect(data[0]).not.toHaveProperty('expanded');
  });

  test('has at most 100 records then', () => {
    expect(get('/api/v1/invoices', { query: 'limit=100&expand=customer' }).status).toBe(200);
    const answer = get('/api/v1/invoices', { query: 'limit=101&expand=customer' });
    expectRefused(answer, 400, 'invalid_parameter', { errors: [{ parameter: 'limit' }] });
    expect(answer.body.detail).toContain('100');
  });

  test('looks the records of a page up together', () => {
    const many = Array.from({ length: 30 }, (_, index) => {
      const customer = create('customers', { name: `Customer ${index}` });
      const invoice = bill({ customer_id: customer.id });
      if (index % 3 === 0) create('payments', { invoice_id: invoice.id, amount: 1 });
      return { customer, invoice };
    });
    const plain = get('/api/v1/invoices', { query: 'limit=30' });
    const all = get('/api/v1/invoices', { query: 'limit=30&expand=customer,payments,quotation' });
    expect(all.body.data.map((one: Shown) => one.expanded.customer.id)).toEqual(
      many.map(({ customer }) => customer.id).reverse(),
    );
    // The customers are read in one call, and one more because a row was deleted; the payments in a search and a call.
    expect(all.usage.documentCalls - plain.usage.documentCalls).toBeLessThanOrEqual(4);
  });
});

describe('what cannot be expanded', () => {
  test('is refused with the nearest name', () => {
    for (const path of ['/api/v1/invoices', pathOf(paid)]) {
      const answer = get(path, { query: 'expand=customers,payments' });
      expectRefused(answer, 400, 'invalid_parameter', { errors: [{ parameter: 'expand' }] });
      expect(answer.body.detail).toContain('Did you mean "customer"?');
    }
    for (const names of ['', 'customer,', ' customer', 'toString', '__proto__'])
      expectRefused(
        get(pathOf(paid), { query: `expand=${encodeURIComponent(names)}` }),
        400,
        'invalid_parameter',
      );
    expectRefused(get(pathOf(paid), { query: 'expand=customer&expand=customer' }), 400, 'invalid_parameter');
  });

  test('is not known of records that have nothing to show', () => {
    for (const path of ['/api/v1/customers', pathOf(ada), '/api/v1/products'])
      expectRefused(get(path, { query: 'expand=customer' }), 400, 'unknown_parameter');
    const written = call('PATCH', pathOf(paid), { query: 'expand=customer', body: {} });
    expectRefused(written, 400, 'unknown_parameter');
  });

  const expansions = resources.flatMap(({ plural, expands = {} }) =>
    Object.entries(expands).map(([name, { object }]) => ({ plural, name, object })),
  );
  const known: Record<string, Shown> = { invoices: paid, quotations: quotation, payments: first };

  test.each(expansions)('needs its own scope: $name of $plural', ({ plural, name, object }) => {
    const target = resources.find((one) => one.object === object)?.plural;
    const scope = `${target}:read`;
    const key = createKey(allScopes.filter((one) => one !== scope).join(' '));
    const own = known[plural];
    for (const path of [`/api/v1/${plural}`, pathOf(own)]) {
      const answer = get(path, { key, query: `expand=${name}` });
      expectRefused(answer, 403, 'insufficient_scope', { required_scope: scope });
      expect(answer.body.detail).toContain(scope);
      const readable = createKey(`${plural}:read ${scope}`);
      expect(get(path, { key: readable, query: `expand=${name}` }).status).toBe(200);
    }
  });
});
