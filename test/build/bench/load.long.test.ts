import { faultsOf } from '../../../src/build/bench/load/load-table.ts';
import { runLoad } from '../../../src/build/bench/load/run-load.ts';

test('of forty clients at once thirty are served; the others are told when to come again, and nothing is lost', () => {
  const load = { rows: 10_000, clients: 40, thinkMsMax: 0, writeShare: 0.3, durationMs: 15_000 };
  const result = runLoad(load);
  const refusedAtOnce = result.answers.filter(({ status, ms }) => status === 503 && ms === 0);
  expect(refusedAtOnce.length).toBeGreaterThanOrEqual(10);
  expect(result.answers.some(({ status }) => status < 300)).toBe(true);
  expect(faultsOf(result)).toEqual([]);
});
