/** Proves how long a key is held back after a 429, and which times its callers get. */
import { createRateLimitCache, hashApiKey } from '../../../src/gateway/http/rate-limit-cache.ts';

const SENT = { sentAt: 1_000_000, answeredAt: 1_001_500 };
const REFUSED = {
  status: 429,
  headers: { 'Retry-After': '23', RateLimit: '"default";r=0;t=23', 'X-RateLimit-Reset': '1023' },
  body: { code: 'rate_limited' },
};

test('tells the seconds that are left', () => {
  const cache = createRateLimitCache();
  cache.store('h', REFUSED, SENT);
  expect(cache.find('h', 1_011_500)).toBe(13);
});

test('asks the workspace again before the limit can have ended, as seconds are rounded up', () => {
  const cache = createRateLimitCache();
  cache.store('h', REFUSED, SENT);
  expect(cache.find('h', 1_021_999)).not.toBeNull();
  expect(cache.find('h', 1_022_000)).toBeNull();
});

test('knows other keys not at all', () => {
  const cache = createRateLimitCache();
  cache.store('h', REFUSED, SENT);
  expect(cache.find('other', 1_002_000)).toBeNull();
});

test.each([
  { ...REFUSED, status: 200 },
  { ...REFUSED, status: 503 },
  { ...REFUSED, headers: {} },
  { ...REFUSED, headers: { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
  { ...REFUSED, headers: { 'Retry-After': '1' } },
])('does not keep %j', (answer) => {
  const cache = createRateLimitCache();
  cache.store('h', answer, SENT);
  expect(cache.find('h', SENT.answeredAt)).toBeNull();
});

test('forgets the oldest of too many keys', () => {
  const cache = createRateLimitCache();
  for (let index = 0; index <= 10_000; index += 1) cache.store(`h${index}`, REFUSED, SENT);
  expect(cache.find('h0', 1_002_000)).toBeNull();
  expect(cache.find('h1', 1_002_000)).not.toBeNull();
});

test('keeps nothing of the answer but its time', () => {
  const kept: unknown[] = [];
  const set = jest.spyOn(Map.prototype, 'set').mockImplementation((_key, value) => kept.push(value) as never);
  try {
    const answer = { ...REFUSED, headers: { 'Retry-After': '23', RateLimit: 'x'.repeat(1e6) }, body: 'y' };
    createRateLimitCache().store('h', answer, SENT);
  } finally {
    set.mockRestore();
  }
  expect(kept).toEqual([{ answeredAt: 1_001_500, surelyUntil: 1_022_000, retryAt: 1_024_500 }]);
});

test('believes no workspace that names days', () => {
  const cache = createRateLimitCache();
  cache.store('h', { ...REFUSED, headers: { 'Retry-After': '600000' } }, SENT);
  expect(cache.find('h', SENT.sentAt + 58_999)).toBe(3);
  expect(cache.find('h', SENT.sentAt + 59_000)).toBeNull();
});

test('asks the workspace again when a clock has gone back', () => {
  const cache = createRateLimitCache();
  cache.store('h', REFUSED, SENT);
  expect(cache.find('h', SENT.answeredAt - 1)).toBeNull();
});

test('differs between keys and between workspaces', async () => {
  const [a, b] = ['https://script.google.com/macros/s/a/exec', 'https://script.google.com/macros/s/b/exec'];
  const hashes = [await hashApiKey('k1', a), await hashApiKey('k2', a), await hashApiKey('k1', b)];
  expect(new Set(hashes).size).toBe(3);
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
});
