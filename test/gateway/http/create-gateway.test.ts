/** Proves the gateway as its callers see it, with the web app scripted. */
import type { ResponseEnvelope } from '../../../src/core/api/message.ts';
import { allRoutes } from '../../../src/core/api/routes/all-routes.ts';
import { MISSED, RAN, stored } from '../scripted-fetch.ts';
import type { GatewayOptions } from '../../../src/gateway/http/gateway-options.ts';
import { EXEC_URL, KEY, LIST, openScriptedGateway as open, withKey } from '../scripted-gateway.ts';

test('carries a request to the workspace and its answer back', async () => {
  const { app, sent } = open([RAN, LIST]);
  const response = await app.request('/api/v1/invoices?limit=5&status=open', withKey);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ object: 'list' });
  expect(JSON.parse(sent[0]?.request.body ?? '')).toEqual({
    method: 'GET',
    path: '/api/v1/invoices',
    query: 'limit=5&status=open',
    headers: { 'x-api-key': KEY, 'x-request-id': expect.stringMatching(/^req_[0-9A-Z]{26}$/) },
    body: '',
  });
});

test('leads a named workspace to its own web app', async () => {
  const created = stored(201, { id: 'inv_1' }, { Location: '/api/v1/invoices/inv_1' });
  const { app, sent } = open([RAN, created]);
  const response = await app.request('/w/acme/api/v1/invoices', { method: 'POST', body: '{}', ...withKey });
  expect(response.headers.get('location')).toBe('http://localhost/w/acme/api/v1/invoices/inv_1');
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

test('asks for a key on a path outside the API, without calling the workspace', async () => {
  const { app, sent } = open([]);
  const response = await app.request('/favicon.ico?x=1');
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('www-authenticate')).toBe('Bearer realm="Business Billing API"');
  const problem = (await response.json()) as { request_id: string };
  expect(problem).toMatchObject({ code: 'missing_api_key', status: 401, instance: '/favicon.ico' });
  expect(response.headers.get('x-request-id')).toBe(problem.request_id);
  expect(sent).toHaveLength(0);
});

describe('what no route takes', () => {
  const RateLimit = '"default";r=99;t=60';
  const letIn = stored(404, { code: 'not_found' }, { RateLimit });
  const unknown = stored(401, { code: 'invalid_api_key' });

  test.each([
    ['GET', '/api/v1/nothing', 404, 'There is nothing at /api/v1/nothing.', null],
    ['GET', '/elsewhere', 404, 'There is nothing at /elsewhere.', null],
    ['PUT', '/api/v1/invoices', 405, 'It supports GET, POST, HEAD.', 'GET, POST, HEAD'],
    ['POST', '/api/v1/invoices/inv_1/pdf', 405, 'It supports GET, HEAD.', 'GET, HEAD'],
    ['DELETE', '/api/v1/test_data/x', 404, 'There is nothing at', null],
  ])('%s %s of a key that was let in is refused here with %s', async (method, path, status, said, allow) => {
    const { app, executed } = open([RAN, letIn]);
    await app.request('/w/acme/api/v1/invoices/inv_1', withKey);
    const response = await app.request(`/w/acme${path}`, { method, ...withKey });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(await response.json()).toMatchObject({
      code: status === 404 ? 'route_not_found' : 'method_not_allowed',
      detail: expect.stringContaining(said),
      instance: path,
    });
    expect(executed()).toBe(1);
  });

  test('of a key that was not is left to the workspace, which looks at the key first', async () => {
    const { app, executed } = open([RAN, unknown, RAN, letIn, RAN, unknown, RAN, unknown]);
    const ask = async (path: string) => (await app.request(path, { method: 'PUT', ...withKey })).status;
    expect([await ask('/api/v1/nothing'), await ask('/api/v1/invoices/inv_1')]).toEqual([401, 404]);
    // A key that is refused is a stranger again.
    expect((await app.request('/api/v1/me', withKey)).status).toBe(401);
    expect(await ask('/api/v1/nothing')).toBe(401);
    expect(executed()).toBe(4);
  });

  test.each(['/health', '/openapi.json'])('is refused at %s without a key', async (path) => {
    const { app, sent } = open([]);
    const response = await app.request(path, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(sent).toHaveLength(0);
  });

  test('is known by the routes of the API, and every one of them passes', async () => {
    const answers = allRoutes.flatMap(() => [RAN, letIn]);
    const { app, executed } = open([RAN, letIn, ...answers]);
    await app.request('/api/v1/me', withKey);
    for (const { method, path } of allRoutes)
      await app.request(`/api/v1${path.replace('{id}', 'x')}`, { method, ...withKey });
    expect(executed()).toBe(allRoutes.length + 1);
  });
});

test('leaves a path outside the API to the workspace when there is a key', async () => {
  const { app, executed } = open([RAN, stored(404, { code: 'route_not_found' })]);
  expect((await app.request('/elsewhere', withKey)).status).toBe(404);
  expect(executed()).toBe(1);
});

test.each(['/w/a.b/api/v1/me', '/w/..%2f/health', `/w/${'a'.repeat(64)}/health`])(
  'asks no directory about %s, which cannot be a name',
  async (path) => {
    const workspaces = jest.fn();
    const { app } = open([], { workspaces });
    const response = await app.request(path, withKey);
    expect(await response.json()).toMatchObject({ status: 404, code: 'workspace_not_found' });
    expect(workspaces).not.toHaveBeenCalled();
  },
);

test('leaves an unknown path under the API to the workspace', async () => {
  const { app, executed } = open([RAN, stored(404, { code: 'route_not_found' })]);
  expect((await app.request('/api/v1/nothing', withKey)).status).toBe(404);
  expect(executed()).toBe(1);
});

test('leads callers to where it is, by its own name or the one that it was given', async () => {
  const Link = '</api/v1/invoices?cursor=a>; rel="next"';
  const linkFrom = async (changes: Partial<GatewayOptions>, url: string) => {
    const { app } = open([RAN, stored(200, {}, { Link })], changes);
    return (await app.request(url, withKey)).headers.get('link');
  };
  const url = 'https://api.example:8443/w/acme/api/v1/invoices';
  const path = '/w/acme/api/v1/invoices?cursor=a';
  expect(await linkFrom({}, url)).toBe(`<https://api.example:8443${path}>; rel="next"`);
  expect(await linkFrom({ baseUrl: () => 'https://a.example/b' }, url)).toBe(
    `<https://a.example/b${path}>; rel="next"`,
  );
  expect(await linkFrom({ baseUrl: () => null }, url)).toBe(`<${path}>; rel="next"`);
});

test('keeps the id that a caller gives its request, and gives the others one that the workspace learns', async () => {
  const { app, sent, logged } = open([]);
  const own = { headers: { ...withKey.headers, 'x-request-id': 'order-17' } };
  const response = await app.request('/w/nobody/api/v1/me', own);
  expect(response.headers.get('x-request-id')).toBe('order-17');
  expect(await response.json()).toMatchObject({ request_id: 'order-17' });
  expect(logged[0]).toMatchObject({ request_id: 'order-17' });
  const lost = await app.request('/api/v1/me', { headers: { ...withKey.headers, 'x-request-id': KEY } });
  const id = lost.headers.get('x-request-id');
  expect(id).toMatch(/^req_/);
  expect(JSON.parse(sent[0]?.request.body ?? '').headers['x-request-id']).toBe(id);
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
    expect.arrayContaining([
      ...['authorization', 'x-api-key', 'content-type', 'idempotency-key', 'if-match', 'if-none-match'],
      ...['x-request-id', 'traceparent', 'tracestate'],
    ]),
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

test('says that a body is not UTF-8, where the workspace sees only that it is no JSON', async () => {
  const refused = stored(400, { code: 'malformed_json', detail: 'The body is not valid JSON.' });
  const { app } = open([RAN, refused, RAN, refused]);
  const post = async (body: Uint8Array<ArrayBuffer>): Promise<unknown> =>
    (await app.request('/api/v1/customers', { method: 'POST', body, ...withKey })).json();
  const told = await post(Uint8Array.from(Buffer.from('{"name":"M\xfcller"}', 'latin1')));
  expect(told).toMatchObject({ code: 'malformed_json', detail: expect.stringContaining('is not UTF-8') });
  expect(await post(Uint8Array.from(Buffer.from('{')))).toMatchObject({
    detail: 'The body is not valid JSON.',
  });
});
