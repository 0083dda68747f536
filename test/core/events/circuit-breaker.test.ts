/** The circuit breaker of an endpoint: who is blamed for a slow call, how long the pause is, when an endpoint is dead. */
import {
  type Breaker,
  type Breakers,
  circuitOf,
  nextBreaker,
  type Observation,
  observe,
  observeCall,
} from '../../../src/core/events/dispatcher/circuit-breaker.ts';
import { readPersistedState } from '../../../src/core/events/dispatcher/persisted-state.ts';
import type { Workspace } from '../../../src/core/workspace.ts';

const atMs = Date.UTC(2026, 0, 7);
const secondMs = 1000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const closed: Breaker = { circuit: { state: 'closed' }, failures: null };
const suspected: Breaker = { circuit: { state: 'suspected' }, failures: null };
const openNow: Breaker = { circuit: { state: 'open', untilMs: atMs }, failures: null };
const dead: Breaker = { circuit: { state: 'dead', reason: 'gone' }, failures: null };
const all = { closed, suspected, openNow, dead };

function seen(kind: Exclude<Observation['kind'], 'hung'>, endpointId = 'we_a', whenMs = atMs): Observation {
  return { endpointId, atMs: whenMs, kind };
}

function hung(waitedMs: number, endpointId = 'we_a'): Observation {
  return { endpointId, atMs, kind: 'hung', waitedMs };
}

describe('what a call shows', () => {
  const call = { endpointIds: ['we_a', 'we_b', 'we_a'], timedOut: [], endedMs: atMs, waitedMs: 20_000 };
  const kindsOf = (observations: readonly Observation[]) =>
    observations.map(({ endpointId, kind }) => [endpointId, kind]);

  test('when it was quick, all of its endpoints answered in time', () => {
    expect(kindsOf(observeCall({ ...call, tookMs: 9_999 }))).toEqual([
      ['we_a', 'in_time'],
      ['we_b', 'in_time'],
    ]);
  });

  test('when it was slow, any of its endpoints may have been it; a single one was it', () => {
    expect(kindsOf(observeCall({ ...call, tookMs: 10_000 }))).toEqual([
      ['we_a', 'in_slow_call'],
      ['we_b', 'in_slow_call'],
    ]);
    const alone = observeCall({ ...call, endpointIds: ['we_a', 'we_a'], tookMs: 10_000 });
    expect(alone).toEqual([hung(20_000)]);
  });

  test('when the host names those that did not answer, nothing is known of the others', () => {
    expect(observeCall({ ...call, timedOut: ['we_b', 'we_b'], tookMs: 20_000 })).toEqual([
      hung(20_000, 'we_b'),
    ]);
  });
});

describe('the circuit', () => {
  test('becomes suspected by a slow call of several, and stays open or dead', () => {
    const after = Object.values(all).map((breaker) => nextBreaker(breaker, seen('in_slow_call'), 0));
    expect(after).toEqual([suspected, suspected, openNow, dead]);
  });

  test('closes when the endpoint answers in time, unless it is dead', () => {
    const after = Object.values(all).map((breaker) => nextBreaker(breaker, seen('in_time'), 0));
    expect(after).toEqual([closed, closed, closed, dead]);
  });

  test('opens when the endpoint hangs: first for as long as it took, then for sixty times that', () => {
    const first = nextBreaker(closed, hung(20 * secondMs), 0);
    expect(first.circuit).toEqual({ state: 'open', untilMs: atMs + 20 * secondMs });
    expect(nextBreaker(suspected, hung(20 * secondMs), 0)).toEqual(first);
    const again = nextBreaker(first, hung(20 * secondMs), 0);
    expect(again.circuit).toEqual({ state: 'open', untilMs: atMs + 1200 * secondMs });
    expect(nextBreaker(dead, hung(20 * secondMs), 0)).toEqual(dead);
  });

  test('stays open longer the more endpoints hang: together they get one minute in sixty', () => {
    const ids = ['we_a', 'we_b', 'we_c'];
    let breakers: Breakers = {};
    for (const id of [...ids, ...ids]) breakers = observe(breakers, [hung(20 * secondMs, id)]);
    for (const id of ids)
      expect(circuitOf(breakers, id)).toEqual({ state: 'open', untilMs: atMs + 3600 * secondMs });
  });
});

test('an endpoint that hung once in a batch has not recovered by answering another request in time', () => {
  const open = { we_a: openNow };
  const until = { state: 'open', untilMs: atMs + 1200 * secondMs };
  for (const batch of [
    [seen('in_time'), hung(20 * secondMs)],
    [hung(20 * secondMs), seen('in_time')],
  ])
    expect(circuitOf(observe(open, batch), 'we_a')).toEqual(until);
});

describe('a dead endpoint', () => {
  test('is one that answers 410', () => {
    for (const breaker of Object.values(all))
      expect(nextBreaker(breaker, seen('gone'), 0).circuit).toEqual({ state: 'dead', reason: 'gone' });
  });

  /** The state after failures at these times. */
  function afterFailures(...times: readonly number[]): Breaker {
    return times.reduce((breaker, ms) => nextBreaker(breaker, seen('failed', 'we_a', ms), 0), closed);
  }

  test('is one where nothing has arrived for five days', () => {
    const days = [0, 1, 2, 3, 4];
    const before = afterFailures(...days.map((day) => atMs + day * dayMs));
    expect(before).toEqual({
      circuit: { state: 'closed' },
      failures: { fromMs: atMs, lastMs: atMs + 4 * dayMs },
    });
    const still = nextBreaker(before, seen('failed', 'we_a', atMs + 5 * dayMs - 1), 0);
    expect(still.circuit.state).toBe('closed');
    const after = nextBreaker(before, seen('failed', 'we_a', atMs + 5 * dayMs), 0);
    expect(after.circuit).toEqual({ state: 'dead', reason: 'failing' });
  });

  test('is none where something arrived meanwhile, or nothing was tried for two days', () => {
    const failing = afterFailures(atMs, atMs + dayMs);
    expect(nextBreaker(failing, seen('succeeded'), 0)).toEqual(closed);
    expect(afterFailures(atMs, atMs + 2 * dayMs + 1, atMs + 4 * dayMs, atMs + 6 * dayMs).failures).toEqual({
      fromMs: atMs + 2 * dayMs + 1,
      lastMs: atMs + 6 * dayMs,
    });
  });

  test('lives again when something arrives', () => {
    expect(nextBreaker(dead, seen('succeeded'), 0)).toEqual(closed);
  });
});

test('an endpoint of which there is nothing to know takes no room', () => {
  const breakers = observe({}, [hung(10), seen('failed'), seen('in_slow_call', 'we_b')]);
  expect(Object.keys(breakers)).toEqual(['we_a', 'we_b']);
  const later = [seen('in_time'), seen('succeeded'), seen('in_time', 'we_b'), seen('succeeded', 'we_b')];
  expect(observe(breakers, later)).toEqual({});
});

test('what version 1.0 has written is understood', () => {
  const budget = { fromMs: atMs, runMs: 5, fetches: 6 };
  const failures = { fromMs: atMs - 5, lastMs: atMs - 1 };
  const stored = {
    ...{ budget, slow: ['we_a'], suspects: ['we_b'], slowTurnMs: atMs + 9 },
    ...{ failing: { we_a: failures, we_c: failures }, retiredDay: '2026-01-06' },
    overdue: { day: '2026-01-05', transaction: 7 },
  };
  const read = (text: string | null) =>
    readPersistedState({
      livemode: true,
      clock: { now: () => atMs },
      properties: { get: () => text },
    } as unknown as Workspace);
  expect(read(JSON.stringify(stored))).toEqual({
    budget: { fromMs: atMs, fetches: 6 },
    breakers: {
      we_a: { circuit: { state: 'open', untilMs: atMs + 9 }, failures },
      we_b: { circuit: { state: 'suspected' }, failures: null },
      we_c: { circuit: { state: 'closed' }, failures },
    },
    jobs: {
      overdue: { day: '2026-01-05', transaction: 7 },
      retention: { day: '2026-01-06', transaction: 0 },
    },
  });
  const blank = { budget: { fromMs: atMs, fetches: 0 }, breakers: {}, jobs: {} };
  expect([read(null), read('{}'), read('{"overdue":null}')]).toEqual([blank, blank, blank]);
});
