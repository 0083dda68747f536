/** Attacks on the gateway by callers without a key, by clocks and by directories. */
import { connect } from 'node:net';
import { type RunningGateway, startGateway } from '../../src/gateway/node/start-gateway.ts';
import { createTestWorkspace } from '../contract/support/test-workspace.ts';
import { RAN, stored } from '../gateway/scripted-fetch.ts';
import { EXEC_URL, KEY, LIST, openScriptedGateway as open, withKey } from '../gateway/scripted-gateway.ts';

const workspace = createTestWorkspace();

describe('a request whose key cannot exist', () => {
  const other = KEY.replace('live', 'test');
  const attacks: readonly (readonly [string, Record<string, string>])[] = [
    ['no key', {}],
    ['an empty one', { 'x-api-key': ' ' }],
    ['a scheme of another API', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['a word', { authorization: 'Bearer secret' }],
    ['a wrong checksum', { 'x-api-key': `${KEY.slice(0, -1)}J` }],
    ['a key that is cut off', { authorization: `Bearer ${KEY.slice(0, -1)}` }],
    ['an unknown mode', { 'x-api-key': KEY.replace('live', 'root') }],
    ['two keys at once', { authorization: `Bearer ${KEY}`, 'x-api-key': other }],
    ['a right and a wrong one', { authorization: `Bearer ${workspace.key}`, 'x-api-key': 'x' }],
  ];

  test.each(attacks)(
    'with %s is answered as by the workspace, and never reaches it',
    async (_name, headers) => {
      const { app, sent } = open([]);
      const path = '/api/v1/invoices';
      const expected = workspace.get(path, { key: null, headers: { ...headers, 'X-Request-Id': 'same' } });
      const response = await app.request(`/w/acme${path}`, {
        headers: { ...headers, 'x-request-id': 'same' },
      });
      expect(response.status).toBe(expected.status);
      expect(await response.json()).toEqual(expected.body);
      for (const [name, value] of Object.entries(expected.headers))
        expect([name, response.headers.get(name)]).toEqual([name, value]);
      expect(sent).toHaveLength(0);
    },
  );

  test('asks no directory', async () => {
    const workspaces = jest.fn();
    const { app } = open([], { workspaces });
    for (const [, headers] of attacks) await app.request('/w/guess/api/v1/me', { headers });
    expect(workspaces).not.toHaveBeenCalled();
  });

  test('is another thing than one that may exist, which is for the workspace to judge, of whatever mode', async () => {
    const { app, executed } = open([RAN, LIST, RAN, LIST]);
    for (const key of [KEY, other]) await app.request('/api/v1/me', { headers: { 'x-api-key': key } });
    expect(executed()).toBe(2);
  });
});

test('a clock that is set back by days holds no key back', async () => {
  const limited = stored(429, { code: 'rate_limited' }, { 'Retry-After': '2' });
  const { app, executed } = open([RAN, limited, RAN, LIST]);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const waited = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  try {
    expect((await app.request('/api/v1/me', withKey)).status).toBe(429);
    clock.mockReturnValue(Date.now() - 3 * 86_400_000);
    expect((await app.request('/api/v1/me', withKey)).status).toBe(429);
    waited.mockReturnValue(2_000);
    expect((await app.request('/api/v1/me', withKey)).status).toBe(200);
    expect(executed()).toBe(2);
  } finally {
    clock.mockRestore();
    waited.mockRestore();
  }
});

test('a directory that hangs is left after five seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  try {
    const { app, sent } = open([], { workspaces: () => new Promise(() => undefined) });
    const pending = app.request('/w/acme/api/v1/me', withKey);
    await jest.advanceTimersByTimeAsync(5_000);
    const response = await pending;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'workspace_unavailable' });
    expect(sent).toHaveLength(0);
  } finally {
    jest.useRealTimers();
  }
});

describe('a request line that no client writes', () => {
  let gateway: RunningGateway;

  beforeAll(async () => {
    gateway = await startGateway({ port: 0, host: '127.0.0.1', workspaces: () => ({ execUrl: EXEC_URL }) });
  });

  afterAll(() => gateway.close());

  test.each([
    ['GET // HTTP/1.1', 401],
    ['GET //evil.example/%2e%2e HTTP/1.1', 401],
    ['GET /%zz HTTP/1.1', 401],
    ['TRACE /api/v1/me HTTP/1.1', 401],
    ['GET http://evil.example/api/v1/me HTTP/1.1', 401],
    ['GET \\api HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 400],
  ])('%s is answered', async (line, status) => {
    expect(await firstLine(gateway, `${line}\r\nHost: a\r\nConnection: close\r\n\r\n`)).toContain(
      ` ${status} `,
    );
  });

  test('a Trailer of the caller changes nothing', async () => {
    const head = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTrailer: X-End\r\n';
    const chunked = 'Transfer-Encoding: chunked\r\n\r\n0\r\nX-End: 1\r\n\r\n';
    expect(await firstLine(gateway, head + chunked)).toContain(' 200 ');
  });
});

function firstLine({ url }: RunningGateway, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}
