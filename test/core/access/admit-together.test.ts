import { generateKey } from '../../../src/core/access/generate-key.ts';
import { createKey } from '../../../src/core/access/key-store.ts';
import { createFakeWorkspace, type FakeWorkspace } from './fake-workspace.ts';
import { knock, knockTogether, madeKey } from './knock.ts';

function workspaceWithKeys(): { workspace: FakeWorkspace; keys: [string, string] } {
  const workspace = createFakeWorkspace();
  const keyOf = (name: string): string =>
    madeKey(createKey(workspace, { name, scopes: ['invoices:read'], expires_at: null })).key;
  const keys: [string, string] = [keyOf('Shop'), keyOf('CRM')];
  for (const key of keys) knock(workspace, key);
  workspace.calls.length = 0;
  return { workspace, keys };
}

describe('requests that come together', () => {
  test('are decided in their order as if they had come one after the other', () => {
    const together = workspaceWithKeys();
    const oneByOne = workspaceWithKeys();
    const order = ({ keys: [shop, crm] }: ReturnType<typeof workspaceWithKeys>): string[] => [
      ...Array.from({ length: 60 }, () => [shop, crm]).flat(),
      ...Array.from({ length: 50 }, () => shop),
      crm,
    ];
    const decided = knockTogether(together.workspace, order(together));
    const wanted = order(oneByOne).map((key) => knock(oneByOne.workspace, key));
    const shown = (admission: (typeof wanted)[number]): unknown =>
      'rate' in admission
        ? [admission.outcome, admission.key.name, admission.rate.remaining, admission.rate.resetAtMs]
        : admission;
    expect(decided.map(shown)).toEqual(wanted.map(shown));
    expect(decided.filter(({ outcome }) => outcome === 'rate_limited')).toHaveLength(11);
    // The next request of each is decided alike, too: the logs are the same.
    for (const place of [0, 1] as const)
      expect(shown(knock(together.workspace, together.keys[place]))).toEqual(
        shown(knock(oneByOne.workspace, oneByOne.keys[place])),
      );
  });

  test('take the lock once, with one read and one write of all their logs', () => {
    const { workspace, keys } = workspaceWithKeys();
    knockTogether(workspace, [...keys, ...keys]);
    expect(workspace.calls).toEqual([
      'cache.getAll',
      'lock.tryAcquire',
      'cache.getAll',
      'cache.putAll',
      'lock.release',
    ]);
  });

  test('of one key cost what a single request costs', () => {
    const { workspace, keys } = workspaceWithKeys();
    knockTogether(workspace, [keys[0], keys[0], keys[0]]);
    expect(workspace.calls).toEqual([
      'cache.getAll',
      'lock.tryAcquire',
      'cache.get',
      'cache.put',
      'lock.release',
    ]);
  });

  test('are refused alone: an unknown key between two known ones', () => {
    const { workspace, keys } = workspaceWithKeys();
    const unknown = generateKey(workspace, 'live');
    const outcomes = (): string[] =>
      knockTogether(workspace, [keys[0], unknown, keys[1]]).map(({ outcome }) => outcome);
    expect(outcomes()).toEqual(['admitted', 'invalid_api_key', 'admitted']);
    workspace.stored.cache.clear();
    expect(outcomes()).toEqual(['admitted', 'invalid_api_key', 'admitted']);
  });

  test('save their checkpoint before one of them is let in', () => {
    const { workspace, keys } = workspaceWithKeys();
    knockTogether(workspace, new Array<string>(20).fill(keys[0]));
    expect(workspace.calls.slice(-3)).toEqual(['properties.set', 'cache.put', 'lock.release']);
    workspace.stored.cache.clear();
    // The first request and these twenty are in the checkpoint, and the rest may be unsaved ones.
    expect(knock(workspace, keys[0])).toMatchObject({ rate: { remaining: 100 - 21 - 19 - 1 } });
  });

  test('are all told to come again when the lock is not to be had, but those that are refused anyway', () => {
    const { workspace, keys } = workspaceWithKeys();
    workspace.lockState.refuses = true;
    const outcomes = knockTogether(workspace, [keys[0], generateKey(workspace, 'live'), keys[1]]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'workspace_busy',
      'invalid_api_key',
      'workspace_busy',
    ]);
  });
});
