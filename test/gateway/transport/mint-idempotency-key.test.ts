/** Proves which requests get a key, and whose. */
import { ensureIdempotencyKey } from '../../../src/gateway/transport/mint-idempotency-key.ts';

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
