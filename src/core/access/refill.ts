/** Reads the table of keys from the properties when the cache has lost it. */
import { settingsName } from '../settings.ts';
import type { Workspace } from '../workspace.ts';
import { forgetKeyTable, type KeyTable, keyTableName, makeKeyTable } from './api-key.ts';
import { rateLockName, readRateLock, severalAccounts, writeRateLock } from './rate-lock.ts';

interface Refill {
  readonly table: KeyTable;
  /** All properties. */
  readonly properties: Readonly<Record<string, string>>;
  /** The cache values that the caller writes before it releases the script lock. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Reads all properties: one call. The caller holds the script lock, so that no revocation can come between this read and
 * the table's return to the cache.
 */
export function refill(workspace: Workspace): Refill {
  const properties = withOwnChoice(workspace, workspace.properties.getAll());
  const table = makeKeyTable(properties, workspace.clock.now());
  // Settings are stored under the lock, too, so these are the newest; caching them spares the next request a read of
  // its own.
  const settings = properties[settingsName];
  const values = {
    [keyTableName]: JSON.stringify(table),
    ...(settings !== undefined && { [settingsName]: settings }),
  };
  return { table, properties, values };
}

/**
 * The properties with a choice of locks that holds for this account, too. Where another account has proven its user
 * lock, there are two deployments, whose user locks do not exclude each other.
 */
function withOwnChoice(
  workspace: Workspace,
  properties: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { chosen, account } = readRateLock(properties[rateLockName]);
  if (chosen === 'script' || account === workspace.account()) return properties;
  const changedMs = workspace.clock.now();
  const text = writeRateLock({ chosen: 'script', changedMs, account: severalAccounts });
  forgetKeyTable(workspace);
  workspace.properties.set(rateLockName, text);
  return { ...properties, [rateLockName]: text };
}
