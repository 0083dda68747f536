/** Which deliveries a batch takes: none twice, none that is not due, and no endpoint waits for another's backlog. */
import fc from 'fast-check';
import type { Breakers } from '../../../src/core/events/dispatcher/circuit-breaker.ts';
import { type Candidate, chooseDeliveries } from '../../../src/core/events/dispatcher/choose-deliveries.ts';
import { batchSize, leaseMs, trialSize } from '../../../src/core/events/dispatcher/limits.ts';

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

const circuits = [
  { state: 'closed' },
  { state: 'suspected' },
  { state: 'open', untilMs: nowMs - 1 },
  { state: 'open', untilMs: nowMs + 40 },
  { state: 'dead', reason: 'gone' },
] as const;

const facts = fc.record({
  endpoints: fc.constant(endpoints),
  breakers: fc
    .constantFrom(...circuits)
    .map((circuit): Breakers => ({ we_slow: { circuit, failures: null } })),
  allowance: fc.constantFrom('all', 'no_trials', 'first_attempts', 'none' as const),
  nowMs: fc.constant(nowMs),
});

test('takes on what is due and allowed, to endpoints that are enabled, each once', () => {
  fc.assert(
    fc.property(candidates, facts, (open, given) => {
      const { regular, trial, canceled } = chooseDeliveries(open, given);
      const taken = [...regular, ...trial];
      expect(new Set([...taken, ...canceled]).size).toBe(taken.length + canceled.length);
      expect(regular.length).toBeLessThanOrEqual(batchSize);
      expect(trial.length).toBeLessThanOrEqual(trialSize);
      const off = ({ endpointId }: Candidate): boolean => ['we_off', 'we_gone'].includes(endpointId);
      const isOpen = ({ endpointId }: Candidate): boolean =>
        given.breakers[endpointId]?.circuit.state === 'open';
      const isDead = ({ endpointId }: Candidate): boolean =>
        given.breakers[endpointId]?.circuit.state === 'dead';
      expect(taken.filter((one) => one.dueMs > nowMs || off(one))).toEqual([]);
      expect(canceled.filter((one) => !off(one))).toEqual([]);
      expect([...regular.filter(isOpen), ...trial.filter((one) => !isOpen(one))]).toEqual([]);
      expect(taken.filter(isDead)).toEqual([]);
    }),
  );
});

test('keeps to what the day allows', () => {
  fc.assert(
    fc.property(candidates, facts, (open, given) => {
      const { regular, trial } = chooseDeliveries(open, given);
      const circuit = given.breakers.we_slow?.circuit;
      if (trial.length > 0) expect([given.allowance, circuit]).toEqual(['all', circuits[2]]);
      if (given.allowance === 'none') expect(regular).toEqual([]);
      const retries = regular.filter(({ attempts }) => attempts > 0);
      if (given.allowance === 'first_attempts') expect(retries).toEqual([]);
    }),
  );
});

test('leaves nothing behind that is not found again: at once, when it is due, or when a lease is over', () => {
  fc.assert(
    fc.property(candidates, facts, (open, given) => {
      const { regular, trial, nextDueMs, hasMore } = chooseDeliveries(open, { ...given, allowance: 'all' });
      const taken = [...regular, ...trial];
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
  const given = { endpoints, breakers: {}, allowance: 'all', nowMs } as const;
  const { regular, hasMore } = chooseDeliveries([...backlog, late], given);
  expect(
    regular
      .slice(0, 2)
      .map(({ endpointId }) => endpointId)
      .sort(),
  ).toEqual(['we_a', 'we_b']);
  expect(regular.every(({ attempts }) => attempts === 0)).toBe(true);
  expect(regular[0]?.id).toBe('dlv_a0');
  expect(hasMore).toBe(true);
});

test('tries one endpoint at a time: of those whose pause is over the one that has waited the longest', () => {
  const waiting = ['we_a', 'we_b'].flatMap((endpointId) =>
    Array.from({ length: 30 }, (_, index) => ({
      id: `dlv_${endpointId}${index}`,
      endpointId,
      dueMs: nowMs - index,
      attempts: 1,
    })),
  );
  const openUntil = (untilMs: number) => ({ circuit: { state: 'open', untilMs }, failures: null }) as const;
  const breakers: Breakers = { we_a: openUntil(nowMs - 5), we_b: openUntil(nowMs - 9) };
  const { regular, trial, hasMore, nextDueMs } = chooseDeliveries(waiting, {
    endpoints,
    breakers,
    allowance: 'all',
    nowMs,
  });
  expect(regular).toEqual([]);
  expect(trial.map(({ endpointId }) => endpointId)).toEqual(new Array(trialSize).fill('we_b'));
  expect([hasMore, nextDueMs]).toEqual([false, nowMs]);
});
