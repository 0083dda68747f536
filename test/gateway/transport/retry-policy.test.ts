/** Proves when a failed call is sent again. */
import {
  type FailedAttempt,
  decideRetry,
  ensureIdempotencyKey,
} from '../../../src/gateway/transport/retry-policy.ts';
import { TRANSPORT_LIMITS } from '../../../src/gateway/transport/transport-settings.ts';

const READ = { envelope: { method: 'GET', path: '/p' }, key: null, isMinted: false };
const WRITE = { envelope: { method: 'POST', path: '/p' }, key: 'k', isMinted: true };
const UNKEYED = { envelope: { method: 'PUT', path: '/p' }, key: null, isMinted: false };

function decide(changes: Partial<FailedAttempt>): number | null {
  const failed = {
    request: READ,
    cause: 'answer_lost',
    attempts: 1,
    elapsedMs: 0,
    random: 1,
    ...changes,
  } as const;
  return decideRetry(failed, TRANSPORT_LIMITS);
}

test('repeats a read and a write with a key', () => {
  expect(decide({ request: READ })).toBe(1_000);
  expect(decide({ request: WRITE })).toBe(1_000);
});

test('never repeats a write without a key, because it may have run', () => {
  expect(decide({ request: UNKEYED })).toBeNull();
});

test('doubles the pause, and takes up to half of it away by chance', () => {
  expect(decide({ attempts: 2, random: 1 })).toBe(2_000);
  expect(decide({ attempts: 2, random: 0 })).toBe(1_000);
});

test('gives up after the last attempt', () => {
  expect(decide({ attempts: TRANSPORT_LIMITS.attemptsMax })).toBeNull();
});

test('begins no attempt after the time in which callers still wait', () => {
  expect(decide({ elapsedMs: TRANSPORT_LIMITS.retryWindowMs - 1_000 })).toBe(1_000);
  expect(decide({ elapsedMs: TRANSPORT_LIMITS.retryWindowMs - 999 })).toBeNull();
});

test.each([
  'too_many_at_once',
  'too_fast',
  'google_error',
  'google_refused',
  'no_connection',
  'script_failed',
] as const)('repeats after %s, which passes', (cause) => expect(decide({ cause })).toBe(1_000));

test.each([
  'daily_quota',
  'no_answer_in_time',
  'not_an_envelope',
  'ran_too_long',
  'sign_in_required',
  'unknown_deployment',
] as const)('does not repeat after %s, which stays', (cause) => {
  expect(decide({ cause })).toBeNull();
});

const mint = () => 'minted';

test.each(['POST', 'PATCH', 'DELETE'])('mints a key for a %s without one', (method) => {
  const request = ensureIdempotencyKey({ method, path: '/p', headers: { accept: 'a' } }, mint);
  expect(request).toEqual({
    envelope: { method, path: '/p', headers: { accept: 'a', 'idempotency-key': 'minted' } },
    key: 'minted',
    isMinted: true,
  });
});

test('keeps the key of the caller', () => {
  const envelope = { method: 'POST', path: '/p', headers: { 'idempotency-key': 'mine' } };
  expect(ensureIdempotencyKey(envelope, mint)).toEqual({ envelope, key: 'mine', isMinted: false });
});

test.each(['', 'two words', 'ü', 'x'.repeat(256)])(
  'leaves a key that the API refuses, but repeats nothing under it: %j',
  (key) => {
    const envelope = { method: 'POST', path: '/p', headers: { 'idempotency-key': key } };
    expect(ensureIdempotencyKey(envelope, mint)).toEqual({ envelope, key: null, isMinted: false });
  },
);

test.each(['GET', 'HEAD', 'PUT'])('gives no key to a %s', (method) => {
  const envelope = { method, path: '/p' };
  expect(ensureIdempotencyKey(envelope, mint)).toEqual({ envelope, key: null, isMinted: false });
});
