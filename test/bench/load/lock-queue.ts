/** Queues the executions that ask for a lock, those of each lock apart; one that waits too long is refused. */
import type { SeededRandom } from '../../seeded-random.ts';
import type { PendingCall, Process } from '../../../src/emulator/execution/process.ts';

export interface LockQueues {
  /** True when the process may make its call now. False when the process now waits in a queue. */
  mayAsk(process: Process, pending: PendingCall): boolean;
  /** Notes the calls that take or release a lock. @param result the return value of the call */
  observe(process: Process, pending: PendingCall, result: unknown): void;
  /** Releases the locks of an execution that has ended. */
  ended(process: Process): void;
  /** The time at which a process can go on: now, when its lock becomes free, or when its timeout ends. */
  readyMs(process: Process): number;
}

interface Waiter {
  readonly process: Process;
  readonly untilMs: number;
}

interface Queue {
  readonly waiters: Waiter[];
  holder: Process | null;
  /** When the lock was last released. */
  freeMs: number;
}

/** @param random decides who gets a lock next, as at Google; without it the first to ask gets it first */
export function createLockQueues(random: SeededRandom | null): LockQueues {
  const queues = new Map<string, Queue>();
  // The first detail of a call names its lock.
  const queueOf = ({ detail }: PendingCall['call']): Queue => {
    const lock = String(detail[0]);
    const queue = queues.get(lock) ?? { waiters: [], holder: null, freeMs: 0 };
    queues.set(lock, queue);
    return queue;
  };
  const waiterIn = ({ waiters }: Queue, process: Process): Waiter | undefined =>
    waiters.find((one) => one.process === process);
  const free = (queue: Queue, process: Process): void => {
    if (queue.holder !== process) return;
    queue.holder = null;
    queue.freeMs = process.clock.now();
    const { waiters } = queue;
    if (random !== null) waiters.unshift(...waiters.splice(random.below(waiters.length), 1));
  };
  return {
    mayAsk(process, { call }) {
      if (call.member !== 'Lock.tryLock') return true;
      const queue = queueOf(call);
      const { waiters, holder, freeMs } = queue;
      const waiting = waiterIn(queue, process);
      const waiter = waiting ?? { process, untilMs: process.clock.now() + Number(call.detail[1]) };
      if (waiting === undefined) waiters.push(waiter);
      const isServed = holder === null && waiters[0] === waiter;
      const startMs = Math.max(process.clock.now(), isServed ? freeMs : 0);
      if (!isServed && startMs < waiter.untilMs) return false;
      waiters.splice(waiters.indexOf(waiter), 1);
      process.clock.set(Math.min(startMs, waiter.untilMs));
      return true;
    },
    observe(process, { call }, result) {
      if (call.member === 'Lock.tryLock' && result === true) queueOf(call).holder = process;
      if (call.member === 'Lock.releaseLock') free(queueOf(call), process);
    },
    ended(process) {
      for (const queue of queues.values()) free(queue, process);
    },
    readyMs(process) {
      // An execution waits for one lock at a time.
      for (const queue of queues.values()) {
        const waiter = waiterIn(queue, process);
        if (waiter === undefined) continue;
        if (queue.holder !== null || queue.waiters[0] !== waiter) return waiter.untilMs;
        return Math.min(waiter.untilMs, Math.max(process.clock.now(), queue.freeMs));
      }
      return process.clock.now();
    },
  };
}
