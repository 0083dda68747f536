/** What is asked in this process is answered as over a connection. */
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { createFetchInProcess } from '../../../src/local/runtime/fetch-in-process.ts';

const url = 'http://127.0.0.1:8787/macros/s/local/exec?a=1';

function ask(listener: RequestListener, signal = new AbortController().signal, body?: string) {
  const sent = body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, body };
  const headers = { 'content-type': 'text/plain' };
  return createFetchInProcess(listener)(url, { ...sent, headers, redirect: 'manual', signal });
}

test('the request comes whole, and so does the answer', async () => {
  const response = await ask(
    async (request, answer) => {
      const { method, headers, url: path } = request;
      answer.writeHead(302, { Location: 'there', 'Content-Length': 3 });
      answer.end(JSON.stringify([method, path, headers, await text(request)]));
    },
    undefined,
    'größe',
  );
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('there');
  expect(JSON.parse(await response.text())).toEqual([
    'POST',
    '/macros/s/local/exec?a=1',
    { host: '127.0.0.1:8787', 'content-type': 'text/plain', 'content-length': '7' },
    'größe',
  ]);
});

test('a listener that hangs up, and a caller that gives up, end the request', async () => {
  await expect(ask((_request, answer) => void answer.destroy())).rejects.toThrow('fetch failed');
  await expect(ask(() => undefined, AbortSignal.timeout(1))).rejects.toThrow('timeout');
  await expect(ask(() => undefined, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
