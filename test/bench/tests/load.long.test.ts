/** The load of many clients, with and without packs, on the script as built. */
import { unpacked } from '../load/load-gateway.ts';
import { faultsOf, figuresOf } from '../load/load-table.ts';
import { type Load, runLoad } from '../load/run-load.ts';
import { PACKING_SETTINGS } from '../../../src/gateway/transport/packing-settings.ts';

const usual: Load = {
  rows: 1_000,
  clients: 40,
  thinkMsMax: 0,
  writeShare: 0.3,
  durationMs: 15_000,
  packing: unpacked,
  lockOrder: 'fifo',
  rateLock: 'user',
};

test('of forty clients at once thirty are served; the others are told when to come again, and nothing is lost', () => {
  const result = runLoad(usual);
  const refusedAtOnce = result.answers.filter(({ status, ms }) => status === 503 && ms === 0);
  expect(refusedAtOnce.length).toBeGreaterThanOrEqual(10);
  expect(result.answers.some(({ status }) => status < 300)).toBe(true);
  expect(faultsOf(result)).toEqual([]);
});

test('with packs nobody is refused at once, fewer calls serve more reads and more writes, and nothing is lost', () => {
  const [alone, together] = [unpacked, PACKING_SETTINGS].map((packing) =>
    runLoad({ ...usual, clients: 25, durationMs: 30_000, packing, lockOrder: 'random' }),
  );
  if (alone === undefined || together === undefined) throw new Error('Both have run.');
  expect(together.answers.filter(({ status, ms }) => status === 503 && ms === 0)).toEqual([]);
  expect(together.calls / together.answers.length).toBeLessThan(alone.calls / alone.answers.length);
  for (const isWrite of [false, true])
    expect(figuresOf(together, isWrite).served).toBeGreaterThan(figuresOf(alone, isWrite).served);
  expect([...faultsOf(alone), ...faultsOf(together)]).toEqual([]);
});

test('one client alone is served the same with packs, because nothing of it waits', () => {
  const [alone, together] = [unpacked, PACKING_SETTINGS].map((packing) =>
    runLoad({ ...usual, clients: 1, packing }),
  );
  expect(together?.answers).toEqual(alone?.answers);
});

test('the same load is the same run each time', () => {
  const load: Load = { ...usual, clients: 10, packing: PACKING_SETTINGS, lockOrder: 'random' };
  expect(runLoad(load).answers.map(({ status, ms }) => [status, ms])).toEqual(
    runLoad(load).answers.map(({ status, ms }) => [status, ms]),
  );
});

test('readers do not wait for writers where requests are counted under the user lock', () => {
  const [script, user] = (['script', 'user'] as const).map((rateLock) => {
    const result = runLoad({ ...usual, clients: 25, durationMs: 30_000, lockOrder: 'random', rateLock });
    expect(faultsOf(result)).toEqual([]);
    return [false, true].map((isWrite) => figuresOf(result, isWrite).served);
  });
  expect(user?.[0]).toBeGreaterThan((script?.[0] ?? 0) * 1.3);
  expect(user?.[1]).toBeGreaterThanOrEqual(script?.[1] ?? 0);
});
