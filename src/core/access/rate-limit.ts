/** Decides whether a request is within the rate limit of its key: an exact sliding log. */

/** How many requests of one key are admitted within a window: the limit that the API promises. */
export const rateLimit = 100;

/** How far back an admission counts, in milliseconds: the minute that the API promises. */
export const rateWindowMs = 60_000;

/** The admissions of one key and how much of them is durable. */
export interface RateLog {
  /** When requests were admitted, oldest first, in milliseconds since the Unix epoch. */
  readonly admittedMs: readonly number[];
  /** When the checkpoint was last written; 0 when there is none. */
  readonly savedAtMs: number;
  /** How many admissions at most the checkpoint does not have. */
  readonly unsaved: number;
  /** Admissions by minute, then by day, for the owner to see: pairs of a period since the Unix epoch and a count, oldest first. */
  readonly uses: readonly [minutes: readonly number[], days: readonly number[]];
}

/** The log keeps the uses of the last hour in which the key was used, and of the week that the owner sees. */
const minutesKept = 60;
const daysKept = 8;

/** The log of a key that was never used. */
export const emptyRateLog: RateLog = { admittedMs: [], savedAtMs: 0, unsaved: 0, uses: [[], []] };

/** The answer to one request. */
export interface RateDecision {
  readonly admitted: boolean;
  /** How many more requests would be admitted now. */
  readonly remaining: number;
  /** When the next slot frees, in milliseconds since the Unix epoch. */
  readonly resetAtMs: number;
  /** Whole seconds from now until then, at least 1: `t` of the RateLimit header, and Retry-After of a refusal. */
  readonly retryAfterSeconds: number;
  /** The log after this request; a refusal adds nothing to it. */
  readonly log: RateLog;
}

/** How far the clocks of two of Google's machines may disagree, in milliseconds. */
const clockSkewMs = 2_000;

/**
 * The log as the clock of now would have written it. One that is further ahead than two clocks disagree was written
 * before the clock was set back: its newest admission counts as one of now, so that nobody waits longer than the window.
 * What comes of it has to be kept, or the next request would find the same.
 */
export function onClock(log: RateLog, clockMs: number): RateLog {
  const aheadMs = Math.max(log.savedAtMs, ...log.admittedMs.slice(-1)) - clockMs;
  if (aheadMs <= clockSkewMs) return log;
  return {
    ...log,
    admittedMs: log.admittedMs.map((timeMs) => timeMs - aheadMs),
    savedAtMs: log.savedAtMs - aheadMs,
  };
}

/** The time that counts: clocks of two executions may disagree, but a log never goes back. */
export function rateTime(log: RateLog, clockMs: number): number {
  return Math.max(clockMs, log.admittedMs[log.admittedMs.length - 1] ?? 0);
}

/** The admissions that still count at a time; one that is exactly a window old does not. */
export function countedAt(log: RateLog, timeMs: number): readonly number[] {
  return log.admittedMs.filter((admittedMs) => timeMs - admittedMs < rateWindowMs);
}

/** Admits a request if and only if fewer than the limit were admitted in the window before it. */
export function decideRate(log: RateLog, clockMs: number): RateDecision {
  const timeMs = rateTime(log, clockMs);
  const counted = countedAt(log, timeMs);
  const admitted = counted.length < rateLimit;
  const admittedMs = admitted ? [...counted, timeMs] : counted;
  const resetAtMs = (admittedMs[0] ?? timeMs) + rateWindowMs;
  return {
    admitted,
    remaining: rateLimit - admittedMs.length,
    resetAtMs,
    retryAfterSeconds: Math.max(1, Math.ceil((resetAtMs - clockMs) / 1000)),
    log: admitted
      ? { ...log, admittedMs, unsaved: log.unsaved + 1, uses: countUse(log.uses, timeMs) }
      : { ...log, admittedMs },
  };
}

function countUse([minutes, days]: RateLog['uses'], timeMs: number): RateLog['uses'] {
  return [
    countIn(minutes, Math.floor(timeMs / 60_000), minutesKept),
    countIn(days, Math.floor(timeMs / 86_400_000), daysKept),
  ];
}

function countIn(counts: readonly number[], period: number, kept: number): readonly number[] {
  const [last, count = 0] = counts.slice(-2);
  return last === period ? [...counts.slice(0, -1), count + 1] : [...counts, period, 1].slice(-2 * kept);
}
