/** Proves the form of the ids that the edge gives to requests. */
import { mintRequestId } from '../../../src/gateway/http/mint-request-id.ts';

test('is req_ and 26 Crockford characters', () => {
  expect(mintRequestId(Date.UTC(2026, 0, 1))).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
});

test('begins with the time as a ULID does', () => {
  expect(mintRequestId(1_469_918_176_385).slice(4, 14)).toBe('01ARYZ6S41');
});

test('sorts by time and never repeats', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => mintRequestId(1_700_000_000_000 + index));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => mintRequestId(0))).size).toBe(1_000);
});
