/** What the local server answers when something fails: a problem in words, and never a cut connection. */
import { createPageServer } from '../../../src/local/pages/serve-pages.ts';
import { execPath, type LocalServer, serve } from '../../../src/local/runtime/serve.ts';
import { WorkbookFileError } from '../../../src/local/workbook-file/workbook-file-error.ts';
import { createTestWorkspace } from '../../contract/support/test-workspace.ts';

const { emulator, key } = createTestWorkspace();
const headers = { 'x-api-key': key, 'content-type': 'application/json' };
let disk: () => Promise<void>;
let server: LocalServer;
let origin: string;

beforeEach(async () => {
  disk = async () => undefined;
  const workspace = { emulator, commit: () => disk(), ready: async () => undefined };
  const pages = createPageServer({ workspace: workspace as never, distFolder: 'dist', pageToken: 'ours' });
  server = await serve(workspace, 0, { pages, gateway: { sleep: async () => undefined } });
  origin = `http://127.0.0.1:${server.port}`;
});

afterEach(() => server.close());

const fullDisk = (): Promise<void> =>
  Promise.reject(new WorkbookFileError('billing.xlsx.log', 'cannot be written', { code: 'ENOSPC' }));

const callWebApp = (body: string, type = 'text/plain'): Promise<Response> =>
  fetch(origin + execPath, { method: 'POST', headers: { 'content-type': type }, body });

const create = (name: string): Promise<Response> =>
  fetch(`${origin}/api/v1/customers`, { method: 'POST', headers, body: JSON.stringify({ name }) });

describe('while the disk is full', () => {
  test.each(['one request', 'a pack'])('%s at the web app is refused in words', async (what) => {
    disk = fullDisk;
    const one = { method: 'POST', path: '/api/v1/customers', headers, body: { name: 'Ada' } };
    const refused = await callWebApp(JSON.stringify(what === 'a pack' ? { requests: [one, one] } : one));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({
      code: 'workspace_unavailable',
      detail:
        'billing.xlsx.log cannot be written: the disk is full. Repeat a write with its Idempotency-Key.',
      instance: execPath,
      request_id: refused.headers.get('x-request-id'),
    });
  });

  test('each of those that travel together is told so by the gateway, with a key to repeat it', async () => {
    disk = fullDisk;
    const refused = await Promise.all(['Ada', 'Grace', 'Alan'].map(create));
    for (const response of refused) {
      expect([response.status, response.headers.get('content-type')]).toEqual([
        503,
        'application/problem+json',
      ]);
      expect(response.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await response.json()).toMatchObject({ code: 'outcome_unknown' });
    }
    disk = async () => undefined;
    expect((await create('Alonzo')).status).toBe(201);
  });
});

test('what nobody has foreseen is a problem, too', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  disk = () => Promise.reject(new Error('unforeseen'));
  const refused = await callWebApp(JSON.stringify({ path: '/health', method: 'GET' }));
  expect(await refused.json()).toMatchObject({ status: 500, code: 'internal_error' });
  expect(said).toHaveBeenCalledWith(new Error('unforeseen'));
  said.mockRestore();
});

test.each(['a=&', 'x'])('a form of two megabytes of %s is answered by the script', async (piece) => {
  const form = piece.repeat(2_000_000 / piece.length);
  const answer = await callWebApp(form, 'application/x-www-form-urlencoded');
  expect(await answer.json()).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  const refused = await fetch(`${origin}/api/v1/customers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  });
  expect(await refused.json()).toMatchObject({ status: 413, code: 'payload_too_large' });
});

test.each([
  ['', 'Reload this page.'],
  ['x=1', 'Reload this page.'],
  ['[]', 'Reload this page.'],
  ['{}', 'Name a function, and list its arguments.'],
  ['{"functionName":5,"args":[]}', 'Name a function, and list its arguments.'],
  ['{"functionName":"x","args":{}}', 'Name a function, and list its arguments.'],
])('a page that calls the script with %j is told so', async (body, message) => {
  const response = await fetch(`${origin}/script-run`, {
    method: 'POST',
    headers: { 'x-page-token': 'ours' },
    body,
  });
  expect([response.status, await response.json()]).toEqual([200, { ok: false, message }]);
});
