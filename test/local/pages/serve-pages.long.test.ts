/** The pages of this machine are served to its own browser, and answer no other site. */
import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createPageServer } from '../../../src/local/pages/serve-pages.ts';
import { type LocalServer, serve } from '../../../src/local/runtime/serve.ts';
import type { LocalWorkspace } from '../../../src/local/runtime/local-workspace.ts';
import { openWorkspace } from '../runtime/support/open-workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'billing-serve-pages-'));
let workspace: LocalWorkspace;
let server: LocalServer;

beforeAll(async () => {
  ({ workspace } = await openWorkspace(join(folder, 'billing.xlsx')));
  const pages = createPageServer({ workspace, distFolder: join(__dirname, '../../../dist') });
  server = await serve(workspace, 0, { pages });
});

afterAll(async () => {
  await server.close();
  await workspace.close();
  rmSync(folder, { recursive: true });
});

async function tokenOf(path: string): Promise<string> {
  const page = await (await fetch(`http://localhost:${server.port}${path}`)).text();
  return /name="page-token" content="([0-9a-f]{64})"/.exec(page)?.[1] ?? '';
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends any Host header, which fetch would not. */
function send(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, path, method, headers }, (answer) => {
      text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

test('the page at / links to pages that are there', async () => {
  const page = await (await fetch(`http://localhost:${server.port}/`)).text();
  const links = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => String(path));
  expect(links).toContain('/workbook');
  for (const path of links) {
    const answer = await fetch(`http://localhost:${server.port}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).not.toBe('');
  }
});

test('a dialog can be framed by pages of this machine alone, and other pages by none', async () => {
  const framing = async (path: string): Promise<string | null> =>
    (await fetch(`http://localhost:${server.port}${path}`)).headers.get('x-frame-options');
  expect(await framing('/dialog?command=newInvoice')).toBe('SAMEORIGIN');
  expect(await framing('/developer')).toBe('DENY');
  const none = await fetch(`http://localhost:${server.port}/dialog?command=setUp`);
  expect(await none.text()).toContain('There is no such command.');
});

async function runScript(headers: Readonly<Record<string, string>>): Promise<{ ok: boolean }> {
  const call = JSON.stringify({ command: 'overview', input: {} });
  const body = JSON.stringify({ functionName: 'developerArea', args: [call] });
  return JSON.parse((await send('POST', '/script-run', headers, body)).body) as { ok: boolean };
}

const paths = ['/reference', '/developer', '/sidebar', '/workbook', '/script-run.js'];

test.each(paths)('serves %s without a key', async (path) => {
  const response = await fetch(`http://localhost:${server.port}${path}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('runs the script for a page that it has served', async () => {
  const outcome = await runScript({ 'x-page-token': await tokenOf('/developer') });
  expect(outcome).toMatchObject({ ok: true, value: expect.stringContaining('"active_keys":1') });
});

test('runs nothing for a page of another site: it knows no token', async () => {
  for (const token of ['', '0'.repeat(64)])
    expect((await runScript({ 'x-page-token': token })).ok).toBe(false);
});

test('runs nothing for a name that another site has pointed at this machine', async () => {
  const token = await tokenOf('/developer');
  const foreign = { 'x-page-token': token, host: 'billing.evil.example' };
  for (const path of ['/script-run', '/workbook-run'])
    expect((await send('POST', path, foreign, '{}')).status).toBe(421);
});

test.each(paths)('shows nothing of %s under a name that is not this machine’s', async (path) => {
  for (const host of [
    'billing.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:8787',
    '127.0.0.2',
  ]) {
    const { status, body } = await send('GET', path, { host });
    expect(status).toBe(421);
    expect(body).toBe(`Open this page at http://localhost:${server.port}. Other names are not served.\n`);
  }
});

test('serves its pages under each name of this machine, also at a forwarded port', async () => {
  for (const host of [`localhost:${server.port}`, '127.0.0.1:9000', `[::1]:${server.port}`, 'LOCALHOST'])
    expect((await send('GET', '/workbook', { host })).status).toBe(200);
});

test('leaves other paths and methods to the gateway', async () => {
  const others = [
    await fetch(`http://localhost:${server.port}/developer`, { method: 'POST' }),
    await fetch(`http://localhost:${server.port}/developers`),
  ];
  for (const { status, headers } of others) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
  }
});
