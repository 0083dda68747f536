/** Decides whether a request is within the rate limit of its key: an exact sliding log. */
/** How many requests of one key are admitted within a window: the limit that the API promises. */
export const rateLimit = 100;
/** How far back an admission counts, in milliseconds: the minute that the API promises. */
export const rateWindowMs = 60000;
/** The last hour in which the key was used, and the week that the owner is told of. */
const minutesKept = 60;
const daysKept = 8;
/** The log of a key that was never used. */
export const emptyRateLog = { admittedMs: [], savedAtMs: 0, unsaved: 0, uses: [[], []] };
/** The time that counts: clocks of two executions may disagree, but a log never goes back. */
export function rateTime(log, clockMs) {
  return Math.max(clockMs, log.admittedMs[log.admittedMs.length - 1] ?? 0);
}
/** The admissions that still count at a time; one that is exactly a window old does not. */
export function countedAt(log, timeMs) {
  return log.admittedMs.filter((admittedMs) => timeMs - admittedMs < rateWindowMs);
}
/** Admits a request if and only if fewer than the limit were admitted in the window before it. */
export function decideRate(log, clockMs) {
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
function countUse([minutes, days], timeMs) {
  return [
    countIn(minutes, Math.floor(timeMs / 60000), minutesKept),
    countIn(days, Math.floor(timeMs / 86400000), daysKept),
  ];
}
function countIn(counts, period, kept) {
  const [last, count = 0] = counts.slice(-2);
  return last === period ? [...counts.slice(0, -1), count + 1] : [...counts, period, 1].slice(-2 * kept);
}
