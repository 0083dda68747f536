/** Proves what the Worker makes of its bindings; that it serves is proven in workerd. */
import { openGateway } from '../../../src/gateway/worker/open-gateway.ts';
import { withKey } from '../scripted-gateway.ts';

let logged: Record<string, unknown>[];
let said: jest.SpyInstance;

beforeEach(() => {
  logged = [];
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation((line: string) => logged.push(JSON.parse(line)));
});

afterEach(() => jest.restoreAllMocks());

test('serves no workspace without bindings, and is alive all the same', async () => {
  const gateway = openGateway({});
  for (const path of ['/health', '/w/acme/health']) {
    const response = await gateway.request(path);
    expect(await response.json()).toMatchObject({ status: 404, code: 'workspace_not_found' });
  }
  expect((await gateway.request('/healthz')).status).toBe(200);
  expect(said.mock.calls).toEqual([
    ['EXEC_URL and WORKSPACES are missing: the gateway serves no workspace.'],
  ]);
});

test('names a binding that is none when it is opened', () => {
  openGateway({ WORKSPACES: '{"acme":"https://…"}' as never });
  expect(said.mock.calls).toEqual([['WORKSPACES must be the binding of a KV namespace.']]);
});

test('tells only the operator, not the caller, which binding is not a URL', async () => {
  const gateway = openGateway({
    EXEC_URL: 'https://script.google.com/macros/s/abc/dev',
    WORKSPACES: { get: async () => 'https://example.com/exec' },
  });
  for (const path of ['/health', '/w/acme/health']) {
    const response = await gateway.request(path);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('/exec');
  }
  expect(said.mock.calls).toEqual([
    [expect.stringContaining('The secret EXEC_URL cannot be used. An address that ends in /dev')],
  ]);
  expect(logged.map(({ error }) => error)).toEqual([
    expect.stringContaining('The secret EXEC_URL cannot be used. An address that ends in /dev'),
    expect.stringContaining('The KV entry of workspace "acme" cannot be used. This is not the address'),
  ]);
});

test('asks for patience while its directory cannot be read', async () => {
  const gateway = openGateway({
    WORKSPACES: { get: () => Promise.reject(new Error('KV GET failed: 503 Service Unavailable')) },
  });
  const response = await gateway.request('/w/acme/api/v1/invoices', {
    method: 'POST',
    body: '{}',
    ...withKey,
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const problem = (await response.json()) as { request_id: string };
  expect(problem).toMatchObject({
    code: 'workspace_unavailable',
    instance: '/w/acme/api/v1/invoices',
    detail: expect.stringContaining('Nothing was changed.'),
  });
  expect(logged).toMatchObject([
    { status: 503, request_id: problem.request_id, error: expect.stringContaining('KV GET failed: 503') },
  ]);
});

test('serves with the default of a setting that is wrong, and says so to the operator', async () => {
  const EXEC_URL = 'https://script.google.com/macros/s/abc/exec';
  const gateway = openGateway({ EXEC_URL, PACK_REQUESTS: 'all', PACK_READ_CALLS: '5' });
  expect((await gateway.request('/healthz')).status).toBe(200);
  expect(said.mock.calls).toEqual([['PACK_REQUESTS must be a whole number from 1 to 50.']]);
});
