/** A clock that is set back locks nobody out for longer than the minute that the limit counts, and lets nobody more in. */
import { createKey } from '../../../src/core/access/key-store.ts';
import { createFakeWorkspace } from './fake-workspace.ts';
import { knock, madeKey, passed } from './knock.ts';

const backs = [1, 2_000, 3_000, 59_000, 61_000, 6 * 86_400_000];

test.each(
  backs.flatMap((backMs) => [
    [backMs, 'keeps its log', () => undefined] as const,
    [backMs, 'forgets everything', (cache: Map<string, string>) => cache.clear()] as const,
  ]),
)('set back by %i ms, while the cache %s', (backMs, _does, forget) => {
  const workspace = createFakeWorkspace();
  const { key } = madeKey(
    createKey(workspace, { name: 'Shop', scopes: ['invoices:read'], expires_at: null }),
  );
  const admits = (): boolean => passed(knock(workspace, key));
  for (let count = 0; count < 100; count += 1) expect(admits()).toBe(true);
  workspace.nowMs -= backMs;
  forget(workspace.stored.cache);
  const setBackMs = workspace.nowMs;
  const admittedMs: number[] = [];
  for (; workspace.nowMs < setBackMs + 125_000; workspace.nowMs += 500)
    if (admits()) admittedMs.push(workspace.nowMs - setBackMs);
  const [first = 0] = admittedMs;
  // Two clocks may disagree by two seconds; a full log is not forgotten before its minute is over.
  expect(first).toBeGreaterThanOrEqual(58_000);
  expect(first).toBeLessThanOrEqual(62_000);
  for (const endMs of admittedMs)
    expect(
      admittedMs.filter((timeMs) => timeMs <= endMs && timeMs > endMs - 60_000).length,
    ).toBeLessThanOrEqual(100);
});
