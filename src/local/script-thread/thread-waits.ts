/** What a service call of a thread has to wait for. The thread with the workbook must not stand still for it. */
import type { EmulatorClock } from '../../emulator/time/clock.ts';
import type { Interceptor } from '../../emulator/execution/gate.ts';
import type { LockTable } from '../../emulator/services/lock/lock-table.ts';
import type { FetchOutcome, FetchRequest, Transport } from '../../emulator/services/url-fetch/transport.ts';
import type { createWorkerTransport } from '../../emulator/services/url-fetch/worker-transport.ts';

/** The result of a call that has come to its end. */
interface Arrived {
  readonly value: unknown;
}

/** Leaves a service call that has to wait. The call is made again when its result is there. */
export class CallWaits extends Error {
  /** @param poll the result, or null while it is not there */
  constructor(readonly poll: () => Arrived | null) {
    super('The call waits.');
  }
}

/** Waits until that time. */
export function waitForTime({ now }: Pick<EmulatorClock, 'now'>, untilMs: number): CallWaits {
  return new CallWaits(() => (now() >= untilMs ? { value: undefined } : null));
}

/** Waits for a lock and takes it; the result of `tryLock`. */
export function waitToTakeLock(
  { locks, clock }: { readonly locks: LockTable; readonly clock: EmulatorClock },
  { lock, untilMs, executionId }: { lock: string; untilMs: number; executionId: string },
): CallWaits {
  return new CallWaits(() => {
    if (locks.acquire(lock, executionId)) return { value: true };
    return clock.now() >= untilMs ? { value: false } : null;
  });
}

/** Ends the look at a network that has not answered yet. */
class NotYet extends Error {}

/**
 * Sends requests and waits for their outcomes.
 * @param withOwn answers those to the script's own web app, and has the others sent first
 */
export function waitForNetwork(
  network: Pick<ReturnType<typeof createWorkerTransport>, 'begin'>,
  withOwn: (outside: Transport) => Transport,
  requests: readonly FetchRequest[],
): CallWaits {
  let underWay: ReturnType<typeof network.begin> | null = null;
  let outcomes: FetchOutcome[] | null = null;
  const outside: Transport = (elsewhere) => {
    underWay ??= network.begin(elsewhere);
    outcomes ??= underWay.waitFor(0);
    if (outcomes === null) throw new NotYet();
    underWay.drop();
    return outcomes;
  };
  const poll = (): Arrived | null => {
    try {
      return { value: withOwn(outside)(requests) };
    } catch (error) {
      if (error instanceof NotYet) return null;
      throw error;
    }
  };
  // The requests leave at once, and the first look is for later.
  return new CallWaits(poll);
}

/** Hands a call that is made again what it has waited for, so that it is charged once. */
export interface WaitingCall {
  readonly interceptor: Interceptor;
  /** The next call of the member that had to wait gets this result. */
  arrive(arrived: Arrived): void;
}

/** Begins with no call that waits. */
export function createWaitingCall(): WaitingCall {
  let member = '';
  let arrived: Arrived | null = null;
  return {
    interceptor<T>(call: Parameters<Interceptor>[0], perform: () => T): T {
      if (arrived !== null && call.member === member) {
        const { value } = arrived;
        arrived = null;
        return value as T;
      }
      try {
        return perform();
      } catch (error) {
        if (error instanceof CallWaits) member = call.member;
        throw error;
      }
    },
    arrive(result) {
      arrived = result;
    },
  };
}
