/** The client builds requests as the operations say, repeats what may be repeated, and gives up where it should. */
import { type CalledOperation, type CallParts, connect } from '../../../src/gateway/client/billing-client.ts';
import { BillingRefusal, isRefusal } from '../../../src/gateway/client/billing-refusal.ts';
import type { PatientOptions } from '../../../src/gateway/client/send-patiently.ts';

const operations: Readonly<Record<string, CalledOperation>> = {
  createInvoice: { method: 'POST', path: '/api/v1/invoices', keyed: true },
  getInvoice: { method: 'GET', path: '/api/v1/invoices/{id}', keyed: false },
  listInvoices: { method: 'GET', path: '/api/v1/invoices', keyed: false },
  previewInvoice: { method: 'POST', path: '/api/v1/invoices/preview', keyed: false },
};

type Call = (parts?: CallParts) => Promise<unknown>;
type Each = (operationId: string, parts?: CallParts) => AsyncGenerator<unknown>;

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A client whose requests are answered in turn; an error in place of an answer is thrown. */
function clientOf(answers: readonly (Response | Error)[], options: PatientOptions = {}) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = answers[sent.length];
    sent.push({ url, init });
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error('One request too many.');
    return answer;
  };
  const client = connect(operations, { key: 'bbk_1', baseUrl: 'https://b.example/', fetch, ...options });
  return { call: client as Readonly<Record<string, Call>>, each: client.each as Each, sent };
}

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers });
const busy = (headers: Readonly<Record<string, string>> = { 'retry-after': '0' }): Response =>
  json({ status: 503, code: 'workspace_busy', detail: 'Try again.' }, 503, headers);
const headersOf = ({ init }: Sent): Headers => new Headers(init.headers);

test('fills the path, prints the query and sends the key', async () => {
  const { call, sent } = clientOf([json({ id: 'a/b' })]);
  const query = { expand: ['customer', 'payments'], metadata: { 'a b': '1&2' }, limit: 5, none: undefined };
  await call.getInvoice?.({ path: { id: 'a/b' }, query });
  expect(sent[0]?.url).toBe(
    'https://b.example/api/v1/invoices/a%2Fb?expand=customer%2Cpayments&metadata%5Ba+b%5D=1%262&limit=5',
  );
  expect(headersOf(sent[0]!).get('x-api-key')).toBe('bbk_1');
  expect(headersOf(sent[0]!).has('idempotency-key')).toBe(false);
});

test.each([undefined, { path: {} }, { path: { id: '' } }])(
  'an id that is missing is no path of the list',
  async (parts) => {
    const { call, sent } = clientOf([]);
    await expect(call.getInvoice?.(parts)).rejects.toThrow('needs "id"');
    expect(sent).toEqual([]);
  },
);

test.each([
  ['a fault of the network', new TypeError('fetch failed')],
  ['503', busy()],
  ['502 of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'retry-after': '0' } })],
  ['429', json({ status: 429, code: 'rate_limited', detail: '' }, 429, { 'retry-after': '0' })],
])('after %s the same body goes out with the same key', async (_name, fault) => {
  const { call, sent } = clientOf([fault, json({ id: 'inv_1' }, 201)]);
  expect(await call.createInvoice?.({ body: { total: 1 } })).toEqual({ id: 'inv_1' });
  const [first, second] = sent.map((one) => [one.init.body, headersOf(one).get('idempotency-key')]);
  expect(first).toEqual(['{"total":1}', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(second).toEqual(first);
});

test('an answer that breaks off is one that did not arrive', async () => {
  const broken = new Response(
    new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
  );
  const { call, sent } = clientOf([broken, json({ id: 'inv_1' })]);
  await call.createInvoice?.({ body: {}, idempotencyKey: 'order-1' });
  expect(sent.map((one) => headersOf(one).get('idempotency-key'))).toEqual(['order-1', 'order-1']);
});

test('two calls have two keys, and a preview has none', async () => {
  const { call, sent } = clientOf([json({}), json({}), json({})]);
  await call.createInvoice?.({ body: {} });
  await call.createInvoice?.({ body: {} });
  await call.previewInvoice?.({ body: {} });
  const keys = sent.map((one) => headersOf(one).get('idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBeNull();
});

test.each([
  ['as a number of seconds', () => '1'],
  ['as a date', () => new Date(Date.now() + 2000).toUTCString()],
])('waits as long as Retry-After says, %s', async (_name, value) => {
  const { call } = clientOf([busy({ 'retry-after': value() }), json({})]);
  const start = performance.now();
  await call.listInvoices?.();
  expect(performance.now() - start).toBeGreaterThan(950);
});

test('gives up after its attempts, and before a pause that is too long', async () => {
  const often = clientOf([busy(), busy(), busy()], { attempts: 3 });
  await expect(often.call.listInvoices?.()).rejects.toMatchObject({ status: 503, code: 'workspace_busy' });
  expect(often.sent).toHaveLength(3);
  const long = clientOf([busy({ 'retry-after': '3600' })]);
  await expect(long.call.listInvoices?.()).rejects.toBeInstanceOf(BillingRefusal);
  expect(long.sent).toHaveLength(1);
});

test.each([400, 401, 404, 409, 412, 422, 500, 501])(
  '%d is told at once, with its problem',
  async (status) => {
    const problem = { status, code: 'some_code', detail: 'Why.', current_status: 'paid' };
    const { call, sent } = clientOf([json(problem, status)]);
    const error: unknown = await call.createInvoice?.({ body: {} }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'Why.', status, code: 'some_code', problem });
    expect([isRefusal(error), isRefusal(error, 'some_code'), isRefusal(error, 'other')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(sent).toHaveLength(1);
  },
);

test('what is no problem document is a refusal too', async () => {
  const { call } = clientOf([new Response('null', { status: 403 })]);
  await expect(call.listInvoices?.()).rejects.toMatchObject({ status: 403, code: 'no_problem' });
});

test('an abort ends the pause, and nothing is sent after it', async () => {
  const { call, sent } = clientOf([busy({ 'retry-after': '30' })]);
  const controller = new AbortController();
  const called = call.listInvoices?.({ signal: controller.signal });
  setTimeout(() => controller.abort(new Error('Enough.')), 20);
  await expect(called).rejects.toThrow('Enough.');
  expect(sent).toHaveLength(1);
});

test('304 answers null, a PDF bytes, and HTML text', async () => {
  const { call } = clientOf([
    new Response(null, { status: 304 }),
    new Response(new Uint8Array([37, 80]), { headers: { 'content-type': 'application/pdf' } }),
    new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  ]);
  const path = { id: 'inv_1' };
  expect(await call.getInvoice?.({ path, ifNoneMatch: '"1"' })).toBeNull();
  expect(await call.getInvoice?.({ path })).toEqual(new Uint8Array([37, 80]));
  expect(await call.getInvoice?.({ path })).toBe('<p>');
});

test('reads a page when its turn has come, with the filters of the first', async () => {
  const { each, sent } = clientOf([
    json({ data: [1, 2], next_cursor: 'c/1' }),
    json({ data: [], next_cursor: 'c2' }),
    json({ data: [3], next_cursor: null }),
  ]);
  const records = each('listInvoices', { query: { status: 'open' } });
  expect([(await records.next()).value, (await records.next()).value, sent.length]).toEqual([1, 2, 1]);
  expect([(await records.next()).value, (await records.next()).done]).toEqual([3, true]);
  const queries = sent.map(({ url }) => new URL(url).search);
  expect(queries).toEqual(['?status=open', '?status=open&cursor=c%2F1', '?status=open&cursor=c2']);
});

test('a record has no pages, and an unknown operation no answer', async () => {
  const { each } = clientOf([json({ id: 'inv_1' })]);
  await expect(each('getInvoice', { path: { id: 'inv_1' } }).next()).rejects.toThrow('answers no list');
  await expect(each('listBills').next()).rejects.toThrow('There is no operation "listBills"');
});
