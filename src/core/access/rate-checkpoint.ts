/**
 * Decides when a rate log is made durable, and what is assumed when the cache has lost it.
 *
 * The checkpoint is a property, and each of its writes counts against a daily quota; the cache may forget at any
 * time. After every admission the checkpoint lacks at most `unsavedMax`, of the uses that the owner sees as well. An
 * admission that follows a miss is always saved: otherwise a cache that keeps nothing would let everyone in.
 */

import { countedAt, emptyRateLog, type RateLog, rateLimit, rateTime, rateWindowMs } from './rate-limit.ts';

/**
 * How many admissions a checkpoint may lack. It is what an eviction costs a client at most, so that one at 80
 * requests a minute stays within the limit, and a client writes one property per 20 requests.
 */
export const unsavedMax = 19;

/** A key in use is saved this often in any case: its last use is shown to the owner, to the hour. */
const checkpointAgeMs = 3_600_000;

/** True when the log, its newest admission among it, must be saved before that admission is granted. */
export function needsCheckpoint(log: RateLog): boolean {
  return log.unsaved > unsavedMax || rateTime(log, 0) - log.savedAtMs >= checkpointAgeMs;
}

/** The log once the checkpoint has all of it. */
export function savedLog(log: RateLog): RateLog {
  return { ...log, savedAtMs: rateTime(log, 0), unsaved: 0 };
}

/**
 * A log that refuses at least whatever the lost one would have refused.
 * @param checkpoint the saved log; null when the key was never admitted, as the first admission is always saved
 */
export function recoverRateLog(checkpoint: RateLog | null, clockMs: number): RateLog {
  if (checkpoint === null) return emptyRateLog;
  const timeMs = rateTime(checkpoint, clockMs);
  const known = countedAt(checkpoint, timeMs);
  // No admission passes the age without a checkpoint, so those that it lacks have left the window by then.
  const settled = timeMs - checkpoint.savedAtMs >= checkpointAgeMs + rateWindowMs;
  const unknown = settled ? 0 : Math.min(unsavedMax, rateLimit - known.length);
  // Nothing can have been admitted later than now, so what is dated now stays in the window the longest.
  const admittedMs = [...known, ...new Array<number>(unknown).fill(timeMs)];
  // As many are unsaved as may be, so that the next admission is saved.
  return { ...checkpoint, admittedMs, unsaved: unsavedMax };
}
