/** Stores which lock guards the rate logs, so that every request that comes from then on knows it. */
import type { Workspace } from '../workspace.ts';
import { forgetKeyTable } from './api-key.ts';
import { type RateLock, rateLockName, readRateLock, severalAccounts, writeRateLock } from './rate-lock.ts';

// An owner waits at a form: longer than any request holds the lock, but not longer than a person's patience.
const lockWaitMs = 10_000;

/**
 * Chooses the user lock when it is proven for this account, otherwise the script lock. Once it was proven for two
 * accounts, two deployments answer, and the script lock stays.
 * @returns the choice that holds now; null when the script lock was not to be had
 */
export function chooseRateLock(workspace: Workspace, isProven: boolean): RateLock | null {
  const { clock, lock, properties } = workspace;
  if (!lock.tryAcquire(lockWaitMs)) return null;
  try {
    const before = readRateLock(properties.get(rateLockName) ?? undefined);
    const next = nextChoice(before, isProven ? workspace.account() : null);
    if (next.chosen === before.chosen && next.account === before.account) return before;
    forgetKeyTable(workspace);
    const stored = { ...next, changedMs: clock.now() };
    properties.set(rateLockName, writeRateLock(stored));
    return stored;
  } finally {
    lock.release();
  }
}

function nextChoice({ account }: RateLock, proven: string | null): Omit<RateLock, 'changedMs'> {
  if (proven === null || proven === '') return { chosen: 'script', account };
  if (account === '' || account === proven) return { chosen: 'user', account: proven };
  return { chosen: 'script', account: severalAccounts };
}
