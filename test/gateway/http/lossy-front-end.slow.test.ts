/** Proves over real HTTP that one request is one record, whatever the front end loses. */
import { createGateway } from '../../../src/gateway/http/create-gateway.ts';
import { type FakeFrontEnd, startFakeFrontEnd } from '../fake-front-end.ts';
import { DRIVE_PAGE, errorPage } from '../google-pages.ts';

const KEY = 'bbk_live_000000000000000000000000000000002wjyrI';

// A thousand real HTTP requests take a second, and many times that on a busy machine.
jest.setTimeout(120_000);

let google: FakeFrontEnd;
let records: Map<string, string>;

beforeEach(async () => {
  google = await startFakeFrontEnd();
  records = new Map();
  google.script = ({ method, headers }) => {
    if (method !== 'POST') return { status: 200, headers: {}, body: { object: 'list', count: records.size } };
    const key = headers?.['idempotency-key'] ?? `unkeyed ${Math.random()}`;
    const replayed = records.has(key) ? { 'Idempotent-Replayed': 'true' } : {};
    const id = records.get(key) ?? `inv_${records.size + 1}`;
    records.set(key, id);
    return { status: 201, headers: { Location: `/api/v1/invoices/${id}`, ...replayed }, body: { id } };
  };
});

afterEach(() => google.close());

function open(limits = {}) {
  return createGateway({
    workspaces: () => ({ execUrl: google.execUrl }),
    fetch: globalThis.fetch,
    sleep: async () => undefined,
    limits,
  });
}

const create = (headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: '{"customer_name":"Ada","total":1}',
  headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
});

test('100 creates make 100 records while most of their answers are lost', async () => {
  const app = open();
  // Whole runs of reads miss or bounce, so that a stored answer is often lost for good.
  google.echo = (read) =>
    (['missing', 'missing', 'bounces', 'missing', 'missing', 'arrives'] as const)[read % 6] ?? 'hangs';
  const ids = new Set<string>();
  for (let index = 0; index < 100; index += 1) {
    const response = await app.request('/api/v1/invoices', create());
    expect(response.status).toBe(201);
    expect(response.headers.get('idempotent-replayed')).toBeNull();
    ids.add(((await response.json()) as { id: string }).id);
  }
  expect(records.size).toBe(100);
  expect(ids.size).toBe(100);
  expect(google.executions.length).toBeGreaterThan(120);
  const gets = google.seen.filter(({ method, url }) => method === 'GET' && !url.startsWith('/macros/echo'));
  expect(gets).toEqual([]);
});

test('100 lost answers under one key are one record', async () => {
  const app = open({ attemptsMax: 1, echoPausesMs: [] });
  google.echo = () => 'missing';
  for (let index = 0; index < 100; index += 1) {
    const response = await app.request('/api/v1/invoices', create({ 'idempotency-key': 'order-7' }));
    expect(response.status).toBe(502);
    expect(response.headers.get('idempotency-key')).toBe('order-7');
  }
  google.echo = () => 'arrives';
  const response = await app.request('/api/v1/invoices', create({ 'idempotency-key': 'order-7' }));
  expect(await response.json()).toEqual({ id: 'inv_1' });
  expect(response.headers.get('idempotent-replayed')).toBe('true');
  expect([...records]).toEqual([['order-7', 'inv_1']]);
  expect(google.executions).toHaveLength(101);
});

test('reads are repeated whole', async () => {
  google.echo = (read) => (read < 5 ? 'missing' : 'arrives');
  expect((await open().request('/api/v1/invoices', { headers: { 'x-api-key': KEY } })).status).toBe(200);
  expect(google.executions).toHaveLength(2);
});

test('the key travels in the envelope alone, never in a URL or a header', async () => {
  google.echo = (read) => (read === 0 ? 'bounces' : 'arrives');
  await open().request('/api/v1/invoices', create({ 'x-api-key': KEY, cookie: 'a=b' }));
  expect(google.executions[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'x-api-key': KEY });
  for (const { url, headers } of google.seen) {
    expect(url).not.toContain(KEY);
    expect(headers).not.toHaveProperty('authorization');
    expect(JSON.stringify(headers)).not.toContain(KEY);
    expect(headers).not.toHaveProperty('cookie');
  }
});

test.each([
  [
    'an overloaded owner',
    200,
    errorPage('There are too many scripts running simultaneously'),
    503,
    'workspace_overloaded',
  ],
  [
    'an overloaded owner in German',
    200,
    errorPage('Dienst zu oft: exec qps', 'Fehler'),
    503,
    'workspace_overloaded',
  ],
  [
    'a used-up quota',
    200,
    errorPage('Service invoked too many times for one day: urlfetch.'),
    503,
    'workspace_unavailable',
  ],
  [
    'a run over six minutes in Japanese',
    200,
    errorPage('起動時間の最大値を超えました', 'エラー'),
    504,
    'upstream_timeout',
  ],
  ['a broken script', 200, errorPage('TypeError: x is undefined'), 502, 'upstream_invalid_answer'],
  ['an unknown deployment in German', 404, DRIVE_PAGE, 404, 'workspace_not_found'],
  ['a closed deployment', 403, DRIVE_PAGE, 503, 'workspace_unavailable'],
])('%s is a problem document', async (_name, status, body, expected, code) => {
  google.frontEnd = () => ({ status, body });
  const response = await open().request('/api/v1/invoices', { headers: { 'x-api-key': KEY } });
  expect(response.status).toBe(expected);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.has('retry-after')).toBe(expected !== 404);
  const problem = await response.json();
  expect(problem).toMatchObject({
    type: `urn:problem-type:billing:${code}`,
    status: expected,
    code,
    instance: '/api/v1/invoices',
  });
  expect(problem).toHaveProperty('request_id', response.headers.get('x-request-id'));
});

test('an overload that passes is not noticed by the caller', async () => {
  google.frontEnd = (post) => (post < 2 ? { status: 200, body: errorPage('running simultaneously') } : null);
  expect((await open().request('/api/v1/invoices', create())).status).toBe(201);
  expect(records.size).toBe(1);
});

test('a stored answer that hangs is read again', async () => {
  google.echo = (read) => (read === 0 ? 'hangs' : 'arrives');
  expect((await open({ echoReadMs: 50 }).request('/api/v1/invoices', create())).status).toBe(201);
  expect(google.executions).toHaveLength(1);
});

test('a script that hangs is a timeout', async () => {
  google.frontEnd = () => 'hangs';
  const response = await open({ postMs: 50 }).request('/api/v1/invoices', create());
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 'upstream_timeout' });
});

test('a front end that is gone is an unavailable workspace', async () => {
  await google.close();
  const response = await open().request('/api/v1/invoices', { headers: { 'x-api-key': KEY } });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'workspace_unavailable' });
  google = await startFakeFrontEnd();
});
