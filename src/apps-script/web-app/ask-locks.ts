/** Asks the web app whether its locks keep other executions out, and chooses the lock under which requests are counted. */
import { chooseRateLock } from '../../core/access/choose-rate-lock.ts';
import { type RateLock, rateLockName, readRateLock } from '../../core/access/rate-lock.ts';
import type { Workspace } from '../../core/workspace.ts';
import { askLockProbe, lockProbeCacheName, type ToldLocks } from './lock-probe.ts';
import { probeWordSeconds } from './test-web-app.ts';

/** The wait for a lock. A write holds it for less than a second, so a longer hold is a fault. */
export const lockProbeWaitMs = 8000;

export interface AskedLocks {
  /** The wait until this execution had the locks. */
  readonly waitedMs: number;
  /** True when the web app could take the script lock while this execution held it; null when it did not tell. */
  readonly isFree: boolean | null;
  /** True when the user lock excludes this execution and every caller of the web app from each other. */
  readonly isUserLockProven: boolean;
}

/**
 * Asks twice: while this execution holds both locks, and by a caller who holds the user lock while another one tries.
 * @param url the web app's address; null when there is none
 * @returns null when a lock was not free
 */
export function askLocks(workspace: Workspace, url: string | null): AskedLocks | null {
  const { cache, clock, random } = workspace;
  const startMs = clock.now();
  // The word is stored before the locks are taken, because writers wait while this execution holds them.
  const word = random.uuid();
  cache.put(lockProbeCacheName, word, probeWordSeconds);
  try {
    const told = whileHeld(workspace, () => ({
      waitedMs: Math.max(0, clock.now() - startMs),
      ...toldBy(url, word, false),
    }));
    if (told === null) return null;
    const { waitedMs, is_free: isFree = null, is_user_lock_free: isUserLockFree } = told;
    const isUserLockProven = isUserLockFree === false && toldBy(url, word, true).excludes_callers === true;
    return { waitedMs, isFree, isUserLockProven };
  } finally {
    cache.remove(lockProbeCacheName);
  }
}

/**
 * Stores the choice that follows from what was asked, unless only another account can prove its own.
 * @returns the choice that holds now; null when the script lock was not free
 */
export function settleRateLock(workspace: Workspace, { isUserLockProven }: AskedLocks): RateLock | null {
  const before = readRateLock(workspace.properties.get(rateLockName) ?? undefined);
  const isOthers = before.account !== '' && before.account !== workspace.account();
  return isOthers && !isUserLockProven ? before : chooseRateLock(workspace, isUserLockProven);
}

function whileHeld<Told>({ lock, userLock }: Workspace, ask: () => Told): Told | null {
  if (!lock.tryAcquire(lockProbeWaitMs)) return null;
  try {
    if (!userLock.tryAcquire(lockProbeWaitMs)) return null;
    try {
      return ask();
    } finally {
      userLock.release();
    }
  } finally {
    lock.release();
  }
}

/** What the web app tells; nothing when it gives no answer. */
function toldBy(url: string | null, word: string, relays: boolean): ToldLocks {
  const answer = url === null ? null : askLockProbe(url, word, relays);
  return answer !== null && 'body' in answer ? answer.body : {};
}
