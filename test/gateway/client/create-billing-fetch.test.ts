/** Proves the client's `fetch` as an SDK sees it: plain HTTP in, plain HTTP out, over the web app's two hops. */
import createClient from 'openapi-fetch';
import { createBillingFetch } from '../../../src/gateway/client/create-billing-fetch.ts';
import { type FakeFrontEnd, startFakeFrontEnd } from '../fake-front-end.ts';

const KEY = 'bbk_live_000000000000000000000000000000002wjyrI';
const headers = { authorization: `Bearer ${KEY}` };

let google: FakeFrontEnd;
let billingFetch: ReturnType<typeof createBillingFetch>;

beforeEach(async () => {
  google = await startFakeFrontEnd();
  billingFetch = createBillingFetch(google.execUrl);
});

afterEach(() => google.close());

test('refuses an address that is none of a web app, and says why', () => {
  expect(() => createBillingFetch('https://script.google.com/macros/s/abc/dev')).toThrow(
    'The web app cannot be called at "https://script.google.com/macros/s/abc/dev". An address that ends in /dev',
  );
});

test('calls an address with the domain of its account in the form that anybody may call', async () => {
  const called: string[] = [];
  const shown = 'https://script.google.com/a/macros/acme.com/s/abc/exec';
  const fetch = async (url: string): Promise<Response> => {
    called.push(url);
    return new Response('{"status":200,"headers":{},"body":{"object":"me"}}');
  };
  const client = createBillingFetch(shown, { fetch });
  for (const base of [shown, 'https://script.google.com/macros/s/abc/exec'])
    expect(await (await client(`${base}/api/v1/me`, { headers })).json()).toEqual({ object: 'me' });
  expect(new Set(called)).toEqual(new Set(['https://script.google.com/macros/s/abc/exec']));
});

test.each([
  ['any host', () => 'https://billing.example/api/v1/invoices?limit=1'],
  ['a path alone', () => '/api/v1/invoices?limit=1'],
  ['the web app’s own address', () => `${google.execUrl}/api/v1/invoices?limit=1`],
  ['a URL object', () => new URL('https://billing.example/api/v1/invoices?limit=1')],
  ['a Request', () => new Request('https://billing.example/api/v1/invoices?limit=1')],
])('takes %s', async (_name, input) => {
  const response = await billingFetch(input(), { headers });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ object: 'list', data: [] });
  expect(google.executions[0]).toMatchObject({
    method: 'GET',
    path: '/api/v1/invoices',
    query: 'limit=1',
    headers: { authorization: `Bearer ${KEY}` },
  });
});

test('carries a Request with its body, also below the web app’s own address', async () => {
  const body = '{"notes":"Grüße, 東京"}';
  for (const base of ['https://billing.example', google.execUrl]) {
    const request = new Request(`${base}/api/v1/invoices`, { method: 'POST', headers, body });
    await billingFetch(request);
  }
  expect(google.executions.map((executed) => executed.body)).toEqual([body, body]);
  expect(google.executions.map(({ path }) => path)).toEqual(['/api/v1/invoices', '/api/v1/invoices']);
});

test('sends the key nowhere but to the web app', async () => {
  await billingFetch('https://stranger.example/api/v1/invoices', { headers });
  expect(google.executions).toHaveLength(1);
  for (const { url, headers: sent } of google.seen)
    expect(`${url}${JSON.stringify(sent)}`).not.toContain(KEY);
});

test('answers HEAD with the headers of GET and no body', async () => {
  google.script = () => ({ status: 200, headers: { ETag: '"x"' }, body: { id: 'inv_1' } });
  const response = await billingFetch('/api/v1/invoices/inv_1', { method: 'HEAD', headers });
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, '"x"', '']);
});

test('makes one record of one request whose answer is lost', async () => {
  google.echo = (read) => (read === 0 ? 'missing' : 'arrives');
  const response = await billingFetch('/api/v1/invoices', { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(200);
  expect(google.executions).toHaveLength(1);
});

test('answers what Google says in HTML as a problem', async () => {
  google.frontEnd = () => ({ status: 404, body: '<html>Nicht gefunden</html>' });
  const response = await billingFetch('/api/v1/invoices', { headers });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 404, code: 'workspace_not_found' });
});

test('knows no other workspaces', async () => {
  const response = await billingFetch('https://billing.example/w/acme/api/v1/me', { headers });
  expect(await response.json()).toMatchObject({ code: 'workspace_not_found' });
  expect(google.executions).toHaveLength(0);
});

test('waits out a refused key itself', async () => {
  let nowMs = 1_700_000_000_000;
  const patient = createBillingFetch(google.execUrl, { now: () => nowMs });
  google.script = () => ({ status: 429, headers: { 'Retry-After': '9' }, body: { code: 'rate_limited' } });
  for (let times = 0; times < 3; times += 1) {
    expect((await patient('/api/v1/me', { headers })).status).toBe(429);
  }
  expect(google.executions).toHaveLength(1);
  nowMs += 10_000;
  await patient('/api/v1/me', { headers });
  expect(google.executions).toHaveLength(2);
});

test('rejects with the reason of the caller’s signal, at once', async () => {
  const gone = new Error('the window was closed');
  await expect(billingFetch('/api/v1/me', { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
  expect(google.seen).toEqual([]);

  const caller = new AbortController();
  google.echo = () => {
    caller.abort(gone);
    return 'hangs';
  };
  await expect(billingFetch('/api/v1/me', { headers, signal: caller.signal })).rejects.toBe(gone);
  expect(google.executions).toHaveLength(1);
});

test('uses the fetch that it is given', async () => {
  const urls: string[] = [];
  const counting = createBillingFetch(google.execUrl, {
    fetch: (url, init) => {
      urls.push(url);
      return fetch(url, init);
    },
  });
  await counting('/api/v1/me', { headers });
  expect(urls).toEqual([google.execUrl, expect.stringContaining('/macros/echo')]);
});

test('is the fetch of an SDK that is made from the document', async () => {
  interface Paths {
    '/api/v1/invoices': {
      post: {
        requestBody: { content: { 'application/json': { customer_name: string; total: number } } };
        responses: { 201: { content: { 'application/json': { id: string } } } };
      };
    };
  }
  google.script = ({ body }) => ({ status: 201, headers: {}, body: { id: 'inv_1', sent: body } });
  const client = createClient<Paths>({ baseUrl: google.execUrl, headers, fetch: billingFetch });
  const { data, response } = await client.POST('/api/v1/invoices', {
    body: { customer_name: 'Ada', total: 1 },
  });
  expect(response.status).toBe(201);
  expect(data).toEqual({ id: 'inv_1', sent: '{"customer_name":"Ada","total":1}' });
});
