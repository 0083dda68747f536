/** Attacks on the gateway by a web app: it is a stranger's, or no web app at all, and shares the gateway with others. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { ANSWER_BYTES_MAX } from '../../src/gateway/transport/fetch-hop.ts';
import { type RunningGateway, startGateway } from '../../src/gateway/node/start-gateway.ts';
import { RAN, stored } from '../gateway/scripted-fetch.ts';
import { openScriptedGateway as open, withKey } from '../gateway/scripted-gateway.ts';

let gateway: RunningGateway;
let webApp: Server;
/** What the web app answers; each test sets it. */
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  webApp = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
    response.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    webApp.listen(0, '127.0.0.1', resolve);
  });
  const execUrl = `http://127.0.0.1:${(webApp.address() as AddressInfo).port}/macros/s/local/exec`;
  gateway = await startGateway({ port: 0, host: '127.0.0.1', workspaces: () => ({ execUrl }) });
});

afterAll(async () => {
  webApp.closeAllConnections();
  webApp.close();
  await gateway.close();
});

function ask(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${gateway.url}/api/v1/invoices`, { headers: { ...withKey.headers, ...headers } });
}

function envelope(headers: object, body: unknown = {}, status = 200): (response: ServerResponse) => void {
  return (response) => response.end(JSON.stringify({ status, headers, body }));
}

test('an answer of 600 MB is left after 16 MB', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  let sentBytes = 0;
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"status":200,"headers":{},"body":"');
    const pour = (): void => {
      while (sentBytes < 600 * chunk.length) {
        sentBytes += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', pour);
          return;
        }
      }
      response.end('"}');
    };
    pour();
  };
  const response = await ask();
  expect([response.status, response.headers.get('retry-after')]).toEqual([502, '30']);
  expect(await response.json()).toMatchObject({ code: 'upstream_invalid_answer' });
  // What the sockets of both sides hold comes on top.
  expect(sentBytes).toBeLessThan(ANSWER_BYTES_MAX + 16 * chunk.length);
});

test('an answer of a page with many records is not too long', async () => {
  answer = envelope({}, 'x'.repeat(ANSWER_BYTES_MAX - 1000));
  expect((await ask()).status).toBe(200);
});

test('no header of the web app that the API does not have reaches the caller', async () => {
  answer = envelope({
    ETag: '"e"',
    'Set-Cookie': 'session=1; Path=/',
    'Clear-Site-Data': '"*"',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Access-Control-Allow-Credentials': 'true',
    'Cache-Control': 'public, max-age=31536000',
    'Content-Encoding': 'gzip',
    'Content-Length': '3',
    'Content-Type': 'text/html',
    'Service-Worker-Allowed': '/',
    Refresh: '0; url=https://evil.example',
    Trailer: 'X-End',
    Upgrade: 'h2c',
    'Bad Name': 'x',
    'X-New': 'y',
    __proto__: { 'Set-Cookie': 'b' },
  });
  const response = await ask();
  expect(response.status).toBe(200);
  const own = /^(access-control-allow-origin|access-control-expose-headers|connection|date|keep-alive|vary)$/;
  const names = [...response.headers.keys()].filter((name) => !own.test(name));
  expect(names).toEqual(['cache-control', 'content-length', 'content-type', 'etag', 'x-request-id']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/json');
});

test.each([
  ['Location', 'https://evil.example/'],
  ['Location', '//evil.example/'],
  ['Location', '/\\evil.example'],
  ['Link', '<https://evil.example/>; rel="next"'],
  ['Link', '</api/v1/me>; rel="next", <//evil.example>; rel="first"'],
  ['Retry-After', 'Fri, 31 Dec 2100 23:59:59 GMT'],
  ['Retry-After', '-1'],
  ['WWW-Authenticate', 'Basic realm="Your password"'],
  ['RateLimit', 'a\r\nSet-Cookie: b'],
  ['ETag', '"€"'],
])('%s: %s does not pass', async (name, value) => {
  const { app } = open([RAN, stored(429, {}, { [name]: value })]);
  expect((await app.request('/api/v1/me', withKey)).headers.get(name)).toBeNull();
});

test('a Retry-After of a year is an hour, and holds the key back for a minute at most', async () => {
  let now = 0;
  const refused = stored(429, { code: 'rate_limited' }, { 'Retry-After': '31536000' });
  const { app, executed } = open([RAN, refused, RAN, stored(200, {})], { elapsedMs: () => now });
  expect((await app.request('/api/v1/me', withKey)).headers.get('retry-after')).toBe('3600');
  now = 58_000;
  expect((await app.request('/api/v1/me', withKey)).headers.get('retry-after')).toBe('2');
  now = 60_000;
  expect((await app.request('/api/v1/me', withKey)).status).toBe(200);
  expect(executed()).toBe(2);
});

test.each([
  [
    'nested so deeply that it cannot be written',
    `{"status":200,"headers":{},"body":${'['.repeat(1e6)}${']'.repeat(1e6)}}`,
  ],
  ['with a status that is none', '{"status":"200","headers":{},"body":{}}'],
  ['with an interim status', '{"status":101,"headers":{},"body":{}}'],
  ['without headers', '{"status":200,"body":{}}'],
  ['that is no object', '[200]'],
])('an answer %s is a 502 with words', async (_name, text) => {
  answer = (response) => response.end(text);
  const response = await ask();
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 'upstream_invalid_answer' });
});

test('headers that are no texts are left out', async () => {
  answer = envelope({ ETag: { toString: 'x' }, Link: ['a'], 'X-RateLimit-Limit': 100 });
  const response = await ask();
  expect([response.status, response.headers.get('x-ratelimit-limit')]).toEqual([200, '100']);
  expect([response.headers.get('etag'), response.headers.get('link')]).toEqual([null, null]);
});

describe('compression', () => {
  const long = { notes: 'Grüße '.repeat(1_000) };

  test('is for answers over a kilobyte and callers who take it, and marks the tag as weak', async () => {
    answer = envelope({ ETag: '"e"' }, long);
    const response = await ask({ 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('etag')).toBe('W/"e"');
    expect(await response.json()).toEqual(long);
  });

  test.each(['identity', 'gzip;q=0', 'br'])('is not for callers who ask for %s', async (accepted) => {
    answer = envelope({ ETag: '"e"' }, long);
    const response = await ask({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('etag')).toBe('"e"');
    expect(await response.json()).toEqual(long);
  });

  test('leaves short answers, problems and answers without a body alone', async () => {
    for (const [status, body] of [
      [200, { ok: true }],
      [404, { code: 'not_found' }],
      [304, null],
    ] as const) {
      answer = envelope({ ETag: '"e"' }, body, status);
      const response = await ask({ 'accept-encoding': 'gzip' });
      expect([response.status, response.headers.get('content-encoding')]).toEqual([status, null]);
      expect(response.headers.get('etag')).toBe('"e"');
    }
  });

  test('of what the web app sends is undone within the same limit', async () => {
    const bomb = await bombOf(64);
    expect(gunzipSync(bomb).length).toBeGreaterThan(ANSWER_BYTES_MAX);
    answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect((await ask()).status).toBe(502);
  });
});

/** An envelope of so many megabytes, packed into some kilobytes. */
async function bombOf(megabytes: number): Promise<Buffer> {
  const { gzipSync } = await import('node:zlib');
  return gzipSync(`{"status":200,"headers":{},"body":"${'x'.repeat(megabytes * 1024 * 1024)}"}`);
}
