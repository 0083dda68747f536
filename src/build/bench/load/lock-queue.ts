/** Queues the executions that ask for the script lock: the first to ask gets it first, and one that waits too long is refused. */
import type { PendingCall, Process } from '../../../local/simulator/execution/process.ts';

export interface LockQueue {
  /** True when the process may make its call now. False when the process now waits in the queue. */
  mayAsk(process: Process, pending: PendingCall): boolean;
  /** Notes the calls that take or release the lock. @param result the return value of the call */
  observe(process: Process, pending: PendingCall, result: unknown): void;
  /** Releases the lock of an execution that has ended. */
  ended(process: Process): void;
  /** The time at which a process can go on: now, when the lock becomes free, or when its timeout ends. */
  readyMs(process: Process): number;
}

interface Waiter {
  readonly process: Process;
  readonly untilMs: number;
}

export function createLockQueue(): LockQueue {
  const waiters: Waiter[] = [];
  let holder: Process | null = null;
  let freeMs = 0;
  const waiterOf = (process: Process): Waiter | undefined => waiters.find((one) => one.process === process);
  const free = (process: Process): void => {
    if (holder !== process) return;
    holder = null;
    freeMs = process.clock.now();
  };
  return {
    mayAsk(process, { call: { member, detail } }) {
      if (member !== 'Lock.tryLock') return true;
      const waiter = waiterOf(process) ?? { process, untilMs: process.clock.now() + Number(detail[1]) };
      if (waiterOf(process) === undefined) waiters.push(waiter);
      const isServed = holder === null && waiters[0] === waiter;
      const startMs = Math.max(process.clock.now(), isServed ? freeMs : 0);
      if (!isServed && startMs < waiter.untilMs) return false;
      waiters.splice(waiters.indexOf(waiter), 1);
      process.clock.set(Math.min(startMs, waiter.untilMs));
      return true;
    },
    observe(process, { call: { member } }, result) {
      if (member === 'Lock.tryLock' && result === true) holder = process;
      if (member === 'Lock.releaseLock') free(process);
    },
    ended: free,
    readyMs(process) {
      const waiter = waiterOf(process);
      if (waiter === undefined) return process.clock.now();
      if (holder !== null || waiters[0] !== waiter) return waiter.untilMs;
      return Math.min(waiter.untilMs, Math.max(process.clock.now(), freeMs));
    },
  };
}
