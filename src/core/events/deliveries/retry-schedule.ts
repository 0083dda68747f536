/** Schedules the next attempt of a delivery that has failed. */

const secondMs = 1000;

/** Seconds from the failure before to each attempt, the first of which is made at once: three days in all. */
export const attemptDelaysSeconds: readonly number[] = [
  0, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
];

/** A delivery is given up after so many attempts. */
export const attemptsMax = attemptDelaysSeconds.length;

/** Shorter delays have no jitter: they are for receivers that restart. */
const jitterFromSeconds = 300;

/**
 * The share of the delay by which retries are moved to either side, so that deliveries that failed together spread out.
 */
const jitterShare = 0.2;

/** A receiver may ask for more time, up to twice the delay: beyond that the schedule would lose its end. */
const retryAfterFactorMax = 2;

/**
 * Milliseconds from a failure to the next attempt, or null when it was the last.
 * @param attempts how many have been made, from 1
 * @param seed the same for the same delivery, so that every run computes the same delay
 * @param retryAfterMs what the receiver asked for, null when it did not
 */
export function retryDelayMs(attempts: number, seed: string, retryAfterMs: number | null): number | null {
  const seconds = attemptDelaysSeconds[attempts];
  if (seconds === undefined) return null;
  const planned = seconds * secondMs;
  const share = seconds < jitterFromSeconds ? 0 : jitterShare * (2 * fractionOf(`${seed}.${attempts}`) - 1);
  const delay = Math.round(planned * (1 + share));
  return Math.min(Math.max(delay, retryAfterMs ?? 0), Math.max(delay, planned * retryAfterFactorMax));
}

/**
 * The time that a Retry-After header asks for, in milliseconds from now; null when it cannot be understood.
 * @param text seconds, or a date of HTTP
 */
export function readRetryAfter(text: string | undefined, nowMs: number): number | null {
  if (text === undefined) return null;
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text) * secondMs;
  const date = /^\s*[A-Z][a-z]{2}, \d\d /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}

// FNV-1a with a finish, as a number from 0 up to 1.
function fractionOf(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 13), 0x297a2d39);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}
