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

function runScript(headers: Readonly<Record<string, string>>): Promise<{ ok: boolean }> {
  const call = JSON.stringify({ command: 'overview', input: {} });
  const body = JSON.stringify({ functionName: 'developerArea', args: [call] });
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, path: '/script-run', method: 'POST', headers }, (answer) => {
      text(answer).then((read) => resolve(JSON.parse(read) as { ok: boolean }), reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

test.each(['/reference', '/developer', '/sidebar', '/workbook', '/script-run.js'])(
  'serves %s without a key',
  async (path) => {
    const response = await fetch(`http://localhost:${server.port}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  },
);

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
  expect((await runScript({ 'x-page-token': token, host: 'billing.evil.example' })).ok).toBe(false);
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
