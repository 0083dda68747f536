/** Describes an API key for the owner, without the key itself. */
import { type ApiKey, endOf } from '../../core/access/api-key.ts';
import { type KeyUses, usesSince } from '../../core/access/key-uses.ts';
import type { Workspace } from '../../core/workspace.ts';
import type { ShownKey } from '../../pages/protocol.ts';

const dayMs = 86_400_000;
const daysShown = 7;

/** @param uses null for a new key */
export function shownKey(
  { build, clock, livemode }: Pick<Workspace, 'build' | 'clock' | 'livemode'>,
  key: Omit<ApiKey, 'hash'>,
  uses: KeyUses | null,
): ShownKey {
  const { id, name, last4, scopes, created_at, expires_at, revoked_at } = key;
  const lastMs = uses?.lastMs ?? null;
  return {
    id,
    name,
    hint: `bbk_${livemode ? build.keyMode : 'test'}_…${last4}`,
    scopes,
    created_at,
    expires_at,
    revoked_at,
    last_used_at: lastMs === null ? null : new Date(lastMs).toISOString(),
    requests_7_days: uses === null ? 0 : requestsInWeek(uses, clock.now()),
    status: statusOf(key, clock.now()),
  };
}

/** The number of admitted requests of today and of the six days before, by days of UTC. */
export function requestsInWeek({ byDay }: KeyUses, nowMs: number): number {
  return usesSince(byDay, Math.floor(nowMs / dayMs) - daysShown + 1);
}

/** The present state of a key. */
export function statusOf(key: Pick<ApiKey, 'expires_at' | 'revoked_at'>, nowMs: number): ShownKey['status'] {
  if (key.revoked_at !== null) return 'revoked';
  return endOf(key) <= nowMs ? 'expired' : 'active';
}
