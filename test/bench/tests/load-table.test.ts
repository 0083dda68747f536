/** A load that misses a limit is named, in throughput and in time. */
import type { Load, LoadResult } from '../load.ts';
import { loadTable, missedLoads } from '../load-table.ts';

const load: Load = {
  ...{ clients: 30, writeShare: 1, thinkMs: 0 },
  limits: { write: { perSecond: 2, p95Ms: 6000 } },
};

/** A result with so many writes of one length, in 40 seconds. */
function resultOf(count: number, ms: number, change: Partial<Load> = {}): LoadResult {
  const write = Array.from({ length: count }, () => ms);
  return { load: { ...load, ...change }, times: { read: [], write }, calls: 10 };
}

test('a load within its limits misses none, and its row has both', () => {
  expect(missedLoads([resultOf(80, 6000)])).toEqual([]);
  expect(loadTable([resultOf(80, 6000)])).toMatch(
    /^ +30 +100 % +0 s +write +80 +2\.00 +2 +6\.00 +6\.00 +6\.00 +10$/m,
  );
});

test('too few answers and too long waits are named', () => {
  expect(missedLoads([resultOf(79, 6001)])).toEqual([
    '30 clients with 100 % writes get 1.98 writes a second, fewer than 2.',
    '30 clients with 100 % writes wait 6.00 s for 95 % of their writes, longer than 6.00 s.',
  ]);
});

test('a flood may not hold up the same clients', () => {
  const results = [resultOf(80, 1000), resultOf(80, 1501, { isFlooded: true })];
  expect(missedLoads(results)).toEqual(['A flood holds up the writes of 30 clients.']);
});
