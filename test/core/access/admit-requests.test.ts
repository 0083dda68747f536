import { keyTableName } from '../../../src/core/access/api-key.ts';
import { generateKey } from '../../../src/core/access/generate-key.ts';
import { readCredentials } from '../../../src/core/access/credentials.ts';
import { createKey } from '../../../src/core/access/key-store.ts';
import { createFakeWorkspace, type FakeWorkspace } from './fake-workspace.ts';
import { knock, madeKey, passed } from './knock.ts';

const keyRequest = { name: 'Shop', scopes: ['invoices:read'] as const, expires_at: null };
const hourMs = 3_600_000;

function createUsedWorkspace(): { workspace: FakeWorkspace; key: string } {
  const workspace = createFakeWorkspace();
  const { key } = madeKey(createKey(workspace, keyRequest));
  knock(workspace, key);
  workspace.calls.length = 0;
  return { workspace, key };
}

function callsOf(workspace: FakeWorkspace, key: string): string[] {
  workspace.calls.length = 0;
  knock(workspace, key);
  return [...workspace.calls];
}

const admittedCalls = ['cache.getAll', 'lock.tryAcquire', 'cache.get', 'cache.put', 'lock.release'];

describe('a request before its operation', () => {
  test('asks no service when its key is malformed', () => {
    const { workspace } = createUsedWorkspace();
    expect(readCredentials({ 'x-api-key': 'bbk_live_short' }, workspace.build.keyMode).ok).toBe(false);
    expect(workspace.calls).toEqual([]);
  });

  test('with an unknown key costs one read of the cache and writes nothing', () => {
    const { workspace } = createUsedWorkspace();
    const unknown = generateKey(workspace, 'live');
    expect(knock(workspace, unknown)).toEqual({ outcome: 'invalid_api_key' });
    expect(workspace.calls).toEqual(['cache.getAll']);
  });

  test('with an unknown key rebuilds a lost table once, so that a flood costs no properties', () => {
    const { workspace } = createUsedWorkspace();
    workspace.stored.cache.clear();
    const unknown = generateKey(workspace, 'live');
    expect(callsOf(workspace, unknown)).toEqual([
      'cache.getAll',
      'lock.tryAcquire',
      'properties.getAll',
      'cache.put',
      'lock.release',
    ]);
    expect(callsOf(workspace, unknown)).toEqual(['cache.getAll']);
    expect([...workspace.stored.cache.keys()]).toEqual([keyTableName]);
  });

  test('is admitted with one read, the lock, and one exchange of the log', () => {
    const { workspace, key } = createUsedWorkspace();
    expect(callsOf(workspace, key)).toEqual(admittedCalls);
    expect(knock(workspace, key)).toMatchObject({
      outcome: 'admitted',
      key: { name: 'Shop', scopes: ['invoices:read'] },
      rate: { remaining: 97 },
    });
  });

  test('is refused with 429 without lock and without a write', () => {
    const { workspace, key } = createUsedWorkspace();
    for (let request = 1; request < 100; request++) expect(passed(knock(workspace, key))).toBe(true);
    expect(callsOf(workspace, key)).toEqual(['cache.getAll']);
    workspace.nowMs += 15_500;
    expect(knock(workspace, key)).toMatchObject({
      outcome: 'rate_limited',
      key: { name: 'Shop' },
      rate: { remaining: 0, retryAfterSeconds: 45 },
    });
  });

  test('is refused under the lock when others took the last slots while it waited', () => {
    const { workspace, key } = createUsedWorkspace();
    for (let request = 1; request < 99; request++) knock(workspace, key);
    workspace.lockState.whileWaiting = () => {
      workspace.lockState.whileWaiting = () => undefined;
      expect(passed(knock(workspace, key))).toBe(true);
    };
    workspace.calls.length = 0;
    expect(knock(workspace, key).outcome).toBe('rate_limited');
    expect(workspace.calls.filter((call) => call === 'cache.put')).toHaveLength(1);
  });

  test('is refused by what the first read has shown, though the table was missing and the cache then answers an older log', () => {
    const { workspace, key } = createUsedWorkspace();
    for (let count = 1; count < 100; count += 1) knock(workspace, key);
    workspace.stored.cache.delete(keyTableName);
    workspace.lockState.whileWaiting = () => {
      workspace.isStale = true;
    };
    expect(knock(workspace, key).outcome).toBe('rate_limited');
  });

  test('takes the last slot when the first read shows one admission more than the cache answers under the lock', () => {
    const { workspace, key } = createUsedWorkspace();
    for (let count = 1; count < 99; count += 1) knock(workspace, key);
    workspace.lockState.whileWaiting = () => {
      workspace.isStale = true;
    };
    expect(knock(workspace, key)).toMatchObject({ outcome: 'admitted', rate: { remaining: 0 } });
    workspace.isStale = false;
    expect(knock(workspace, key).outcome).toBe('rate_limited');
  });

  test('counts by the clock that was set back while it waited, not by its first read', () => {
    const { workspace, key } = createUsedWorkspace();
    for (let count = 1; count < 50; count += 1) knock(workspace, key);
    workspace.lockState.whileWaiting = () => {
      workspace.lockState.whileWaiting = () => undefined;
      workspace.nowMs -= 10_000;
      knock(workspace, key);
    };
    expect(knock(workspace, key)).toMatchObject({ outcome: 'admitted', rate: { remaining: 48 } });
  });

  test('is never let in uncounted when the lock is not to be had', () => {
    const { workspace, key } = createUsedWorkspace();
    workspace.lockState.refuses = true;
    expect(knock(workspace, key)).toEqual({ outcome: 'workspace_busy' });
    expect(workspace.calls).toEqual(['cache.getAll', 'lock.tryAcquire']);
  });

  test.each(['cache.get', 'cache.put'])('gives the lock back when %s throws', (call) => {
    const { workspace, key } = createUsedWorkspace();
    workspace.dieAt = call;
    expect(() => knock(workspace, key)).toThrow('died');
    expect(workspace.lockState.held).toBe(false);
  });

  test('is not let in when its checkpoint cannot be written', () => {
    const { workspace, key } = createUsedWorkspace();
    workspace.stored.cache.clear();
    workspace.dieAt = 'properties.set';
    expect(() => knock(workspace, key)).toThrow('died');
    expect(workspace.stored.cache.size).toBe(0);
  });

  test('with an empty cache reads all properties once and caches table and log in one call', () => {
    const { workspace, key } = createUsedWorkspace();
    workspace.nowMs += 1000;
    workspace.stored.cache.clear();
    expect(callsOf(workspace, key)).toEqual([
      'cache.getAll',
      'lock.tryAcquire',
      'properties.getAll',
      'properties.set',
      'cache.putAll',
      'lock.release',
    ]);
    expect(callsOf(workspace, key)).toEqual(admittedCalls);
  });

  test('takes the log that another recovered while it waited', () => {
    const { workspace, key } = createUsedWorkspace();
    workspace.nowMs += 1000;
    workspace.stored.cache.clear();
    workspace.lockState.whileWaiting = () => {
      workspace.lockState.whileWaiting = () => undefined;
      expect(knock(workspace, key)).toMatchObject({ rate: { remaining: 79 } });
    };
    expect(knock(workspace, key)).toMatchObject({ rate: { remaining: 78 } });
  });

  test('marks the use of its key at most hourly while it is quiet', () => {
    const { workspace, key } = createUsedWorkspace();
    workspace.nowMs += hourMs - 1;
    expect(callsOf(workspace, key)).not.toContain('properties.set');
    workspace.nowMs += 1;
    expect(callsOf(workspace, key)).toContain('properties.set');
    workspace.nowMs += hourMs - 1;
    expect(callsOf(workspace, key)).not.toContain('properties.set');
  });

  test('is refused from the moment its key expires, though the table still has it', () => {
    const workspace = createFakeWorkspace();
    const { key } = madeKey(createKey(workspace, { ...keyRequest, expires_at: '2026-03-02T13:00:00Z' }));
    workspace.nowMs += hourMs - 1;
    expect(passed(knock(workspace, key))).toBe(true);
    workspace.nowMs += 1;
    expect(callsOf(workspace, key)).toEqual(['cache.getAll']);
    expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
  });
});
