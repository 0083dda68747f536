/** Runs a task under the script lock, while no other execution writes. */
import { busy } from '../../errors/refusal.ts';
import { loadSettings, refuseOtherLayout } from '../../settings.ts';
import type { Workspace } from '../../workspace.ts';
import { publishHints, type Session } from '../session.ts';

// Sixty writers waiting this long are served at one write a second; Google's front end gives up at six minutes.
const lockWaitMs = 20_000;

/**
 * Runs a task while no other execution writes.
 * @throws Refusal workspace_busy when the lock is not to be had; workspace_misconfigured when the sheets have got another
 * layout meanwhile
 */
export function holdLock<Result>(session: Session, run: () => Result): Result {
  const { lock } = session.workspace;
  if (!session.keepsLock && !lock.tryAcquire(lockWaitMs))
    throw busy('workspace_busy', 'Other writes are in progress. Try again.', 2);
  session.keepsLock = false;
  session.holdsLock = true;
  try {
    refuseOtherSince(session);
    return run();
  } finally {
    session.holdsLock = false;
    // Google applies buffered writes when the execution ends, and releases the lock then. An earlier release would let
    // another writer take their rows.
    if (!session.hasUnflushedWrites) tryRelease(session.workspace);
  }
}

// A script with another layout waits until everybody who has not seen its mark has given up or is done; who takes longer
// looks again.
function refuseOtherSince(session: Session): void {
  const { workspace, lookedMs } = session;
  const nowMs = workspace.clock.now();
  if (nowMs - lookedMs <= lockWaitMs) return;
  refuseOtherLayout(loadSettings(workspace, undefined));
  session.lookedMs = nowMs;
}

/** Releases the lock that the request keeps since it was let in, unless a task has taken it over: one call, or none. */
export function releaseKept(session: Session): void {
  if (!session.keepsLock) return;
  session.keepsLock = false;
  tryRelease(session.workspace);
}

/**
 * Releases the lock. A failure is logged only, because it changes nothing of what was done: Google releases the lock
 * when the execution ends.
 */
export function tryRelease({ lock, log }: Workspace): void {
  try {
    lock.release();
  } catch (error) {
    log.error('lock_not_released', { reason: String(error) });
  }
}

/**
 * Publishes the hints after a write. A failure is logged only: the write is done, and the next request takes longer.
 */
export function tryPublishHints(session: Session): void {
  try {
    publishHints(session);
  } catch (error) {
    session.workspace.log.error('hints_not_published', { reason: String(error) });
  }
}
