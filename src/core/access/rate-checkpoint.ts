/**
 * Decides when a rate log is made durable, and what is assumed when the cache has lost it.
 *
 * The checkpoint is a property, and each of its writes counts against a daily quota; the cache may forget at any
 * time. After every admission at least one of these holds:
 *   - the log counts at most `quietCount` admissions;
 *   - the checkpoint lacks fewer than `checkpointStep` of them.
 * An admission that follows a miss is always saved: otherwise a cache that forgets everything would admit everyone.
 */

import { countedAt, emptyRateLog, type RateLog, rateLimit, rateTime, rateWindowMs } from './rate-limit.ts';

/** Up to here a log costs no property: half of the limit is what a client may lose by an eviction. */
const quietCount = 50;

/** How many admissions share one checkpoint: a client at 80 a minute and 19 assumed ones stay within the limit. */
const checkpointStep = 20;

/** A key in use is saved this often in any case: its last use is shown to the owner, to the hour. */
const checkpointAgeMs = 3_600_000;

/** True when the log, its newest admission among it, must be saved before that admission is granted. */
export function needsCheckpoint(log: RateLog): boolean {
  if (rateTime(log, 0) - log.savedAtMs >= checkpointAgeMs) return true;
  return log.admittedMs.length > quietCount && log.unsaved >= checkpointStep;
}

/** The log once the checkpoint has all of it. */
export function savedLog(log: RateLog): RateLog {
  return { ...log, savedAtMs: rateTime(log, 0), unsaved: 0 };
}

/** How many admissions the checkpoint may lack at most, of which `known` still count. */
function unknownAdmissions(checkpoint: RateLog, known: number, timeMs: number): number {
  // No admission passes the age without a checkpoint, so those that are not in it have left the window.
  if (timeMs - checkpoint.savedAtMs >= checkpointAgeMs + rateWindowMs) return 0;
  return Math.min(Math.max(quietCount - known, checkpointStep - 1), rateLimit - known);
}

/**
 * A log that refuses at least whatever the lost one would have refused.
 * @param checkpoint the saved log; null when the key was never admitted, as the first admission is always saved
 */
export function recoverRateLog(checkpoint: RateLog | null, clockMs: number): RateLog {
  if (checkpoint === null) return emptyRateLog;
  const timeMs = rateTime(checkpoint, clockMs);
  const known = countedAt(checkpoint, timeMs);
  const unknown = unknownAdmissions(checkpoint, known.length, timeMs);
  // Nothing can have been admitted later than now, so what is dated now stays in the window the longest.
  const admittedMs = [...known, ...new Array<number>(unknown).fill(timeMs)];
  // More are unsaved than the step, so that the next admission which needs it is saved.
  return { ...checkpoint, admittedMs, unsaved: checkpointStep };
}
