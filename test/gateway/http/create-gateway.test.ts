/** Proves the gateway as its callers see it, with the web app scripted. */
import type { ResponseEnvelope } from '../../../src/core/api/message.ts';
import type { AccessLogEntry } from '../../../src/gateway/http/access-log.ts';
import { createGateway } from '../../../src/gateway/http/create-gateway.ts';
import type { GatewayOptions } from '../../../src/gateway/http/gateway-options.ts';
import { MISSED, RAN, type ScriptedAnswer, scriptFetch, stored } from '../scripted-fetch.ts';

const EXEC_URL = 'https://script.google.com/macros/s/abc/exec';
const KEY = 'bbk_live_00000000000000000000000000000000002wjyrI';
const LIST = stored(200, { object: 'list' }, { 'X-Request-Id': 'req_up' });

function open(answers: readonly ScriptedAnswer[], changes: Partial<GatewayOptions> = {}) {
  const { fetch, sent } = scriptFetch(answers);
  const logged: AccessLogEntry[] = [];
  const app = createGateway({
    workspaces: (name) => (name === null || name === 'acme' ? { execUrl: EXEC_URL } : null),
    fetch,
    sleep: async () => undefined,
    log: (entry) => logged.push(entry),
    ...changes,
  });
  return { app, sent, logged, executed: () => sent.filter(({ url }) => url === EXEC_URL).length };
}

const withKey = { headers: { 'x-api-key': KEY } };

test('carries a request to the workspace and its answer back', async () => {
  const { app, sent } = open([RAN, LIST]);
  const response = await app.request('/api/v1/invoices?limit=5&status=open', withKey);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ object: 'list' });
  expect(JSON.parse(sent[0]?.request.body ?? '')).toEqual({
    method: 'GET',
    path: '/api/v1/invoices',
    query: 'limit=5&status=open',
    headers: { 'x-api-key': KEY },
    body: '',
  });
});

test('leads a named workspace to its own web app', async () => {
  const created = stored(201, { id: 'inv_1' }, { Location: '/api/v1/invoices/inv_1' });
  const { app, sent } = open([RAN, created]);
  const response = await app.request('/w/acme/api/v1/invoices', { method: 'POST', body: '{}', ...withKey });
  expect(response.headers.get('location')).toBe('/w/acme/api/v1/invoices/inv_1');
  expect(JSON.parse(sent[0]?.request.body ?? '').path).toBe('/api/v1/invoices');
});

test('answers for a workspace that nobody has', async () => {
  const { app, sent } = open([]);
  const response = await app.request('/w/nobody/api/v1/invoices', withKey);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    code: 'workspace_not_found',
    instance: '/w/nobody/api/v1/invoices',
  });
  expect(sent).toHaveLength(0);
});

test('answers for a path outside the API without asking the workspace', async () => {
  const { app, sent } = open([]);
  const response = await app.request('/favicon.ico?x=1');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as { request_id: string };
  expect(problem).toMatchObject({ code: 'route_not_found', status: 404, instance: '/favicon.ico' });
  expect(response.headers.get('x-request-id')).toBe(problem.request_id);
  expect(sent).toHaveLength(0);
});

test('leaves an unknown path under the API to the workspace', async () => {
  const { app, executed } = open([
    RAN,
    stored(401, { code: 'missing_api_key' }, { 'WWW-Authenticate': 'Bearer' }),
  ]);
  const response = await app.request('/api/v1/nothing');
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(executed()).toBe(1);
});

test('answers HEAD with the headers of GET and no body', async () => {
  const { app, sent } = open([RAN, stored(200, { id: 'inv_1' }, { ETag: '"x"' })]);
  const response = await app.request('/api/v1/invoices/inv_1', { method: 'HEAD', ...withKey });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBe('"x"');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.text()).toBe('');
  expect(JSON.parse(sent[0]?.request.body ?? '').method).toBe('GET');
});

test('refuses a long body before anything else', async () => {
  const { app, sent } = open([]);
  const response = await app.request('/api/v1/invoices', {
    method: 'POST',
    body: 'x'.repeat(256 * 1024 + 1),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'payload_too_large', instance: '/api/v1/invoices' });
  expect(sent).toHaveLength(0);
});

test('answers a preflight itself', async () => {
  const { app, sent } = open([]);
  const response = await app.request('/api/v1/invoices/inv_1', {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'PATCH' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-max-age')).toBe('86400');
  const methods = response.headers.get('access-control-allow-methods')?.split(',');
  expect(methods).toEqual(expect.arrayContaining(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']));
  const headers = response.headers.get('access-control-allow-headers')?.split(',');
  expect(headers).toEqual(
    expect.arrayContaining(['authorization', 'x-api-key', 'content-type', 'idempotency-key', 'if-match']),
  );
  expect(sent).toHaveLength(0);
});

test.each(['/api/v1/invoices', '/elsewhere', '/w/nobody/health'])(
  'lets scripts read the answer of %s',
  async (path) => {
    const { app } = open([RAN, LIST]);
    const response = await app.request(path, { headers: { origin: 'https://shop.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
  },
);

test('says how to repeat a write whose answer never came', async () => {
  const lost = [RAN, MISSED, MISSED, MISSED, MISSED];
  const { app } = open([...lost, ...lost, ...lost]);
  const response = await app.request('/api/v1/invoices', { method: 'POST', body: '{}', ...withKey });
  expect(response.status).toBe(502);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await response.json()).toMatchObject({
    code: 'upstream_invalid_answer',
    detail: expect.stringContaining('Idempotency-Key'),
  });
});

describe('a key that has met its limit', () => {
  const limited = stored(
    429,
    { status: 429, code: 'rate_limited', instance: '/api/v1/invoices', request_id: 'req_first' },
    { 'Retry-After': '23', RateLimit: '"default";r=0;t=23', 'X-Request-Id': 'req_first' },
  );

  test('is refused at the edge with its own id and path until the time is over', async () => {
    let now = 1_700_000_000_000;
    const { app, executed } = open([RAN, limited, RAN, LIST], { now: () => now });
    await app.request('/api/v1/invoices', withKey);
    now += 10_000;
    const response = await app.request('/api/v1/me', { headers: { authorization: `Bearer ${KEY}` } });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('13');
    const problem = (await response.json()) as { request_id: string };
    expect(problem).toMatchObject({ code: 'rate_limited', instance: '/api/v1/me' });
    expect(problem.request_id).not.toBe('req_first');
    expect(response.headers.get('x-request-id')).toBe(problem.request_id);
    expect(executed()).toBe(1);
    now += 13_000;
    expect((await app.request('/api/v1/me', withKey)).status).toBe(200);
    expect(executed()).toBe(2);
  });

  test('holds up neither other keys, nor other workspaces, nor the open paths', async () => {
    const { app, executed } = open([RAN, limited, RAN, LIST, RAN, LIST, RAN, LIST]);
    await app.request('/api/v1/invoices', withKey);
    expect((await app.request('/api/v1/invoices', { headers: { 'x-api-key': 'other' } })).status).toBe(200);
    expect((await app.request('/w/acme/api/v1/invoices', withKey)).status).toBe(200);
    expect((await app.request('/health', withKey)).status).toBe(200);
    expect(executed()).toBe(4);
  });

  test('still hears first that its body is too long', async () => {
    const { app } = open([RAN, limited]);
    await app.request('/api/v1/invoices', withKey);
    const long = { method: 'POST', body: 'x'.repeat(256 * 1024 + 1), ...withKey };
    expect((await app.request('/api/v1/invoices', long)).status).toBe(413);
  });
});

test('logs one entry for each request and none of its secrets', async () => {
  const { app, logged } = open([RAN, LIST]);
  const request = { method: 'POST', body: '{"notes":"body-secret"}', ...withKey };
  await app.request(`/w/acme/api/v1/invoices?q=query-secret&api_key=${KEY}`, request);
  await app.request(`/api/v2/${KEY}`);
  expect(logged).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'POST',
      path: '/w/acme/api/v1/invoices',
      status: 200,
      ms: expect.any(Number),
      workspace: 'acme',
      request_id: 'req_up',
      cause: null,
      error: null,
    },
    expect.objectContaining({ path: '/api/v2/bbk_live_…', status: 404, workspace: null }),
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/body-secret|query-secret|0002wjyrI/);
});

test('logs why a workspace gave no answer', async () => {
  const { app, logged } = open([{ status: 404, body: '<html>' }]);
  expect((await app.request('/health')).status).toBe(404);
  expect(logged[0]).toMatchObject({ status: 404, cause: 'unknown_deployment' });
});

test('hides its own errors from callers and shows them to the operator', async () => {
  const workspaces = () => {
    throw new Error('the directory is down');
  };
  const { app, logged } = open([], { workspaces });
  const response = await app.request('/api/v1/me', withKey);
  expect(response.status).toBe(500);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).not.toContain('directory');
  expect(logged[0]).toMatchObject({ status: 500, error: 'the directory is down' });
});

test('says that it is itself alive without asking any workspace', async () => {
  const { app, sent } = open([]);
  const response = await app.request('/healthz');
  expect(await response.json()).toEqual({ status: 'ok' });
  expect(sent).toHaveLength(0);
});

test('finds a workspace in a directory that takes its time', async () => {
  const answer: ResponseEnvelope = { status: 200, headers: {}, body: { object: 'workspace' } };
  const { app } = open([RAN, stored(answer.status, answer.body)], {
    workspaces: async () => ({ execUrl: EXEC_URL }),
  });
  expect((await app.request('/w/anyone/api/v1/me', withKey)).status).toBe(200);
});
