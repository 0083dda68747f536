/** Google's class Lock: reentrant within one execution and freed at its end. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import type { LockWorld } from './lock-service.ts';

export interface Lock {
  tryLock(timeoutMs: number): boolean;
  waitLock(timeoutMs: number): null;
  releaseLock(): null;
  hasLock(): boolean;
}

/** One lock as one execution sees it. */
export function createLock(execution: Execution, name: string, { table, waitForLock }: LockWorld): Lock {
  const { gate, clock, latency, realm, id } = execution;
  const acquire = (member: string, timeoutMs: number): boolean =>
    gate.pass(freeCall('lock', `Lock.${member}`, [name, timeoutMs], { ms: latency.lock.acquireMs }), () => {
      if (table.holder(name) === id) return true;
      // A negative timeout fails even on a free lock (gas-fakes' testlock.js, run on the live service).
      if (timeoutMs < 0) return false;
      const free = table.holder(name) === undefined || waitForLock(name, clock.now() + timeoutMs);
      return free && table.acquire(name, id);
    });
  execution.onEnd('locks', () => table.releaseAll(id));
  return strict(realm, 'Lock', {
    tryLock: (timeoutMs) => acquire('tryLock', Number(timeoutMs)),
    waitLock(timeoutMs) {
      if (acquire('waitLock', Number(timeoutMs))) return null;
      throw realm.exception('Lock timeout: another process was holding the lock for too long.');
    },
    releaseLock() {
      const call = freeCall('lock', 'Lock.releaseLock', [name], { ms: latency.lock.releaseMs });
      gate.pass(call, () => table.release(name, id));
      return null;
    },
    hasLock: () => gate.pass(freeCall('lock', 'Lock.hasLock', [name]), () => table.holder(name) === id),
  });
}
