/** The Speed probe tells what requests cost by a small table; the bench holds it to what they cost. */
import { operationModels } from '../../../src/apps-script/health/probes/speed-model.ts';
import { makeReady } from '../measure.ts';
import { requestGroup } from '../operations/groups.ts';
import { prepareWorkspace } from '../prepare-workspace.ts';
import { publishedLatency } from '../../../src/emulator/execution/latency.ts';
import type { ServiceUsage } from '../../../src/emulator/execution/meter.ts';

const { cache: caching, lock: locking } = publishedLatency;

/** Milliseconds of a call by its member, of the services that cost the same at each call. */
const prices: Readonly<Record<'cache' | 'lock', Readonly<Record<string, number>>>> = {
  cache: {
    'Cache.get': caching.getMs,
    'Cache.getAll': caching.getAllMs,
    'Cache.put': caching.putMs,
    'Cache.putAll': caching.putAllMs,
    'Cache.remove': caching.removeMs,
  },
  lock: { 'Lock.tryLock': locking.acquireMs, 'Lock.releaseLock': locking.releaseMs },
};

function costOf({ byMember, ms }: ServiceUsage): Record<string, number> {
  const spent = Object.entries(prices).map(([part, members]): [string, number] => [
    part,
    Object.entries(members).reduce((sum, [member, price]) => sum + price * (byMember.get(member) ?? 0), 0),
  ]);
  const rest = ms - spent.reduce((sum, [, cost]) => sum + cost, 0);
  return { document: Math.round(rest / 10) * 10, ...Object.fromEntries(spent) };
}

test('what each operation spends is what the bench counts, to ten milliseconds', () => {
  const workspace = prepareWorkspace(100);
  const known = requestGroup.filter(({ name }) => Object.hasOwn(operationModels, name));
  const found = Object.fromEntries(
    known.map((one) => [one.name, costOf(one.run(workspace, makeReady(workspace, one)).usage)]),
  );
  const told = Object.entries(operationModels).map(([op, { document, cache, lock }]) => [
    op,
    { document, cache, lock },
  ]);
  expect(Object.fromEntries(told)).toEqual(found);
});
