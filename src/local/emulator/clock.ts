/** The emulator's time: the machine's own, or a virtual one that only moves when it is charged. */

export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Lets time pass: at once on a virtual clock, not at all on the machine's clock, where it passes by itself. */
  advance(ms: number): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  advance: () => undefined,
};

/** A clock that stands still until it is advanced. */
export function createVirtualClock(startMs: number): Clock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance(ms) {
      nowMs += ms;
    },
  };
}
