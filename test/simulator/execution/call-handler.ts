/** Carries out service calls as they happen: here executions change places, wait for locks, and things go wrong. */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import type { Effect, Moment } from '../failures/injected-failure.ts';
import { failures } from '../failures/index.ts';
import { quotaFailure } from '../failures/service-failures.ts';
import type { Scheduler } from '../schedule/scheduler.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import { describeCall } from './call-log.ts';
import type { PendingCall, Process } from './process.ts';

/** A lock that an execution waits for. */
interface LockWait {
  readonly lock: string;
  readonly untilMs: number;
}

export interface CallHandler {
  carryOut(process: Process, pending: PendingCall): unknown;
  /** The lock that a paused execution waits for, null when it could go on. */
  waitOf(process: Process): LockWait | null;
  /** Lets happen what goes wrong at a point; the effects on the call that comes next. */
  injectFailures(moment: Moment): readonly Effect[];
}

/** The state of an execution that is kept from attempt to attempt. */
interface Progress {
  /** The last position where somebody else could have gone on. */
  askedAt: number;
  wait: LockWait | null;
  /** How often it has begun to wait. */
  waits: number;
  /** The effects that hold for all its later calls. */
  standing: Effect[];
}

/** Lets other executions go on while one stands still before a call. */
interface Turns {
  /** Asks whether somebody else goes on at this point. */
  mayGiveWay(at: string): boolean;
  /** @returns false when the execution cannot go on where it stands, but has to be run again */
  standStill(at: string): boolean;
}

export function createCallHandler(world: SimulatedWorld, scheduler: Scheduler, turns: Turns): CallHandler {
  const progressOf = rememberProgress();
  const injectFailures: CallHandler['injectFailures'] = (moment) => {
    const { at } = moment;
    const possible = () => failures.filter((one) => one.isPossible(moment));
    return scheduler.injectFailures(at, possible).flatMap(({ what, choice }) => {
      const failure = failures.find(({ name }) => name === what);
      if (failure === undefined || !failure.isPossible(moment)) return [];
      world.note(() => `${at} ${what} ${choice}`);
      return failure.inject(moment, choice) ?? [];
    });
  };
  const standStill = (process: Process, at: string): void => {
    if (!turns.standStill(at)) process.pause();
    process.goOn();
  };
  // Google waits within the call; here others go on until the lock is free or its time is up.
  const waitForLock = (process: Process, call: ServiceCall, at: string): void => {
    const progress = progressOf(process);
    const look = (): LockWait | null => lockWait(world, process, call, progress.wait);
    for (progress.wait = look(); progress.wait !== null; progress.wait = look()) {
      // A plan tells this point from the one before the call.
      progress.waits += 1;
      standStill(process, `${at}/wait-${progress.waits}`);
    }
  };
  return {
    waitOf: (process) => progressOf(process).wait,
    injectFailures,
    carryOut(process, pending) {
      const { call, position } = pending;
      const progress = progressOf(process);
      const at = `${process.id}/${position}`;
      if (isShared(call) && progress.askedAt < position) {
        progress.askedAt = position;
        if (turns.mayGiveWay(at)) standStill(process, at);
      }
      waitForLock(process, call, at);
      const effects = injectFailures({ at, process, call, world });
      progress.standing.push(...effects.filter(({ lasts }) => lasts === 'execution'));
      const effect = effects.find(({ lasts }) => lasts === 'call') ?? progress.standing[0];
      world.tick += 1;
      world.drawUuidsFor(at);
      return traced(world, at, call, () => {
        const value = perform(world, process, pending, effect);
        world.windows.get(process.id)?.observe(call);
        return value;
      });
    },
  };
}

function rememberProgress(): (process: Process) => Progress {
  const all = new Map<string, Progress>();
  return ({ id }) => {
    const progress = all.get(id) ?? { askedAt: -1, wait: null, waits: 0, standing: [] };
    all.set(id, progress);
    return progress;
  };
}

/** Calls that only buffer or compute touch nothing shared: giving way before one equals giving way before the next. */
function isShared({ service, member, documentCalls }: ServiceCall): boolean {
  if (service === 'spreadsheet') return documentCalls > 0 && member !== 'Spreadsheet.getRange';
  return ['cache', 'properties', 'lock', 'url_fetch', 'mail'].includes(service);
}

/** Whom a call has to wait for, null when it can be made now. */
function lockWait(
  { emulator, clock }: SimulatedWorld,
  { execution }: Process,
  { service, member, detail }: ServiceCall,
  before: LockWait | null,
): LockWait | null {
  if (service !== 'lock' || !/\.(try|wait)Lock$/.test(member)) return null;
  const [lock, timeoutMs] = detail;
  const holder = emulator.world.locks.holder(String(lock));
  if (holder === undefined || holder === execution.id) return null;
  const wait = before ?? { lock: String(lock), untilMs: clock.now() + Number(timeoutMs) };
  return clock.now() < wait.untilMs ? wait : null;
}

function perform(
  { exhausted }: SimulatedWorld,
  process: Process,
  pending: PendingCall,
  effect: Effect | undefined,
): unknown {
  if (effect !== undefined) return effect.carryOut(process, pending);
  const { service } = pending.call;
  const left = exhausted.get(service) ?? 0;
  if (left === 0) return pending.perform();
  exhausted.set(service, left - 1);
  throw quotaFailure(pending);
}

const shownLength = 100;

function traced(world: SimulatedWorld, at: string, call: ServiceCall, carryOut: () => unknown): unknown {
  try {
    const value = carryOut();
    world.note(() => `${at} ${describeCall(call)} → ${(JSON.stringify(value) ?? '').slice(0, shownLength)}`);
    return value;
  } catch (error) {
    world.note(() => `${at} ${describeCall(call)} ✗ ${(error as Error).message}`);
    throw error;
  }
}
