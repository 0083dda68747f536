/** The emulator's time: the machine's own, or a virtual one that only moves when it is charged. */

export interface EmulatorClock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Lets time pass: at once on a virtual clock, not at all on the machine's clock, where it passes by itself. */
  advance(ms: number): void;
  /** Blocks until so many milliseconds have passed on this clock: at once on a virtual one. */
  sleep(ms: number): void;
}

export const systemClock: EmulatorClock = {
  now: () => Date.now(),
  advance: () => undefined,
  sleep(ms) {
    // A script is synchronous, so its thread has to block. No other thread wakes this cell.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  },
};

/** A clock that stands still until it is advanced. */
export function createVirtualClock(startMs: number): EmulatorClock {
  let nowMs = startMs;
  const advance = (ms: number): void => {
    nowMs += Math.max(0, ms);
  };
  return { now: () => nowMs, advance, sleep: advance };
}
