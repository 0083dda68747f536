/**
 * Runs executions of the script beside each other. Each has its own clock; a turn lets one go on until another has an
 * earlier clock. They share the workbook, the cache and the locks.
 */
import { createScriptContext } from '../../../src/emulator/loader/script-context.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { MakeArguments } from '../../../src/emulator/execution/attempt.ts';
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import { openProcess, type PendingCall, type Process } from '../../../src/emulator/execution/process.ts';
import { simultaneousExecutionsMax } from '../../../src/emulator/front-end/execution-slots.ts';
import type { LockQueues } from './lock-queue.ts';
import { createParallelClock } from './parallel-clock.ts';

/** An execution that Google is asked to start. */
interface Order {
  readonly functionName: string;
  readonly makeArguments: MakeArguments;
  /** When its first service call may happen, after its start. */
  readonly runMs: number;
  readonly kind: 'web_app' | 'time_trigger';
  /** Called once it has ended. */
  readonly ended: (outcome: ExecutionOutcome, nowMs: number) => void;
}

export interface Executions {
  /** False when Google runs as many as it ever does. */
  start(order: Order): boolean;
  /** When the next one can go on; never when none is running. */
  readyMs(): number;
  /** Lets that one go on, at most until `untilMs`. */
  goOn(untilMs: number): void;
}

export function createExecutions(emulator: Emulator, locks: LockQueues): Executions {
  const { folder, clock } = emulator.world;
  const context = createScriptContext(folder.path, folder.manifest.timeZone);
  const running = new Map<Process, Order['ended']>();
  const turn: { process: Process | null; atMs: number; untilMs: number } = {
    process: null,
    atMs: 0,
    untilMs: 0,
  };
  let started = 0;

  const carryOut = (process: Process, pending: PendingCall): unknown => {
    if (pending.call.ms === 0) return pending.perform();
    // The process replays its earlier calls, which sets its clock back to the time before it waited for the lock.
    process.clock.set(Math.max(process.clock.now(), turn.atMs));
    if (turn.process !== process || process.clock.now() > turn.untilMs) return process.pause();
    if (!locks.mayAsk(process, pending)) return process.pause();
    clock.advance(process.clock.now() - clock.now());
    const result = pending.perform();
    locks.observe(process, pending, result);
    // One that has waited for the lock may go on as soon as it is free.
    if (pending.call.member.startsWith('Lock.')) turn.process = null;
    return result;
  };
  const next = (): Process | null =>
    [...running.keys()].reduce<Process | null>(
      (first, one) => (first === null || locks.readyMs(one) < locks.readyMs(first) ? one : first),
      null,
    );

  return {
    start({ functionName, makeArguments, runMs, kind, ended }) {
      if (running.size >= simultaneousExecutionsMax) return false;
      started += 1;
      const process = openProcess({
        launch: { id: `execution.${started}`, functionName, makeArguments, onTurn: () => undefined },
        open: emulator.open,
        start: { kind, activeUser: '' },
        clock: createParallelClock(runMs),
        context,
        carryOut,
      });
      running.set(process, ended);
      return true;
    },
    readyMs() {
      const process = next();
      return process === null ? Number.POSITIVE_INFINITY : locks.readyMs(process);
    },
    goOn(untilMs) {
      const process = next();
      if (process === null) return;
      const others = [...running.keys()].filter((one) => one !== process).map(locks.readyMs);
      Object.assign(turn, { process, atMs: locks.readyMs(process), untilMs: Math.min(untilMs, ...others) });
      process.resume();
      const { outcome } = process;
      if (outcome === null) return;
      locks.ended(process);
      running.get(process)?.(outcome, process.clock.now());
      running.delete(process);
    },
  };
}
