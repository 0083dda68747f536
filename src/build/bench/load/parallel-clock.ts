/** The clock of one of many executions that run at once: what it is charged for passes for nobody else. */
import type { ProcessClock } from '../../../local/simulator/execution/process.ts';

export function createParallelClock(startMs: number): ProcessClock {
  let nowMs = startMs;
  const advance = (ms: number): void => {
    nowMs += Math.max(0, ms);
  };
  return {
    now: () => nowMs,
    trueMs: () => nowMs,
    advance,
    sleep: advance,
    // Nobody but its own calls and the scheduler moves it.
    catchUp: () => undefined,
    set(ms) {
      nowMs = ms;
    },
  };
}
