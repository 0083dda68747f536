import { createKey, revokeKey } from '../../../src/core/access/key-store.ts';
import { listKeys } from '../../../src/core/access/list-keys.ts';
import { keyTableName } from '../../../src/core/access/api-key.ts';
import { scopePresets } from '../../../src/core/access/scope-list.ts';
import { createFakeWorkspace } from './fake-workspace.ts';
import { knock, madeKey, passed } from './knock.ts';

const dayMs = 86_400_000;
const wish = { name: 'Shop', scopes: scopePresets.full, expires_at: null };

describe('the list of keys', () => {
  test('shows the newest first with their last use, and no hash', () => {
    const workspace = createFakeWorkspace();
    const used = madeKey(createKey(workspace, wish));
    workspace.nowMs += 1000;
    madeKey(createKey(workspace, { ...wish, name: 'Unused' }));
    knock(workspace, used.key);
    const keys = listKeys(workspace);
    expect(keys.map((key) => [key.name, key.last_used_at])).toEqual([
      ['Unused', null],
      ['Shop', '2026-03-02T12:00:01.000Z'],
    ]);
    expect(JSON.stringify(keys)).not.toContain(used.record.hash);
  });

  test('drops a key a quarter after its end, with its use', () => {
    const workspace = createFakeWorkspace();
    const old = madeKey(createKey(workspace, wish));
    knock(workspace, old.key);
    revokeKey(workspace, old.record.id);
    workspace.nowMs += 90 * dayMs;
    createKey(workspace, wish);
    expect(listKeys(workspace)).toHaveLength(2);
    workspace.nowMs += 1;
    createKey(workspace, wish);
    expect(listKeys(workspace).map((key) => key.id)).not.toContain(old.record.id);
    expect([...workspace.stored.properties.keys()].join()).not.toContain(old.record.id);
  });

  test('passes over a property that a person has broken', () => {
    const workspace = createFakeWorkspace();
    const { key } = madeKey(createKey(workspace, wish));
    workspace.stored.properties.set('api_key.key_broken', '{"id":');
    workspace.stored.cache.delete(keyTableName);
    expect(listKeys(workspace)).toHaveLength(1);
    expect(passed(knock(workspace, key))).toBe(true);
  });
});
