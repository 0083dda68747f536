/** Which deliveries a run takes on: none twice, none that is not due, and nobody waits for another's backlog. */
import fc from 'fast-check';
import { type Candidate, chooseClaims } from '../../../src/core/events/dispatch/choose-claims.ts';
import { claimsMax, leaseMs, slowClaimsMax } from '../../../src/core/events/dispatch/limits.ts';

const nowMs = 1_000_000;
const ids = ['we_a', 'we_b', 'we_slow', 'we_off', 'we_gone'];

const endpoints = ids
  .filter((id) => id !== 'we_gone')
  .map((id) => ({
    id,
    url: '',
    eventTypes: ['*'],
    createdAt: '',
    secrets: [],
    isEnabled: id !== 'we_off',
  }));

const candidates = fc
  .array(
    fc.record({
      endpointId: fc.constantFrom(...ids),
      dueMs: fc.integer({ min: nowMs - 50, max: nowMs + 50 }),
      attempts: fc.nat({ max: 3 }),
    }),
    { maxLength: 150 },
  )
  .map((all) => all.map((one, index): Candidate => ({ ...one, id: `dlv_${index}` })));

const facts = fc.record({
  endpoints: fc.constant(endpoints),
  slow: fc.constantFrom([], ['we_slow']),
  slowTurnMs: fc.constantFrom(nowMs - 1, nowMs + 40),
  allowance: fc.constantFrom('all', 'no_slow', 'first_attempts', 'none' as const),
  nowMs: fc.constant(nowMs),
});

test('takes on what is due and allowed, to endpoints that are enabled, each once', () => {
  fc.assert(
    fc.property(candidates, facts, (open, given) => {
      const { claims, slow, canceled } = chooseClaims(open, given);
      const taken = [...claims, ...slow];
      expect(new Set([...taken, ...canceled]).size).toBe(taken.length + canceled.length);
      expect(claims.length).toBeLessThanOrEqual(claimsMax);
      expect(slow.length).toBeLessThanOrEqual(slowClaimsMax);
      const off = ({ endpointId }: Candidate): boolean => ['we_off', 'we_gone'].includes(endpointId);
      const isSlow = ({ endpointId }: Candidate): boolean => given.slow.some((id) => id === endpointId);
      expect(taken.filter((one) => one.dueMs > nowMs || off(one))).toEqual([]);
      expect(canceled.filter((one) => !off(one))).toEqual([]);
      expect([...claims.filter(isSlow), ...slow.filter((one) => !isSlow(one))]).toEqual([]);
    }),
  );
});

test('keeps to what the day allows', () => {
  fc.assert(
    fc.property(candidates, facts, (open, given) => {
      const { claims, slow } = chooseClaims(open, given);
      if (slow.length > 0) expect([given.allowance, given.slowTurnMs]).toEqual(['all', nowMs - 1]);
      if (given.allowance === 'none') expect(claims).toEqual([]);
      const retries = claims.filter(({ attempts }) => attempts > 0);
      if (given.allowance === 'first_attempts') expect(retries).toEqual([]);
    }),
  );
});

test('leaves nothing behind that is not found again: at once, when it is due, or when a lease is over', () => {
  fc.assert(
    fc.property(candidates, facts, (open, given) => {
      const { claims, slow, nextDueMs, hasMore } = chooseClaims(open, { ...given, allowance: 'all' });
      const taken = [...claims, ...slow];
      const rest = open.filter((one) => !taken.includes(one) && ['we_a', 'we_b'].includes(one.endpointId));
      expect(hasMore || rest.every(({ dueMs }) => dueMs > nowMs)).toBe(true);
      const dues = [...rest.map(({ dueMs }) => dueMs), ...taken.map(() => nowMs + leaseMs)];
      expect(nextDueMs ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(Math.min(...dues));
    }),
  );
});

test('takes first attempts before retries, and endpoints in turn', () => {
  const backlog = Array.from({ length: 500 }, (_, index) => ({
    id: `dlv_a${index}`,
    endpointId: 'we_a',
    dueMs: nowMs - 1000 + index,
    attempts: index < 250 ? 0 : 1,
  }));
  const late = { id: 'dlv_b', endpointId: 'we_b', dueMs: nowMs, attempts: 0 };
  const given = { endpoints, slow: [], slowTurnMs: 0, allowance: 'all', nowMs } as const;
  const { claims, hasMore } = chooseClaims([...backlog, late], given);
  expect(
    claims
      .slice(0, 2)
      .map(({ endpointId }) => endpointId)
      .sort(),
  ).toEqual(['we_a', 'we_b']);
  expect(claims.every(({ attempts }) => attempts === 0)).toBe(true);
  expect(claims[0]?.id).toBe('dlv_a0');
  expect(hasMore).toBe(true);
});
