/** A page of another origin calls the web app by the client's `fetch`, as an SDK in a browser would. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from '../../src/local/runtime/serve.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';

const served = serveLocalWorkspace();
const client = readFileSync(join(__dirname, '../../dist/client/index.js'), 'utf8');

interface Told {
  readonly created: number;
  readonly location: string | null;
  readonly listed: readonly string[];
  readonly head: readonly [number, string];
  readonly refused: readonly [number, string];
  readonly aborted: string;
}

const story = `
const call = createBillingFetch(EXEC);
const headers = { authorization: 'Bearer ' + KEY, 'content-type': 'application/json' };
const created = await call('/api/v1/customers', { method: 'POST', headers, body: '{"name":"Grüße, 東京"}' });
const { data } = await (await call(new Request('/api/v1/customers?q=grü', { headers }))).json();
const head = await call('/api/v1/customers', { method: 'HEAD', headers });
const refused = await call('/api/v1/customers');
const aborted = await call('/api/v1/me', { headers, signal: AbortSignal.abort() }).catch(({ name }) => name);
return {
  created: created.status,
  location: created.headers.get('location'),
  listed: data.map(({ name }) => name),
  head: [head.status, await head.text()],
  refused: [refused.status, (await refused.json()).code],
  aborted,
};`;

test('creates once, reads, and hears refusals, without a header that a browser would ask permission for', async () => {
  const { page } = await openPage(`${served.origin}/health`);
  // To a browser the number and the name of this machine are two origins.
  const execUrl = `${served.origin.replace('localhost', '127.0.0.1')}${execPath}`;
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url() === execUrl) posts.push(request.method());
  });
  const settings = `const EXEC = ${JSON.stringify(execUrl)}; const KEY = ${JSON.stringify(served.key)};`;
  const code = `${settings}\n${client}\nglobalThis.told = (async () => {${story}})();`;
  await page.addScriptTag({ type: 'module', content: code });
  const told = (await page.evaluate('globalThis.told')) as Told;
  expect(told).toEqual({
    created: 201,
    location: expect.stringMatching(/^\/api\/v1\/customers\/cus_/),
    listed: ['Grüße, 東京'],
    head: [200, ''],
    refused: [401, 'missing_api_key'],
    aborted: 'AbortError',
  });
  // A call without a key is refused before it leaves the page, and an aborted one never begins.
  expect(posts).toEqual(['POST', 'POST', 'POST']);
});
