/** Batches with `atomic: false`: what can be created is created in one commit, and the rest is told why not. */
import { expectRefused, expectReplay } from '../support/expect-answer.ts';
import { createTestClient } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestClient();
const { bill, create, createKey, eventsOf, get, post, read } = workspace;

const line = { description: 'Gears', unit_price: 10 };

function send(
  plural: string,
  data: readonly unknown[],
  options: { key?: string; headers?: object } = {},
): Answered {
  const answer = post(`/api/v1/${plural}/batch`, { data, atomic: false }, options as object);
  expect(answer).toMatchObject({ status: 207, body: { object: 'batch_result' } });
  expect(answer.body.results).toHaveLength(data.length);
  for (const [index, result] of answer.body.results.entries()) {
    expect(result.index).toBe(index);
    if (result.status === 201) expect(Object.keys(result)).toEqual(['index', 'status', 'data']);
    else expectProblem(answer, plural, result);
  }
  return answer;
}

function expectProblem({ headers }: Answered, plural: string, result: Answered['body']): void {
  expect(Object.keys(result)).toEqual(['index', 'status', 'problem']);
  const { status, instance, request_id } = result.problem;
  expect({ status, instance, request_id }).toEqual({
    status: result.status,
    instance: `/api/v1/${plural}/batch`,
    request_id: headers['X-Request-Id'],
  });
}

function statusesOf({ body }: Answered): number[] {
  return body.results.map(({ status }: { status: number }) => status);
}

test('creates the good ones, and numbers them without a gap', () => {
  const answer = send('invoices', [
    { customer_name: 'Ada', items: [line] },
    { customer_name: 'Nobody yet', items: [{ ...line, quantity: 0 }] },
    { customer_name: 'Grace', total: 5 },
    { customer_id: 'cus_1', total: 5 },
    { customer_name: 'Ada', total: 5, status: 'draft' },
  ]);
  expect(statusesOf(answer)).toEqual([201, 422, 201, 422, 201]);
  const [first, fault, second, unknown, draft] = answer.body.results;
  expect([first, second, draft].map(({ data }) => data.number)).toEqual([
    'INV-2026-0001',
    'INV-2026-0002',
    null,
  ]);
  for (const { data } of [first, second, draft]) expect(read(data)).toEqual(data);
  expect(fault.problem).toMatchObject({
    code: 'validation_failed',
    detail: expect.stringContaining('/data/1/items/0/quantity'),
    errors: [{ pointer: '/data/1/items/0/quantity', code: 'out_of_range' }],
  });
  expect(unknown.problem.errors).toMatchObject([{ pointer: '/data/3/customer_id', code: 'not_found' }]);
  const names = get('/api/v1/customers').body.data.map(({ name }: { name: string }) => name);
  expect(names.sort()).toEqual(['Ada', 'Grace']);
  expect(eventsOf(first.data)).toEqual(['invoice.created', 'invoice.finalized']);
});

test('tells a conflict as the record alone would be told', () => {
  const holder = create('customers', { name: 'Holder', external_id: 'held' });
  const conflict = { name: 'Other', external_id: 'held' };
  const answer = send('customers', [{ name: 'Good' }, conflict]);
  expect(statusesOf(answer)).toEqual([201, 409]);
  const alone = post('/api/v1/customers', conflict).body;
  const { instance: _path, request_id: _id, ...problem } = answer.body.results[1].problem;
  expect(alone).toMatchObject(problem);
  expect(problem.existing_id).toBe(holder.id);
});

test('refuses both records that share a value, and creates the others', () => {
  const answer = send('products', [
    { name: 'A', unit_price: 1, sku: 'S-1' },
    { name: 'B', unit_price: 1 },
    { name: 'C', unit_price: 1, sku: 'S-1' },
  ]);
  expect(statusesOf(answer)).toEqual([422, 201, 422]);
  for (const index of [0, 2])
    expect(answer.body.results[index].problem.errors).toMatchObject([
      { pointer: `/data/${index}/sku`, code: 'sku_taken' },
    ]);
  const own = { customer_name: 'Ada', total: 1, number: 'MINE-1' };
  const numbered = send('invoices', [own, { customer_name: 'Ada', total: 1 }, own, own]);
  expect(statusesOf(numbered)).toEqual([422, 201, 422, 422]);
  expect(create('invoices', own).number).toBe('MINE-1');
});

test('books what is still due', () => {
  const invoice = bill();
  const pay = (amount: number): object => ({ invoice_id: invoice.id, amount });
  expect(statusesOf(send('payments', [pay(60), pay(60), pay(40), pay(1)]))).toEqual([201, 422, 201, 409]);
  expect(read(invoice)).toMatchObject({ status: 'paid', amount_paid: 100 });
});

test('is answered again to the byte, problems and all', () => {
  const options = { headers: { 'Idempotency-Key': 'each' } };
  const data = [{ name: 'Kept' }, { name: '' }, { name: 'Kept too' }];
  const first = send('customers', data, options);
  const sent = (): Answered => post('/api/v1/customers/batch', { data, atomic: false }, options);
  const again = expectNothingWritten(workspace, sent);
  expectReplay(first, again);
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
});

test('writes nothing when nothing can be created, and keeps its key free', () => {
  const options = { headers: { 'Idempotency-Key': 'nothing' } };
  const answer = expectNothingWritten(workspace, () => send('customers', [{ name: '' }, 7], options));
  expect(statusesOf(answer)).toEqual([422, 422]);
  expect(statusesOf(send('customers', [{ name: 'Now' }], options))).toEqual([201]);
});

test('keeps its problems, and their replay', () => {
  const options = { headers: { 'Idempotency-Key': 'many-faults' } };
  const unknown = Object.fromEntries(Array.from({ length: 90 }, (_none, index) => [`unknown_${index}`, 1]));
  const data = [{ name: 'Good' }, ...Array.from({ length: 49 }, () => ({ name: 'Bad', ...unknown }))];
  const first = send('customers', data, options);
  expectReplay(first, post('/api/v1/customers/batch', { data, atomic: false }, options));
});

describe('a key that may not read', () => {
  const key = createKey('invoices:create customers:create payments:create');
  const creator = createKey('invoices:create');

  test('gets receipts of what it makes, and no word of what others have made', () => {
    const taken = bill({ external_id: 'secret-1', customer_name: 'Secret' });
    const answer = send(
      'invoices',
      [
        { customer_name: 'Mine', total: 5, notes: 'private' },
        { customer_name: 'Mine', total: 5, external_id: 'secret-1' },
      ],
      { key },
    );
    const [made, refused] = answer.body.results;
    expect(made.data).toMatchObject({ object: 'invoice', total: 5, status: 'open' });
    expect(made.data).not.toHaveProperty('notes');
    expect(JSON.stringify(refused)).not.toContain(taken.id);
    const all = post(
      '/api/v1/invoices/batch',
      { data: [{ customer_name: 'Mine', total: 5, notes: 'private' }] },
      { key },
    );
    expect(all.body.data[0]).toMatchObject({ object: 'invoice', total: 5 });
    expect(all.body.data[0]).not.toHaveProperty('notes');
    const atomic = post(
      '/api/v1/invoices/batch',
      { data: [{ customer_name: 'Mine', total: 5, external_id: 'secret-1' }] },
      { key },
    );
    expectRefused(atomic, 422, 'validation_failed');
    expect(JSON.stringify(atomic.body)).not.toContain(taken.id);
  });

  test('needs the scope of the customers that it would make', () => {
    const { id } = create('customers', { name: 'Known' });
    const data = [
      { customer_id: id, total: 1 },
      { customer_name: 'New', total: 1 },
    ];
    const answer = send('invoices', data, { key: creator });
    expect(statusesOf(answer)).toEqual([201, 403]);
    expect(answer.body.results[1].problem.required_scope).toBe('customers:create');
    const atomic = expectNothingWritten(workspace, () =>
      post('/api/v1/invoices/batch', { data }, { key: creator }),
    );
    expectRefused(atomic, 403, 'insufficient_scope', { required_scope: 'customers:create' });
    expectRefused(post('/api/v1/products/batch', { data: [] }, { key: creator }), 403, 'insufficient_scope');
  });
});

test('all that is refused together lists as many faults as one refusal, and counts the rest', () => {
  const items = Array.from({ length: 10 }, () => ({ description: '', quantity: 0, unit_price: 'x' }));
  const { body } = send(
    'invoices',
    Array.from({ length: 50 }, () => ({ customer_name: 'Ada', items })),
  );
  const problems: Answered['body'][] = body.results.map(({ problem }: Answered['body']) => problem);
  expect(problems.map(({ errors, more }) => [errors.length, errors.length + more])).toEqual(
    problems.map(() => [2, 30]),
  );
});
