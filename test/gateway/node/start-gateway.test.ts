/** Proves the gateway as a Node server: mounting, streaming refusals, closing. */
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from '../../../src/gateway/http/create-gateway.ts';
import { createNodeListener } from '../../../src/gateway/node/start-gateway.ts';
import { type RunningGateway, startGateway } from '../../../src/gateway/node/start-gateway.ts';
import { withKey } from '../scripted-gateway.ts';
import { type FakeFrontEnd, onlyWorkspace, startFakeFrontEnd } from '../fake-front-end.ts';

let google: FakeFrontEnd;
let gateway: RunningGateway;

beforeEach(async () => {
  google = await startFakeFrontEnd();
  gateway = await startGateway({ port: 0, host: '127.0.0.1', workspaces: onlyWorkspace(google) });
});

afterEach(async () => {
  await gateway.close();
  await google.close();
});

test('serves a web app of this machine', async () => {
  const response = await fetch(`${gateway.url}/api/v1/invoices`, withKey);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ object: 'list', data: [] });
});

test('carries a body and its characters unchanged', async () => {
  const body = '{"notes":"Grüße, 東京 😀"}';
  await fetch(`${gateway.url}/api/v1/invoices`, { method: 'POST', body, ...withKey });
  expect(google.executions[0]?.body).toBe(body);
});

test('knows no named workspaces', async () => {
  expect((await fetch(`${gateway.url}/w/acme/api/v1/invoices`, withKey)).status).toBe(404);
});

test('refuses an endless body while it is still being sent', async () => {
  const status = await new Promise((resolve, reject) => {
    const upload = openRequest(`${gateway.url}/api/v1/invoices`, { method: 'POST' });
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const timer = setInterval(() => upload.write(chunk), 1);
    upload.on('response', (response) => {
      clearInterval(timer);
      upload.destroy();
      resolve(response.statusCode);
    });
    upload.on('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
  });
  expect(status).toBe(413);
  expect(google.executions).toHaveLength(0);
});

test('answers the requests under way before it closes', async () => {
  const isRunning = new Promise<void>((resolve) => {
    google.echo = () => {
      resolve();
      return 'arrives late';
    };
  });
  const pending = fetch(`${gateway.url}/api/v1/invoices`, withKey);
  await isRunning;
  const closed = gateway.close();
  expect((await pending).status).toBe(200);
  await closed;
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
});

test('answers the requests that wait for a call before it closes', async () => {
  google.echo = () => 'arrives late';
  google.script = ({ headers = {} }) => ({
    status: 201,
    headers: { 'X-Request-Id': headers['x-request-id'] ?? '' },
    body: {},
  });
  let arrived = 0;
  const workspaces = onlyWorkspace(google);
  const closing = await startGateway({
    port: 0,
    host: '127.0.0.1',
    workspaces(name) {
      arrived += 1;
      return workspaces(name);
    },
  });
  const create = (): Promise<Response> =>
    fetch(`${closing.url}/api/v1/invoices`, { method: 'POST', body: '{}', ...withKey });
  const pending = Array.from({ length: 10 }, create);
  while (arrived < pending.length) await new Promise((resolve) => setImmediate(resolve));
  const closed = closing.close();
  expect((await Promise.all(pending)).map(({ status }) => status)).toEqual(pending.map(() => 201));
  expect(google.executions.length).toBeLessThan(10);
  await closed;
});

test('rejects when its port is taken', async () => {
  const port = Number(new URL(gateway.url).port);
  await expect(startGateway({ port, host: '127.0.0.1', workspaces: onlyWorkspace(google) })).rejects.toThrow(
    'EADDRINUSE',
  );
});

test('shares a port with another listener', async () => {
  const app = createGateway({
    workspaces: onlyWorkspace(google),
    fetch: globalThis.fetch,
  });
  const listener = createNodeListener(app);
  const server = createServer((request, response) => {
    if (request.url === '/raw') response.end('raw');
    else listener(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${base}/raw`)).text()).toBe('raw');
  const head = await fetch(`${base}/api/v1/invoices`, { method: 'HEAD', ...withKey });
  expect([head.status, await head.text()]).toEqual([200, '']);
  server.closeAllConnections();
  server.close();
});
