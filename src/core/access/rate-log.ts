/**
 * Keeps rate logs: writes them as text, decides when one is made durable, and what is assumed when the cache lost it.
 *
 * The checkpoint is a property, and each of its writes counts against a daily quota; the cache may forget at any
 * time. After every admission the checkpoint lacks at most `unsavedMax`, of the uses that the owner sees as well. An
 * admission that follows a miss is always saved: otherwise a cache that keeps nothing would let everyone in.
 */
import {
  countedAt,
  emptyRateLog,
  onClock,
  type RateLog,
  rateLimit,
  rateTime,
  rateWindowMs,
} from './rate-limit.ts';

/**
 * The number of admissions that a checkpoint may lack. An eviction costs a client no more than these, so that one at 80
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
 * Returns a log that refuses at least whatever the lost one would have refused.
 * @param saved the checkpoint; null when the key was never admitted, as the first admission is always saved
 */
export function recoverRateLog(saved: RateLog | null, clockMs: number): RateLog {
  if (saved === null) return emptyRateLog;
  const checkpoint = onClock(saved, clockMs);
  const timeMs = rateTime(checkpoint, clockMs);
  const known = countedAt(checkpoint, timeMs);
  // No admission passes the age without a checkpoint, so those that it lacks have left the window by then.
  const isComplete = timeMs - checkpoint.savedAtMs >= checkpointAgeMs + rateWindowMs;
  const unknown = isComplete ? 0 : Math.min(unsavedMax, rateLimit - known.length);
  // Nothing can have been admitted later than now, so an unknown admission is dated now: it stays in the window the
  // longest.
  const admittedMs = [...known, ...new Array<number>(unknown).fill(timeMs)];
  // The log counts as many admissions as unsaved as there may be, so that the next admission is saved.
  return { ...checkpoint, admittedMs, unsaved: unsavedMax };
}

/** The log as base36 numbers: when saved, how many unsaved, each admission's distance; after points the uses. */
export function encodeRateLog(log: RateLog): string {
  // Distances from the one before take two letters where times take eight.
  const distances = log.admittedMs.map((time, index) => time - (log.admittedMs[index - 1] ?? 0));
  return [[log.savedAtMs, log.unsaved, ...distances], ...log.uses].map(writeNumbers).join('.');
}

/** Decodes a log, or returns null when the text holds none: a text that cannot be read is a miss, not an empty log. */
export function decodeRateLog(text: string | null | undefined): RateLog | null {
  if (!text || !/^[0-9a-z]+(,[0-9a-z]+)+\.[0-9a-z,]*\.[0-9a-z,]*$/.test(text)) return null;
  const [log = [], minutes = [], days = []] = text.split('.').map(readNumbers);
  const [savedAtMs = 0, unsaved = 0, ...distances] = log;
  let timeMs = 0;
  const admittedMs = distances.map((distance) => {
    timeMs += distance;
    return timeMs;
  });
  return { admittedMs, savedAtMs, unsaved, uses: [minutes, days] };
}

function writeNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => number.toString(36)).join(',');
}

function readNumbers(text: string): number[] {
  return text.split(',').flatMap((part) => (part ? [parseInt(part, 36)] : []));
}
