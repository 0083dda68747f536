/** Admits a request that presents a known key within its rate limit, with as few service calls as possible. */
import { settingsName } from '../settings.ts';
import type { Workspace } from '../workspace.ts';
import { type ApiKey, findKey, keyTableName, writeKeyTable } from './api-key.ts';
import type { RateDecision } from './rate-limit.ts';
import { limitRate, rateLogName, refuseUnlocked, writeCache } from './rate-limiter.ts';

/** The decision about a request. */
export type Admission =
  | {
      readonly outcome: 'admitted';
      readonly key: ApiKey;
      readonly rate: RateDecision;
      /** All properties, when they had to be read: a caller that needs one of them saves a call. */
      readonly properties: Readonly<Record<string, string>> | null;
    }
  /** Status 429. */
  | { readonly outcome: 'rate_limited'; readonly key: ApiKey; readonly rate: RateDecision }
  /** Status 401: the key is unknown, revoked or expired. */
  | { readonly outcome: 'invalid_api_key' }
  /** Status 503: the lock was not to be had, and no request is let in uncounted. */
  | { readonly outcome: 'workspace_busy' };

/** How long a request waits for the lock: a commit holds it below a second, and the caller's patience ends too. */
const lockWaitMs = 10_000;

/** The cache values that the first read of a request must ask for, given the SHA-256 of the key it presents. */
export function namesToAdmit(hash: string): string[] {
  return [keyTableName, rateLogName(hash)];
}

/**
 * Admits or refuses the bearer of a well-formed key.
 * @param hash SHA-256 of the presented key in hexadecimal
 * @param firstRead what the cache had of `namesToAdmit`, read without the lock just before
 */
export function admitRequest(
  workspace: Workspace,
  hash: string,
  firstRead: Readonly<Record<string, string>>,
): Admission {
  const firstReadMs = workspace.clock.now();
  const table = firstRead[keyTableName];
  const logText = firstRead[rateLogName(hash)];
  if (table !== undefined) {
    const key = findKey(table, hash, firstReadMs);
    if (!key) return { outcome: 'invalid_api_key' };
    const rate = refuseUnlocked(logText, firstReadMs);
    if (rate) return { outcome: 'rate_limited', key, rate };
  }
  if (!workspace.lock.tryAcquire(lockWaitMs)) return { outcome: 'workspace_busy' };
  try {
    return admitLocked(workspace, hash, { table, logSeen: logText !== undefined, firstReadMs });
  } finally {
    workspace.lock.release();
  }
}

interface FirstRead {
  readonly table: string | undefined;
  readonly logSeen: boolean;
  readonly firstReadMs: number;
}

function admitLocked(workspace: Workspace, hash: string, first: FirstRead): Admission {
  const nowMs = workspace.clock.now();
  // The properties are read under the lock, so that no revocation can come between this read and the table's return to
  // the cache.
  const properties = first.table === undefined ? workspace.properties.getAll() : null;
  const table = properties ? writeKeyTable(properties, nowMs) : (first.table ?? '');
  // Settings are stored under the lock, too, so these are the newest; caching them spares the next request a read of
  // its own.
  const settings = properties?.[settingsName];
  const unwritten = {
    ...(properties && { [keyTableName]: table }),
    ...(settings !== undefined && { [settingsName]: settings }),
  };
  const key = findKey(table, hash, nowMs);
  if (!key) {
    writeCache(workspace, unwritten);
    return { outcome: 'invalid_api_key' };
  }
  const { logSeen, firstReadMs } = first;
  const rate = limitRate(workspace, key, { firstReadMs, logSeen, properties, unwritten });
  return { outcome: rate.admitted ? 'admitted' : 'rate_limited', key, rate, properties };
}
