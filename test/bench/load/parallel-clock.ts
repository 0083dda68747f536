/** The clock of one of many executions that run at once: its calls move this clock and no other. */
import type { ProcessClock } from '../../../src/emulator/execution/process.ts';

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
    // Only the calls of its own execution and the scheduler move this clock.
    catchUp: () => undefined,
    set(ms) {
      nowMs = ms;
    },
  };
}
