/** Keeps all other executions from writing while something is done. */
import { busy } from '../errors/refusal.ts';
import { publishHints, type Session } from './session.ts';

// Sixty writers waiting this long are served at one write a second; Google's front end gives up at six minutes.
const lockWaitMs = 20_000;

/**
 * Does something while no other execution writes.
 * @throws Refusal workspace_busy when the lock is not to be had
 */
export function holdLock<Result>(session: Session, run: () => Result): Result {
  const { lock } = session.workspace;
  if (!lock.tryAcquire(lockWaitMs))
    throw busy('workspace_busy', 'Other writes are in progress. Try again.', 2);
  session.holdsLock = true;
  try {
    return run();
  } finally {
    session.holdsLock = false;
    // What is still buffered is applied when the execution ends, and only then is the lock let go: another writer
    // would take its place.
    if (!session.hasUnflushedWrites) lock.release();
  }
}

/** The write is done and stays done: without hints the next request only takes longer. */
export function tryPublishHints(session: Session): void {
  try {
    publishHints(session);
  } catch (error) {
    session.workspace.log.error('hints_not_published', { reason: String(error) });
  }
}
