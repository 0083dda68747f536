import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FetchRequest } from '../../../../src/emulator/services/url-fetch/transport.ts';
import { createWorkerTransport } from '../../../../src/emulator/services/url-fetch/worker-transport.ts';

// The thread of the test stands still while it fetches, so the server is a process of its own.
const serverCode = `
  require('node:http').createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { Location: '/echo' }).end();
    if (request.url === '/never') return;
    let body = '';
    request.on('data', (chunk) => { body += chunk; });
    request.on('end', () => {
      response.writeHead(207, { 'X-Seen': request.headers['x-sent'] ?? '' });
      response.end(request.method + ' ' + body);
    });
  }).listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port)); });
`;

let server: ChildProcess;
let origin: string;
const transport = createWorkerTransport();

beforeAll(async () => {
  server = spawn(process.execPath, ['-e', serverCode], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout!, 'data');
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.kill();
  await transport.close();
});

function request(path: string, change: Partial<FetchRequest> = {}): FetchRequest {
  return {
    url: origin + path,
    method: 'GET',
    headers: {},
    body: null,
    followRedirects: true,
    validateHttpsCertificates: true,
    timeoutMs: 5000,
    ...change,
  };
}

function bodyOf(outcome: ReturnType<typeof transport.send>[number] | undefined): string {
  return outcome?.kind === 'response'
    ? Buffer.from(outcome.body).toString()
    : `no response: ${outcome?.reason}`;
}

describe('Requests over the real network', () => {
  test('come back while the caller stands still', () => {
    const [outcome] = transport.send([
      request('/echo', { method: 'PATCH', body: Buffer.from('hi'), headers: { 'X-Sent': 'yes' } }),
    ]);
    expect(bodyOf(outcome)).toBe('PATCH hi');
    expect(outcome).toMatchObject({ status: 207, headers: expect.arrayContaining([['X-Seen', 'yes']]) });
  });

  test('follow a redirect with a GET, or stop at it', () => {
    const post = { method: 'POST', body: Buffer.from('hi') };
    const [followed, stopped] = transport.send([
      request('/moved', post),
      request('/moved', { ...post, followRedirects: false }),
    ]);
    expect(bodyOf(followed)).toBe('GET ');
    expect(stopped).toMatchObject({ kind: 'response', status: 302 });
  });

  test('fail by name when nobody answers', () => {
    const outcomes = transport.send([
      request('/never', { timeoutMs: 100 }),
      request('', { url: 'http://127.0.0.1:1/' }),
    ]);
    expect(outcomes).toEqual([
      { kind: 'failure', reason: 'timeout' },
      { kind: 'failure', reason: 'unreachable' },
    ]);
  });

  test('run side by side', () => {
    const startedMs = Date.now();
    transport.send(Array.from({ length: 5 }, () => request('/never', { timeoutMs: 1_000 })));
    // One after the other they would take five seconds.
    expect(Date.now() - startedMs).toBeLessThan(4_500);
  });
});
