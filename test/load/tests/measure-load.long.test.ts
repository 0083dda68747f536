/** Proves the ruler: a server with a known delay, on both hops, is measured as it is. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measureLoad } from '../measure-load.ts';

const delayMs = 20;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const isFirst = request.url === '/first';
    setTimeout(() => response.writeHead(isFirst ? 302 : 200, { Location: '/second' }).end(), delayMs);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const short = { connections: 1, seconds: 1, warmUpSeconds: 1 };

test('a call of two hops takes the time of both, and an answer of another status is a failure', async () => {
  const requests = [{ path: '/first' }, { path: '/second' }];
  const used = [1_000, 1_500];
  const usedMs = async () => used.shift() ?? 0;
  const right = await measureLoad({ ...short, url, requests, hops: [302, 200], usedMs });
  expect(right.failures).toBe(0);
  expect(right.cpu_ms).toBeCloseTo(500 / right.calls, 1);
  expect(right.calls).toBeGreaterThan(5);
  expect(right.p50_ms).toBeGreaterThanOrEqual(2 * delayMs - 2);
  expect(right.p50_ms).toBeLessThan(20 * delayMs);
  const wrong = await measureLoad({ ...short, url, requests, hops: [302, 201] });
  expect(wrong.failures).toBeGreaterThan(5);
  expect(wrong.cpu_ms).toBeNull();
});
