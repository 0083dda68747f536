/** One execution of the script. It can stand still before any service call, or be run again from its log of calls. */
import type { MakeArguments } from '../../../src/emulator/execution/attempt.ts';
import type { EmulatedExecution, Start } from '../../../src/emulator/execution/emulated-execution.ts';
import type { Interceptor, ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { type ExecutionOutcome, ExecutionStopped } from '../../../src/emulator/execution/outcome.ts';
import type { ScriptContext } from '../../../src/emulator/loader/script-context.ts';
import type { Realm } from '../../../src/emulator/realm/realm.ts';
import type { EmulatorClock } from '../../../src/emulator/time/clock.ts';
import { type CallResult, differenceOf, type LoggedCall, recallResult } from './call-log.ts';

/** A function of the script that is to be run. */
interface Launch {
  /** Names the process in every run alike: actor, step, attempt. */
  readonly id: string;
  readonly functionName: string;
  readonly makeArguments: MakeArguments;
  /** Called whenever the execution goes on, to put in place what the world has only once. */
  readonly onTurn: () => void;
}

export interface ProcessOptions {
  readonly launch: Launch;
  readonly open: (start: Start) => EmulatedExecution;
  readonly start: Omit<Start, 'clock'>;
  readonly clock: ProcessClock;
  /** Fresh: each attempt has a context of its own. */
  readonly context: ScriptContext | 'fresh' | 'kept';
  /** Carries out a call that happens now, or stops the execution there. */
  readonly carryOut: (process: Process, pending: PendingCall) => unknown;
}

/** A call that is about to happen. */
export interface PendingCall {
  readonly call: ServiceCall;
  readonly perform: () => unknown;
  readonly realm: Realm;
  /** Its position among the calls of its execution, from 0. */
  readonly position: number;
}

export interface Process {
  readonly id: string;
  readonly execution: EmulatedExecution;
  readonly clock: ProcessClock;
  readonly calls: readonly LoggedCall[];
  /** How it ended, null while it has not. */
  readonly outcome: ExecutionOutcome | null;
  /** Runs from the beginning through what has happened, and on until it ends or is stopped. */
  resume(): void;
  /** Called when others have gone on while this one stood still, and it goes on where it stands. */
  goOn(): void;
  /** Stops the execution at the call that is about to happen, to be resumed there. Never returns. */
  pause(): never;
  /** Stops the execution for good. Never returns. @param lost which of its unflushed writes never arrive */
  kill(lost: (count: number) => readonly number[]): never;
}

/** The message of the error that ends a killed execution. */
const killedText = 'The execution was killed.';

/** Opens an execution; nothing of it has run yet. */
export function openProcess({ launch, open, start, clock, context, carryOut }: ProcessOptions): Process {
  const startedMs = clock.trueMs();
  const execution = open({ ...start, clock });
  const calls: LoggedCall[] = [];
  let outcome: ExecutionOutcome | null = null;
  let isPaused = false;
  let difference: string | null = null;
  let reached = 0;

  const happen = (pending: PendingCall): unknown => {
    clock.catchUp();
    const result = resultOf(() => carryOut(process, pending));
    calls.push({ call: pending.call, result, nowMs: clock.trueMs() });
    return recallResult(result, pending.realm);
  };
  const interceptorFor = (realm: Realm): Interceptor => {
    reached = 0;
    return <T>(call: ServiceCall, perform: () => T): T => {
      const position = reached;
      const known = calls[position];
      reached += 1;
      if (known === undefined) return happen({ call, perform, realm, position }) as T;
      difference = differenceOf(known.call, call);
      if (difference !== null) throw new ExecutionStopped(difference);
      clock.set(known.nowMs);
      return recallResult(known.result, realm) as T;
    };
  };
  const process: Process = {
    id: launch.id,
    execution,
    clock,
    calls,
    get outcome() {
      return outcome;
    },
    resume() {
      isPaused = false;
      clock.set(startedMs);
      launch.onTurn();
      const ended = execution.attempt(launch.functionName, launch.makeArguments, {
        interceptors: (realm) => [interceptorFor(realm)],
        context,
      });
      if (reached < calls.length) difference ??= `it ended after ${reached} of ${calls.length} calls`;
      if (difference !== null) throw new Error(`${launch.id} did not repeat itself: ${difference}`);
      if (!isPaused) outcome = execution.end(ended);
    },
    goOn() {
      clock.catchUp();
      launch.onTurn();
    },
    pause() {
      isPaused = true;
      throw new ExecutionStopped('The execution is paused.');
    },
    kill(lost) {
      execution.pending.discard(lost(execution.pending.mutations.length));
      throw new ExecutionStopped(killedText);
    },
  };
  return process;
}

function resultOf(carryOut: () => unknown): CallResult {
  try {
    return { kind: 'value', value: carryOut() };
  } catch (error) {
    if (error instanceof ExecutionStopped) throw error;
    const { name, message } = error as Error;
    return { kind: 'exception', name, message };
  }
}

/** The time as one execution sees it: it stands still while the execution is paused, and runs again as it did then. */
export interface ProcessClock extends EmulatorClock {
  /** Goes to the time of a call that is handed back from memory. */
  set(ms: number): void;
  /** Goes to the world's time, for a call that happens now. */
  catchUp(): void;
  /** The world's time that is shown now, without the skew. */
  trueMs(): number;
}

/** @param skewMs how far the clock of this execution's machine is off */
export function createProcessClock(world: EmulatorClock, skewMs: number): ProcessClock {
  let nowMs = world.now();
  const catchUp = (): void => {
    nowMs = world.now();
  };
  const advance = (ms: number): void => {
    world.advance(ms);
    catchUp();
  };
  return {
    now: () => nowMs + skewMs,
    trueMs: () => nowMs,
    advance,
    sleep(ms) {
      world.sleep(ms);
      catchUp();
    },
    set(ms) {
      nowMs = ms;
    },
    catchUp,
  };
}
