/** The choice between the script lock and the user lock, and the table of keys that comes back under it. */
import { chooseRateLock } from '../../../src/core/access/choose-rate-lock.ts';
import { createKey, revokeKey } from '../../../src/core/access/key-store.ts';
import { neededLocks, rateLockName, readRateLock } from '../../../src/core/access/rate-lock.ts';
import { createFakeWorkspace, type FakeWorkspace, startMs } from './fake-workspace.ts';
import { knock, madeKey, passed } from './knock.ts';

const keyRequest = { name: 'Shop', scopes: ['invoices:read'] as const, expires_at: null };
const changeMs = 7 * 60_000;

/** A workspace whose requests are counted under the user lock, with a key that is in use. */
function underUserLock(): { workspace: FakeWorkspace; key: string; id: string } {
  const workspace = createFakeWorkspace();
  const { key, record } = madeKey(createKey(workspace, keyRequest));
  chooseRateLock(workspace, true);
  workspace.nowMs += changeMs;
  knock(workspace, key);
  workspace.calls.length = 0;
  return { workspace, key, id: record.id };
}

function lockCallsOf(workspace: FakeWorkspace, key: string): string[] {
  workspace.calls.length = 0;
  knock(workspace, key);
  return workspace.calls.filter((call) => /ock\./.test(call));
}

const user = ['userLock.tryAcquire', 'userLock.release'];
const script = ['lock.tryAcquire', 'lock.release'];
const both = ['lock.tryAcquire', 'userLock.tryAcquire', 'userLock.release', 'lock.release'];

describe('the choice of a lock', () => {
  test.each([
    [undefined, startMs, { script: true, user: false }],
    ['', startMs, { script: true, user: false }],
    ['nonsense', startMs, { script: true, user: false }],
    ['user 1000 ada@example.com', 1000 + changeMs - 1, { script: true, user: true }],
    ['user 1000 ada@example.com', 1000 + changeMs, { script: false, user: true }],
    ['script 1000 *', 1000 + changeMs - 1, { script: true, user: true }],
    ['script 1000 *', 1000 + changeMs, { script: true, user: false }],
    ['user 9000 ada@example.com', 1000, { script: true, user: true }],
  ])('%s at %d takes %j', (text, nowMs, needed) => {
    expect(neededLocks(text, nowMs)).toEqual(needed);
  });

  test('reaches the next request, whatever the cache had, and both locks are taken for seven minutes', () => {
    const { workspace, key } = underUserLock();
    expect(lockCallsOf(workspace, key)).toEqual(user);
    chooseRateLock(workspace, false);
    workspace.isStale = true;
    expect(lockCallsOf(workspace, key)).toEqual(both);
    workspace.isStale = false;
    expect(lockCallsOf(workspace, key)).toEqual(both);
    workspace.nowMs += changeMs;
    expect(lockCallsOf(workspace, key)).toEqual(script);
  });

  test.each(['cache.remove', 'properties.get', 'properties.set', 'lock.release'])(
    'is the same for all requests when the execution that changes it dies at %s',
    (call) => {
      const { workspace, key } = underUserLock();
      workspace.dieAt = call;
      expect(() => chooseRateLock(workspace, false)).toThrow('died');
      workspace.dieAt = null;
      // Google releases the lock of an execution that has died.
      workspace.lockState.held = false;
      const { chosen } = readRateLock(workspace.stored.properties.get(rateLockName));
      const calls = lockCallsOf(workspace, key);
      const wanted = chosen === 'user' ? user : both;
      expect(calls.slice(-wanted.length)).toEqual(wanted);
      expect(lockCallsOf(workspace, key)).toEqual(wanted);
    },
  );

  test('is not made while the script lock is not to be had', () => {
    const { workspace } = underUserLock();
    workspace.lockState.refuses = true;
    expect(chooseRateLock(workspace, false)).toBeNull();
    expect(workspace.calls).toEqual(['lock.tryAcquire']);
  });

  test('stays with the script lock once a second account has proven its own', () => {
    const { workspace } = underUserLock();
    for (const account of ['bob@example.com', 'ada@example.com']) {
      Object.assign(workspace, { account: () => account });
      expect(chooseRateLock(workspace, true)).toMatchObject({ chosen: 'script', account: '*' });
    }
  });
});

describe('under the user lock, a key that is revoked', () => {
  test.each(['lockState', 'userLockState'] as const)(
    'stays refused when a request that has lost the table waits meanwhile: %s',
    (state) => {
      const { workspace, key, id } = underUserLock();
      workspace.stored.cache.clear();
      workspace[state].whileWaiting = () => {
        workspace[state].whileWaiting = () => undefined;
        expect(revokeKey(workspace, id).ok).toBe(true);
      };
      knock(workspace, key);
      expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
      workspace.isStale = true;
      expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
    },
  );
});

describe('under the user lock, a request', () => {
  test('that waited for the user lock counts what others have saved since the table was read', () => {
    const { workspace, key } = underUserLock();
    workspace.nowMs += 1000;
    workspace.stored.cache.clear();
    workspace.userLockState.whileWaiting = () => {
      workspace.userLockState.whileWaiting = () => undefined;
      for (let request = 0; request < 30; request++) expect(passed(knock(workspace, key))).toBe(true);
    };
    const first = knock(workspace, key);
    const second = knock(workspace, key);
    expect('rate' in first && 'rate' in second && first.rate.remaining - second.rate.remaining).toBe(1);
    expect(first).toMatchObject({ rate: { remaining: 100 - 1 - 19 - 31 } });
  });

  test('is never let in uncounted when the user lock is not to be had', () => {
    const { workspace, key } = underUserLock();
    workspace.userLockState.refuses = true;
    expect(knock(workspace, key)).toEqual({ outcome: 'workspace_busy' });
    workspace.stored.cache.clear();
    expect(knock(workspace, key)).toEqual({ outcome: 'workspace_busy' });
    expect([workspace.lockState.held, workspace.userLockState.held]).toEqual([false, false]);
  });
});
