/** `npm run key` as a process: through the server that has the workbook open, and on the file when none has. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { newPath } from '../workbook-file/support/workbook-folder.ts';
import { type StartedProcess, startProcess } from './support/start-process.ts';

jest.setTimeout(120_000);

interface Made {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

async function makeKey(workbookPath: string, ...words: readonly string[]): Promise<Made> {
  const child = spawn('npm', ['run', '-s', 'key', '--', ...words], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, WORKBOOK: workbookPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close') as Promise<(number | null)[]>;
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code: code ?? null, out, error };
}

function listInvoices(origin: string, key: string): Promise<Response> {
  return fetch(`${origin}/api/v1/invoices?limit=1`, { headers: { 'x-api-key': key } });
}

async function end(server: StartedProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

test('makes keys that are good at once while the workbook is served, and later ones while it is not', async () => {
  const path = await newPath();
  const missing = await makeKey(path, '--name', 'Early', '--scopes', 'full');
  expect(missing).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining(`There is no workbook at ${path}.`),
  });
  const first = startProcess({ WORKBOOK: path, PORT: '0' });
  const { origin } = await first.ready;
  const served = await makeKey(path, '--name', 'Served', '--scopes', 'invoices:read');
  expect(served).toMatchObject({ code: 0, out: expect.stringMatching(/^bbk_\w+\n$/) });
  expect(served.error).toContain('Copy this key now: it is shown only once. "Served" may use invoices:read.');
  expect((await listInvoices(origin, served.out.trim())).status).toBe(200);
  const refused = await makeKey(path, '--name', ' ', '--scopes', 'full');
  expect(refused).toMatchObject({ code: 1, out: '', error: expect.stringContaining('Give the key a name') });
  await end(first);
  const stopped = await makeKey(
    path,
    '--name',
    'Stopped',
    '--scopes',
    'read-only',
    '--expires-in-days',
    '30',
  );
  expect(stopped).toMatchObject({ code: 0, out: expect.stringMatching(/^bbk_\w+\n$/) });
  expect(stopped.error).toMatch(/ It ends on \d{4}-\d{2}-\d{2}\./);
  const second = startProcess({ WORKBOOK: path, PORT: '0' });
  const again = await second.ready;
  for (const { out } of [served, stopped])
    expect((await listInvoices(again.origin, out.trim())).status).toBe(200);
  await end(second);
});
