/** Notes when executions hold a lock. */
import type { EmulatorClock } from '../../src/emulator/time/clock.ts';
import type { Interceptor } from '../../src/emulator/execution/gate.ts';

/** A time on the clock during which an execution has held a lock. */
export interface Hold {
  readonly lock: string;
  readonly fromMs: number;
  readonly toMs: number;
}

export interface LockWatch {
  readonly interceptor: Interceptor;
  /** The holds since the last call of this function, in the order of their ends. */
  takeHolds(): readonly Hold[];
}

export function createLockWatch(clock: EmulatorClock): LockWatch {
  const since = new Map<string, number>();
  let holds: Hold[] = [];
  return {
    interceptor({ member, detail }, perform) {
      const result = perform();
      // The first detail of a call names its lock.
      const lock = String(detail[0]);
      if (member === 'Lock.tryLock' && result === true) since.set(lock, clock.now());
      const fromMs = since.get(lock);
      if (member === 'Lock.releaseLock' && fromMs !== undefined) {
        holds.push({ lock, fromMs, toMs: clock.now() });
        since.delete(lock);
      }
      return result;
    },
    takeHolds() {
      const taken = holds;
      holds = [];
      return taken;
    },
  };
}
