/** Google's class Lock: reentrant within one execution and freed at its end. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import type { LockWorld } from './lock-service.ts';

export interface EmulatedLock {
  tryLock(timeoutMs: number): boolean;
  releaseLock(): null;
}

/** One lock as one execution sees it. */
export function createLock(
  execution: Execution,
  name: string,
  { table, waitForLock }: LockWorld,
): EmulatedLock {
  const { gate, clock, latency, realm, id, switches } = execution;
  const call = <T>(member: string, detail: readonly unknown[], ms: number, perform: () => T): T =>
    gate.pass(freeCall('lock', `Lock.${member}`, [name, ...detail], { ms }), () => {
      if (!table.countCall(clock.now()) && switches.lockRate === 'limited') throw realm.exception(tooOften);
      return perform();
    });
  execution.onEnd('locks', () => table.releaseAll(id));
  return strict(realm, 'Lock', {
    tryLock: (timeoutMs) =>
      call('tryLock', [timeoutMs], latency.lock.acquireMs, () => {
        if (table.holder(name) === id) return true;
        // A negative timeout fails even on a free lock (gas-fakes' testlock.js, run on the live service).
        if (timeoutMs < 0) return false;
        const free = table.holder(name) === undefined || waitForLock(name, clock.now() + timeoutMs);
        return free && table.acquire(name, id);
      }),
    releaseLock() {
      call('releaseLock', [], latency.lock.releaseMs, () => table.release(name, id));
      return null;
    },
  });
}

/** Google's words when LockService is called too often (github.com/nuadi/googlecrestscript/issues/19). */
const tooOften =
  'Service invoked too many times in a short time: lockBean rateMax. Try Utilities.sleep(1000) between calls.';
