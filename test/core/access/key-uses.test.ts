import { unsavedMax } from '../../../src/core/access/rate-log.ts';
import { createKey } from '../../../src/core/access/key-store.ts';
import { readKeyUses, usesSince } from '../../../src/core/access/key-uses.ts';
import { createFakeWorkspace, startMs } from './fake-workspace.ts';
import { knock, madeKey, passed } from './knock.ts';

const wish = { name: 'Shop', scopes: ['invoices:read'], expires_at: null };
const today = Math.floor(startMs / 86_400_000);

test('counts what was admitted by minute and by day, and no refusal', () => {
  const workspace = createFakeWorkspace();
  const { key } = madeKey(createKey(workspace, wish));
  const admitted = Array.from({ length: 150 }, () => passed(knock(workspace, key))).filter(Boolean);
  expect(admitted).toHaveLength(100);
  workspace.nowMs += 60_000;
  knock(workspace, key);
  const [uses] = readKeyUses(workspace);
  expect([...(uses?.byMinute.values() ?? [])]).toEqual([100, 1]);
  expect(usesSince(uses?.byDay ?? new Map(), today)).toBe(101);
  expect(uses?.lastMs).toBe(workspace.nowMs);
});

test.each([
  ['all at once', 0],
  ['five in a minute', 12_000],
])('loses nineteen uses at most when the cache is lost after ninety of them, %s', (_pace, pauseMs) => {
  const workspace = createFakeWorkspace();
  const { key } = madeKey(createKey(workspace, wish));
  for (let index = 0; index < 90; index += 1) {
    knock(workspace, key);
    workspace.nowMs += pauseMs;
  }
  workspace.stored.cache.clear();
  const [uses] = readKeyUses(workspace);
  const counted = usesSince(uses?.byDay ?? new Map(), today);
  expect(counted).toBeLessThan(90);
  expect(counted).toBeGreaterThanOrEqual(90 - unsavedMax);
});

test('reports a key that was never used, and no key where there is none', () => {
  const workspace = createFakeWorkspace();
  expect(readKeyUses(workspace)).toEqual([]);
  const { record } = madeKey(createKey(workspace, wish));
  expect(readKeyUses(workspace)).toEqual([
    { id: record.id, byMinute: new Map(), byDay: new Map(), lastMs: null },
  ]);
});
