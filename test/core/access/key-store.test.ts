import { modeOfKey } from '../../../src/core/access/api-key-format.ts';
import { lineageOf } from '../../../src/core/access/api-key.ts';
import { createKey, revokeKey, rollKey } from '../../../src/core/access/key-store.ts';
import { listKeys } from '../../../src/core/access/list-keys.ts';
import { activeKeysMax } from '../../../src/core/access/key-request.ts';
import { scopePresets } from '../../../src/core/access/scope-list.ts';
import { createFakeWorkspace, type FakeWorkspace, startMs } from './fake-workspace.ts';
import { knock, madeKey, passed } from './knock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const keyRequest = { name: 'Shop', scopes: scopePresets.full, expires_at: null };

describe('creating a key', () => {
  test('shows the key once and stores its hash alone', () => {
    const workspace = createFakeWorkspace();
    const { key, record } = madeKey(createKey(workspace, { ...keyRequest, name: '  Shop ' }));
    expect(modeOfKey(key)).toBe('live');
    expect(record).toEqual({
      id: expect.stringMatching(/^key_[0-9A-Za-z]{20}$/),
      name: 'Shop',
      hash: workspace.digest.sha256Hex(key),
      last4: key.slice(-4),
      scopes: scopePresets.full,
      created_at: '2026-03-02T12:00:00.000Z',
      expires_at: null,
      revoked_at: null,
      rolled_from: null,
    });
    expect([...workspace.stored.properties.values()].join()).not.toContain(key);
    expect(passed(knock(workspace, key))).toBe(true);
  });

  test('issues test keys on a developer’s machine', () => {
    expect(madeKey(createKey(createFakeWorkspace('local'), keyRequest)).key).toMatch(/^bbk_local_/);
  });

  test.each([
    [{ name: '   ' }, 'invalid_name'],
    [{ name: 'x'.repeat(81) }, 'invalid_name'],
    [{ scopes: [] }, 'invalid_scopes'],
    [{ scopes: ['invoices:destroy' as 'invoices:read'] }, 'invalid_scopes'],
    [{ expires_at: '2026-03-02T12:00:00Z' }, 'invalid_expiry'],
    [{ expires_at: 'tomorrow' }, 'invalid_expiry'],
  ])('refuses %j', (fault, problem) => {
    const workspace = createFakeWorkspace();
    expect(createKey(workspace, { ...keyRequest, ...fault })).toEqual({ ok: false, problem });
    expect(workspace.stored.properties.size).toBe(0);
    expect(workspace.lockState.held).toBe(false);
  });

  test('stops at the most keys whose table fits a cache value, counting good ones alone', () => {
    const workspace = createFakeWorkspace();
    const longest = { ...keyRequest, name: '\u0001'.repeat(80) };
    const made = Array.from({ length: activeKeysMax }, () => madeKey(createKey(workspace, longest)));
    expect(passed(knock(workspace, made[99]!.key))).toBe(true);
    expect(createKey(workspace, keyRequest)).toEqual({ ok: false, problem: 'too_many_keys' });
    expect(rollKey(workspace, made[0]!.record.id, 1)).toEqual({ ok: false, problem: 'too_many_keys' });
    expect(rollKey(workspace, made[0]!.record.id, 0).ok).toBe(true);
    revokeKey(workspace, made[1]!.record.id);
    expect(createKey(workspace, keyRequest).ok).toBe(true);
  });

  test('is refused while the lock is not to be had', () => {
    const workspace = createFakeWorkspace();
    workspace.lockState.refuses = true;
    expect(createKey(workspace, keyRequest)).toEqual({ ok: false, problem: 'workspace_busy' });
    expect(workspace.calls).toEqual(['lock.tryAcquire']);
  });
});

describe('revoking a key', () => {
  function revokedAfterUse(): { workspace: FakeWorkspace; key: string; id: string } {
    const workspace = createFakeWorkspace();
    const { key, record } = madeKey(createKey(workspace, keyRequest));
    expect(passed(knock(workspace, key))).toBe(true);
    return { workspace, key, id: record.id };
  }

  test('refuses it at once, though the table was cached', () => {
    const { workspace, key, id } = revokedAfterUse();
    expect(revokeKey(workspace, id)).toMatchObject({ ok: true, record: { revoked_at: expect.any(String) } });
    expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
    expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
  });

  test('refuses it at once, though the cache answers what it had before its last write', () => {
    const { workspace, key, id } = revokedAfterUse();
    revokeKey(workspace, id);
    workspace.isStale = true;
    expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
    expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
  });

  test.each(['cache.remove', 'properties.getAll', 'properties.set'])(
    'leaves no stale table behind when the execution dies at %s',
    (call) => {
      const { workspace, key, id } = revokedAfterUse();
      workspace.dieAt = call;
      expect(() => revokeKey(workspace, id)).toThrow('died');
      workspace.dieAt = null;
      expect(workspace.lockState.held).toBe(false);
      expect(passed(knock(workspace, key))).toBe(true);
      // The last write is the revocation itself, so that nothing can be left undone after it.
      workspace.calls.length = 0;
      revokeKey(workspace, id);
      expect(workspace.calls.slice(-2)).toEqual(['properties.set', 'lock.release']);
      expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
    },
  );

  test('refuses it also where the clock of the machine is behind', () => {
    const { workspace, key, id } = revokedAfterUse();
    revokeKey(workspace, id);
    workspace.nowMs -= 1_500;
    expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
    expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
  });

  test('is not undone by a request that waited for the lock meanwhile', () => {
    const { workspace, key, id } = revokedAfterUse();
    workspace.lockState.whileWaiting = () => {
      workspace.lockState.whileWaiting = () => undefined;
      revokeKey(workspace, id);
    };
    knock(workspace, key);
    expect(knock(workspace, key)).toEqual({ outcome: 'invalid_api_key' });
    expect(listKeys(workspace)[0]!.revoked_at).not.toBeNull();
  });

  test('keeps the moment of the first revocation, and knows no foreign id', () => {
    const { workspace, id } = revokedAfterUse();
    revokeKey(workspace, id);
    workspace.nowMs += hourMs;
    expect(revokeKey(workspace, id)).toMatchObject({ record: { revoked_at: '2026-03-02T12:00:00.000Z' } });
    expect(revokeKey(workspace, 'key_other')).toEqual({ ok: false, problem: 'not_found' });
  });
});

describe('rolling a key', () => {
  test('keeps both keys good through the overlap, then the new one alone', () => {
    const workspace = createFakeWorkspace();
    const old = madeKey(createKey(workspace, keyRequest));
    const successor = madeKey(rollKey(workspace, old.record.id, 168));
    workspace.nowMs = startMs + 7 * dayMs - 1;
    expect(passed(knock(workspace, old.key))).toBe(true);
    expect(passed(knock(workspace, successor.key))).toBe(true);
    workspace.nowMs += 1;
    expect(knock(workspace, old.key)).toEqual({ outcome: 'invalid_api_key' });
    expect(passed(knock(workspace, successor.key))).toBe(true);
  });

  test('ends the old key at once without an overlap', () => {
    const workspace = createFakeWorkspace();
    const old = madeKey(createKey(workspace, keyRequest));
    madeKey(rollKey(workspace, old.record.id, 0));
    expect(knock(workspace, old.key)).toEqual({ outcome: 'invalid_api_key' });
    expect(rollKey(workspace, old.record.id, 0)).toEqual({ ok: false, problem: 'key_ended' });
  });

  test('keeps name, scopes, lifetime and the lineage of the first key', () => {
    const workspace = createFakeWorkspace();
    const expiring = { ...keyRequest, scopes: scopePresets.checkout, expires_at: '2026-04-01T12:00:00Z' };
    const first = madeKey(createKey(workspace, expiring)).record;
    workspace.nowMs += dayMs;
    const second = madeKey(rollKey(workspace, first.id, 24)).record;
    const third = madeKey(rollKey(workspace, second.id, 24)).record;
    expect(second).toMatchObject({ name: 'Shop', scopes: scopePresets.checkout, rolled_from: first.id });
    expect(second.expires_at).toBe('2026-04-02T12:00:00.000Z');
    expect([first, second, third].map(lineageOf)).toEqual([first.id, first.id, first.id]);
  });

  test('never prolongs the old key', () => {
    const workspace = createFakeWorkspace();
    const expiring = { ...keyRequest, expires_at: '2026-03-02T13:00:00.000Z' };
    const { record } = madeKey(createKey(workspace, expiring));
    rollKey(workspace, record.id, 100);
    expect(listKeys(workspace).find((key) => key.id === record.id)!.expires_at).toBe(expiring.expires_at);
  });

  test('leaves the old key good when the execution dies before it ends it', () => {
    const workspace = createFakeWorkspace();
    const old = madeKey(createKey(workspace, keyRequest));
    workspace.dieAt = 'properties.set';
    expect(() => rollKey(workspace, old.record.id, 0)).toThrow('died');
    workspace.dieAt = null;
    expect(passed(knock(workspace, old.key))).toBe(true);
  });

  test.each([-1, 169, Number.NaN])('refuses an overlap of %d hours', (hours) => {
    const workspace = createFakeWorkspace();
    const { record } = madeKey(createKey(workspace, keyRequest));
    expect(rollKey(workspace, record.id, hours)).toEqual({ ok: false, problem: 'invalid_overlap' });
  });

  test('knows no foreign id', () => {
    expect(rollKey(createFakeWorkspace(), 'key_other', 0)).toEqual({ ok: false, problem: 'not_found' });
  });
});
