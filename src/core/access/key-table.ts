/** The one cached table of all keys, from which a key is known or unknown without reading a property. */

import type { Workspace } from '../workspace.ts';
import { type ApiKey, endOf, keysAmong } from './api-key.ts';

/** The cache value that holds the table. The number changes with the table's form. */
export const keyTableName = 'keys.1';

/** The longest that the cache keeps a value: what is not evicted serves for six hours. */
export const cacheTtlSeconds = 21_600;

/**
 * The text of the table: the keys that are good now. A revoked key is left out, as nobody may tell it from an
 * unknown one, and whatever the clock says: that of the machine that revoked it may be ahead of this one. Whoever caches the text holds the lock since before the properties were read: otherwise a key
 * revoked in between would come back.
 */
export function writeKeyTable(properties: Readonly<Record<string, string>>, nowMs: number): string {
  return JSON.stringify(keysAmong(properties).filter((key) => !key.revoked_at && nowMs < endOf(key)));
}

/** The key with this hash in the table's text, unless it is unknown or has ended. */
export function findKey(table: string, hash: string, nowMs: number): ApiKey | null {
  const keys = JSON.parse(table) as readonly ApiKey[];
  return keys.find((key) => key.hash === hash && nowMs < endOf(key)) ?? null;
}

/**
 * Drops the table before a property of a key changes, so that not even a killed execution leaves it stale. Only a
 * holder of the lock brings it back, from the properties.
 */
export function forgetKeyTable(workspace: Pick<Workspace, 'cache'>): void {
  workspace.cache.remove(keyTableName);
}
