/** Reads what a workspace stores of API keys, never the keys themselves, from their properties or a cached table. */
import type { Workspace } from '../workspace.ts';
import { rateLockName } from './rate-lock.ts';
import type { Scope } from './scopes.ts';

/** A key as stored in its property. Times are RFC 3339 in UTC. */
export interface ApiKey {
  /** `key_` and 20 base62 letters. */
  readonly id: string;
  readonly name: string;
  /** Missing for a key of live data. */
  readonly mode?: 'test';
  /** SHA-256 of the whole key in hexadecimal. */
  readonly hash: string;
  readonly last4: string;
  readonly scopes: readonly Scope[];
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  /** The first key of the chain that this one was rolled from, null for a first key. */
  readonly rolled_from: string | null;
}

/** Every key's property is named by this prefix and the key's id. */
export const apiKeyPrefix = 'api_key.';

/**
 * The property, named by this prefix and the key's id, that holds its latest admissions. It is not the key's own,
 * so that a late write of it cannot undo a revocation.
 */
export const keyUsePrefix = 'api_key_used.';

/** The id shared by a key and all those that it was rolled from: the scope of its idempotency keys. */
export function lineageOf(key: ApiKey): string {
  return key.rolled_from ?? key.id;
}

/** The moment from which the key is refused, in milliseconds since the Unix epoch; infinite when none is set. */
export function endOf(key: Pick<ApiKey, 'expires_at' | 'revoked_at'>): number {
  const ends = [key.revoked_at, key.expires_at].map((time) => (time === null ? Infinity : Date.parse(time)));
  return Math.min(...ends);
}

/** The key that a property holds, or null when a person has put something else there. */
function parseKey(text: string): ApiKey | null {
  try {
    return JSON.parse(text) as ApiKey;
  } catch {
    // One broken property must not lock out every other key.
    return null;
  }
}

/** The keys among all properties of the workspace. */
export function keysAmong(properties: Readonly<Record<string, string>>): ApiKey[] {
  return Object.keys(properties)
    .filter((name) => name.startsWith(apiKeyPrefix))
    .map((name) => parseKey(properties[name] ?? ''))
    .filter((key): key is ApiKey => key !== null);
}

/** The keys of one mode among all properties. */
export function keysOf(
  { livemode }: Pick<Workspace, 'livemode'>,
  properties: Readonly<Record<string, string>>,
): ApiKey[] {
  return keysAmong(properties).filter((key) => isOfMode(key, livemode));
}

function isOfMode({ mode }: Pick<ApiKey, 'mode'>, livemode: boolean): boolean {
  return (mode !== 'test') === livemode;
}

/** The cache value that holds the table of all keys. The number changes with the table's form. */
export const keyTableName = 'keys.2';

/** All keys that are valid. The table names each scope once, so that its size hardly grows with the number of resources. */
export interface KeyTable {
  /** The property of that name, which reaches every request as surely as a change of a key does. */
  readonly rate_lock?: string | undefined;
  readonly scopes: readonly Scope[];
  /** Scopes are places in the list above. */
  readonly keys: readonly (Omit<ApiKey, 'scopes'> & { readonly scopes: readonly number[] })[];
}

/** The longest that the cache keeps a value: what is not evicted serves for six hours. */
export const cacheTtlSeconds = 21_600;

/**
 * Makes the table of the keys that are valid now. Revoked keys are left out whatever the clock says,
 * because callers must not distinguish them from unknown ones, and the clock of the machine that revoked a key may be
 * ahead of this one. The caller holds the script lock from before it reads the properties until the table is cached:
 * otherwise a key revoked in between would come back.
 */
export function makeKeyTable(properties: Readonly<Record<string, string>>, nowMs: number): KeyTable {
  const valid = keysAmong(properties).filter((key) => !key.revoked_at && nowMs < endOf(key));
  const scopes = [...new Set(valid.flatMap((key) => key.scopes))];
  const keys = valid.map((key) => ({ ...key, scopes: key.scopes.map((scope) => scopes.indexOf(scope)) }));
  return { rate_lock: properties[rateLockName], scopes, keys };
}

/** The table that the cache has as a text. */
export function readKeyTable(text: string): KeyTable {
  return JSON.parse(text) as KeyTable;
}

/** The key with this hash, unless it is unknown, has ended or is of the other mode. */
export function findKey(
  { scopes, keys }: KeyTable,
  hash: string,
  { clock, livemode }: Pick<Workspace, 'clock' | 'livemode'>,
): ApiKey | null {
  const found = keys.find(
    // Version 1.0 made keys for a developer's machine that look like test keys, and opened live data.
    (key) => key.hash === hash && clock.now() < endOf(key) && isOfMode(key, livemode),
  );
  if (found === undefined) return null;
  return { ...found, scopes: found.scopes.flatMap((place) => scopes[place] ?? []) };
}

/**
 * Drops the table before a property of a key or the choice of locks changes, so that not even a killed execution leaves it stale. Only a
 * holder of the lock brings it back, from the properties. It is dropped twice, two cache calls, because the cache may
 * go on answering for a while what it had before its last write: that is no table then, either.
 */
export function forgetKeyTable(workspace: Pick<Workspace, 'cache'>): void {
  workspace.cache.remove(keyTableName);
  workspace.cache.remove(keyTableName);
}
