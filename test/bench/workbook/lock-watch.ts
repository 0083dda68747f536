/** Measures how long executions hold the script lock. */
import type { Clock } from '../../../src/emulator/time/clock.ts';
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';

export interface LockWatch {
  readonly interceptor: Interceptor;
  /** The longest time in milliseconds that the lock was held since the last call of this function. */
  takeLongestMs(): number;
}

export function createLockWatch(clock: Clock): LockWatch {
  let sinceMs: number | null = null;
  let longestMs = 0;
  return {
    interceptor({ member }, perform) {
      const result = perform();
      if (member === 'Lock.tryLock' && result === true) sinceMs = clock.now();
      if (member === 'Lock.releaseLock' && sinceMs !== null) {
        longestMs = Math.max(longestMs, clock.now() - sinceMs);
        sinceMs = null;
      }
      return result;
    },
    takeLongestMs() {
      const taken = longestMs;
      longestMs = 0;
      return taken;
    },
  };
}
