/** Proves how long a 429 answer is cached for a key, and which times its callers get. */
import { createRateLimitCache, hashApiKey } from '../../../src/gateway/http/rate-limit-cache.ts';

const SENT = { sentAt: 1_000_000, answeredAt: 1_001_500 };
const REFUSED = {
  status: 429,
  headers: { 'Retry-After': '23', RateLimit: '"default";r=0;t=23', 'X-RateLimit-Reset': '1023' },
  body: { code: 'rate_limited' },
};

test('answers with the refusal and the seconds left', () => {
  const cache = createRateLimitCache();
  cache.store('h', REFUSED, SENT);
  expect(cache.find('h', 1_011_500)).toEqual({
    status: 429,
    headers: { 'Retry-After': '13', RateLimit: '"default";r=0;t=13', 'X-RateLimit-Reset': '1023' },
    body: { code: 'rate_limited' },
  });
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

const hash = (headers: Record<string, string>, execUrl = 'https://script.google.com/macros/s/a/exec') =>
  hashApiKey(new Headers(headers), execUrl);

test('is the same for both headers and any case of "Bearer"', async () => {
  const expected = await hash({ 'x-api-key': 'k1' });
  expect(expected).toMatch(/^[0-9a-f]{64}$/);
  expect(await hash({ authorization: 'Bearer k1' })).toBe(expected);
  expect(await hash({ authorization: 'bEARER k1' })).toBe(expected);
  expect(await hash({ authorization: 'Bearer k1', 'x-api-key': 'k1' })).toBe(expected);
});

test('differs between keys and between workspaces', async () => {
  const hashes = [
    await hash({ 'x-api-key': 'k1' }),
    await hash({ 'x-api-key': 'k2' }),
    await hash({ 'x-api-key': 'k1' }, 'https://script.google.com/macros/s/b/exec'),
  ];
  expect(new Set(hashes).size).toBe(3);
});

test.each([{}, { authorization: 'Basic abc' }, { authorization: 'Bearer a', 'x-api-key': 'b' }])(
  'is none for %j',
  async (headers) => {
    expect(await hash(headers as Record<string, string>)).toBeNull();
  },
);
