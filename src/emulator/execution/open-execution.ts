/**
 * Opens an execution, builds its gate for each attempt, stops it at Google's time limit, and ends it in Google's
 * order.
 */
import type { Execution } from './execution.ts';
import { ExecutionStopped } from './outcome.ts';
import { createGate, type Gate, type Interceptor } from './gate.ts';
import { createMeter, type ServiceUsage } from './meter.ts';
import type { Realm } from '../realm/realm.ts';

/** The facts of an execution that all attempts at it share. */
export type ExecutionFacts = Omit<Execution, 'gate' | 'realm' | 'onEnd'>;

export interface OpenExecution {
  readonly facts: ExecutionFacts;
  readonly usage: ServiceUsage;
  /**
   * The execution as the services of one context see it.
   * @param interceptors around the meter and the time limit, the first of them outermost
   */
  attempt(realm: Realm, interceptors: readonly Interceptor[]): Execution;
  /**
   * Applies pending writes and frees locks, each once.
   * @throws what a pending write throws
   * @param killed true when the script did not come to its own end
   */
  end(killed: boolean): void;
}

/** Opens an execution; nothing of it has run yet. */
export function openExecution(facts: ExecutionFacts): OpenExecution {
  const meter = createMeter(facts.clock);
  const timeLimit = createTimeLimit(facts);
  const finishers: Record<'writes' | 'locks', (() => void)[]> = { writes: [], locks: [] };
  return {
    facts,
    usage: meter.usage,
    attempt: (realm, interceptors) => ({
      ...facts,
      realm,
      gate: createStoppableGate(createGate([...interceptors, timeLimit, meter.interceptor])),
      onEnd: (order, finish) => finishers[order].push(finish),
    }),
    end(killed) {
      const locksFirst = killed && facts.switches.pendingWritesAtKill === 'after_locks';
      const orders = locksFirst ? (['locks', 'writes'] as const) : (['writes', 'locks'] as const);
      runAll(orders.flatMap((order) => finishers[order].splice(0)));
    },
  };
}

/** Runs all, also after one has failed, because a write that Google refuses must not leave a lock behind. */
function runAll(finishers: readonly (() => void)[]): void {
  const [finish, ...others] = finishers;
  if (!finish) return;
  try {
    finish();
  } finally {
    runAll(others);
  }
}

/** A gate that refuses every call once the execution was stopped, so that its `finally` blocks have no effect. */
function createStoppableGate(gate: Gate): Gate {
  let stopped: ExecutionStopped | undefined;
  return {
    pass(call, perform) {
      if (stopped) throw stopped;
      try {
        return gate.pass(call, perform);
      } catch (error) {
        if (error instanceof ExecutionStopped) stopped = error;
        throw error;
      }
    },
  };
}

/** Six minutes for every execution, by Google's quota page. */
const runtimeMsMax = 6 * 60_000;

/** Thirty seconds for a simple trigger, by Google's quota page. */
const simpleTriggerRuntimeMsMax = 30_000;

/** The interceptor that stops the execution before and after each call once its time is up. */
function createTimeLimit({ clock, kind }: Pick<ExecutionFacts, 'clock' | 'kind'>): Interceptor {
  const endsMs = clock.now() + (kind === 'simple_trigger' ? simpleTriggerRuntimeMsMax : runtimeMsMax);
  const check = (): void => {
    if (clock.now() > endsMs) throw new ExecutionStopped('Exceeded maximum execution time');
  };
  return (_call, perform) => {
    check();
    const result = perform();
    check();
    return result;
  };
}
