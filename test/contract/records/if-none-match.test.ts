/** If-None-Match: who has the record already is told so, without its body. */
import { expectRefused } from '../support/expect-answer.ts';
import { createTestClient, pathOf } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';

const workspace = createTestClient();
const { bill, create, call, did, patch, read } = workspace;

type AnyRecord = Answered['body'];

function ask(record: AnyRecord, known: string, method = 'GET'): Answered {
  return call(method, pathOf(record), { headers: { 'If-None-Match': known } });
}

describe.each([
  ['an invoice', () => bill()],
  ['a customer', () => create('customers', { name: 'Grace' })],
  [
    'a webhook endpoint',
    () => {
      const made = create('webhook_endpoints', { url: 'https://hook.example/a', event_types: ['*'] });
      return workspace.get(`/api/v1/webhook_endpoints/${made.id}`).body;
    },
  ],
])('%s', (_name, make) => {
  test.each([
    ['its tag', (etag: string) => etag],
    ['its tag as a weak one', (etag: string) => `W/${etag}`],
    ['a star', () => '*'],
    ['a list with its tag', (etag: string) => `"other", ${etag}`],
  ])('that the caller has, by %s, is not sent again', (_form, formOf) => {
    const record = make();
    for (const method of ['GET', 'HEAD']) {
      const answer = ask(record, formOf(record.etag), method);
      expect(answer).toMatchObject({ status: 304, body: null });
      expect(answer.headers).toMatchObject({ ETag: record.etag, 'Cache-Control': 'no-store' });
    }
  });

  test('is sent to who has another', () => {
    const record = make();
    expect(ask(record, '"other"')).toMatchObject({ status: 200, body: { id: record.id } });
  });
});

test('a change, also a payment, is sent again', () => {
  const invoice = bill();
  did(invoice, 'payments', { amount: 1 });
  expect(ask(invoice, invoice.etag)).toMatchObject({ status: 200, body: { amount_paid: 1 } });
  expect(ask(invoice, read(invoice).etag).status).toBe(304);
});

test('a 304 counts against the limit as an answer does', () => {
  const invoice = bill();
  const remaining = (answer: Answered): number => Number(answer.headers['X-RateLimit-Remaining']);
  const before = remaining(workspace.get('/api/v1/me'));
  expect(remaining(ask(invoice, invoice.etag))).toBeLessThan(before);
});

test('a key without the scope, and an id that nobody has, are refused as ever', () => {
  const invoice = bill();
  const noInvoices = workspace.createKey('checkout');
  const headers = { 'If-None-Match': '*' };
  const path = '/api/v1/webhook_endpoints/we_1';
  expectRefused(call('GET', path, { key: noInvoices, headers }), 403, 'insufficient_scope');
  expectRefused(ask({ ...invoice, id: 'inv_01KEBZ00000000000000000000' }, '*'), 404, 'not_found');
});

test('a write is carried out whatever the caller has', () => {
  const invoice = bill();
  const answer = patch(invoice, { notes: 'n' }, { 'If-None-Match': invoice.etag });
  expect(answer).toMatchObject({ status: 200, body: { notes: 'n' } });
  expect(patch(invoice, { notes: 'n' }, { 'If-None-Match': answer.body.etag }).status).toBe(200);
});
