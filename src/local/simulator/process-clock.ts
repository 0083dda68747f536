/** The time as one execution sees it: it stands still while the execution is paused, and runs again as it did then. */
import type { Clock } from '../emulator/time/clock.ts';

export interface ProcessClock extends Clock {
  /** Goes to the time of a call that is handed back from memory. */
  set(ms: number): void;
  /** Goes to the world's time, for a call that happens now. */
  catchUp(): void;
  /** The world's time that is shown now, without the skew. */
  trueMs(): number;
}

/** @param skewMs how far the clock of this execution's machine is off */
export function createProcessClock(world: Clock, skewMs: number): ProcessClock {
  let nowMs = world.now();
  const catchUp = (): void => {
    nowMs = world.now();
  };
  const advance = (ms: number): void => {
    world.advance(ms);
    catchUp();
  };
  return {
    now: () => nowMs + skewMs,
    trueMs: () => nowMs,
    advance,
    sleep(ms) {
      world.sleep(ms);
      catchUp();
    },
    set(ms) {
      nowMs = ms;
    },
    catchUp,
  };
}
