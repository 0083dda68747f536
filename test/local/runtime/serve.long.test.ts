/** Proves the local server: the API over HTTP, its limit, and the web app as Google serves it. */
import { get } from 'node:http';
import type { ResponseEnvelope } from '../../../src/core/api/message.ts';
import type { LocalWorkspace } from '../../../src/local/runtime/local-workspace.ts';
import { execPath, type LocalServer, serve } from '../../../src/local/runtime/serve.ts';
import { newPath } from '../workbook-file/support/workbook-folder.ts';
import { createKey, openWorkspace } from './support/open-workspace.ts';

let workspace: LocalWorkspace;
let server: LocalServer;
let key: string;
let origin: string;

beforeEach(async () => {
  ({ workspace, key } = await openWorkspace(await newPath()));
  server = await serve(workspace, 0);
  origin = `http://127.0.0.1:${server.port}`;
});

afterEach(async () => {
  await server.close();
  await workspace.close();
});

test('admits 100 requests of a key in a minute, refuses the next, and serves another key', async () => {
  const other = createKey(workspace);
  const statuses = [];
  for (let request = 1; request <= 101; request += 1) statuses.push((await list(key)).status);
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), 429]);
  const refused = await list(key);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  expect(await refused.json()).toMatchObject({ status: 429, code: 'rate_limited' });
  expect((await list(other)).status).toBe(200);
});

test('takes the key in either header', async () => {
  const bearer = await fetch(`${origin}/api/v1/invoices`, { headers: { authorization: `Bearer ${key}` } });
  expect([bearer.status, (await list(key)).status]).toEqual([200, 200]);
  expect((await fetch(`${origin}/api/v1/invoices`)).status).toBe(401);
});

test('answers a path of two slashes as it answers others that lead nowhere', async () => {
  for (const path of ['//', '//api/v1/invoices', '/%zz']) {
    const status = await new Promise((resolve, reject) => {
      get({ port: server.port, path }, (response) => resolve(response.resume().statusCode)).on(
        'error',
        reject,
      );
    });
    expect([path, status]).toEqual([path, 401]);
  }
});

test('answers a call of the web app at a second address that is good for a GET', async () => {
  const first = await callWebApp({ method: 'GET', path: '/api/v1/invoices', headers: { 'x-api-key': key } });
  expect([first.status, await first.text()]).toEqual([302, '']);
  const address = first.headers.get('location') ?? '';
  expect(address).toMatch(new RegExp(`^${origin}/macros/echo\\?user_content_key=`));
  const second = await fetch(address);
  expect(second.status).toBe(200);
  expect((await second.json()) as ResponseEnvelope).toMatchObject({
    status: 200,
    body: { object: 'list', data: [] },
  });
});

test('shows through the gateway what was written past it', async () => {
  const body = { customer_name: 'Ada Lovelace', total: 99.5 };
  await callWebApp({ method: 'POST', path: '/api/v1/invoices', headers: { 'x-api-key': key }, body });
  expect(await (await list(key)).json()).toMatchObject({
    data: [{ customer_name: 'Ada Lovelace', total: 99.5 }],
  });
});

test('answers health and the document without a key', async () => {
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ status: 'ok' });
  expect(await (await fetch(`${origin}/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
});

test('rejects in words when its port is in use', async () => {
  await expect(serve(workspace, server.port)).rejects.toThrow(`Port ${server.port} is in use.`);
});

function list(apiKey: string): Promise<Response> {
  return fetch(`${origin}/api/v1/invoices`, { headers: { 'x-api-key': apiKey } });
}

function callWebApp(envelope: unknown): Promise<Response> {
  return fetch(origin + execPath, { method: 'POST', redirect: 'manual', body: JSON.stringify(envelope) });
}
