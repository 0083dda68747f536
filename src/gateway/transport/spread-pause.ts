/** Spreads out callers who failed together, so that they do not come back together. */

/** The pause with up to half of it taken away by chance, in whole milliseconds; `random` is from 0 to 1. */
export function spreadPause(pauseMs: number, random: number): number {
  return Math.round(pauseMs * (0.5 + random / 2));
}
