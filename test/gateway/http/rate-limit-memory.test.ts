/** Proves how long an exhausted key is remembered, and what its callers are told. */
import { createRateLimitMemory } from '../../../src/gateway/http/rate-limit-memory.ts';

const SENT = { sentAt: 1_000_000, answeredAt: 1_001_500 };
const REFUSED = {
  status: 429,
  headers: { 'Retry-After': '23', RateLimit: '"default";r=0;t=23', 'X-RateLimit-Reset': '1023' },
  body: { code: 'rate_limited' },
};

test('answers with the refusal and the seconds left', () => {
  const memory = createRateLimitMemory();
  memory.remember('h', REFUSED, SENT);
  expect(memory.recall('h', 1_011_500)).toEqual({
    status: 429,
    headers: { 'Retry-After': '13', RateLimit: '"default";r=0;t=13', 'X-RateLimit-Reset': '1023' },
    body: { code: 'rate_limited' },
  });
});

test('asks the workspace again before the limit can have ended, as seconds are rounded up', () => {
  const memory = createRateLimitMemory();
  memory.remember('h', REFUSED, SENT);
  expect(memory.recall('h', 1_021_999)).not.toBeNull();
  expect(memory.recall('h', 1_022_000)).toBeNull();
});

test('knows other keys not at all', () => {
  const memory = createRateLimitMemory();
  memory.remember('h', REFUSED, SENT);
  expect(memory.recall('other', 1_002_000)).toBeNull();
});

test.each([
  { ...REFUSED, status: 200 },
  { ...REFUSED, status: 503 },
  { ...REFUSED, headers: {} },
  { ...REFUSED, headers: { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
  { ...REFUSED, headers: { 'Retry-After': '1' } },
])('does not keep %j', (answer) => {
  const memory = createRateLimitMemory();
  memory.remember('h', answer, SENT);
  expect(memory.recall('h', SENT.answeredAt)).toBeNull();
});

test('forgets the oldest of too many keys', () => {
  const memory = createRateLimitMemory();
  for (let index = 0; index <= 10_000; index += 1) memory.remember(`h${index}`, REFUSED, SENT);
  expect(memory.recall('h0', 1_002_000)).toBeNull();
  expect(memory.recall('h1', 1_002_000)).not.toBeNull();
});
