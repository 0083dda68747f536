/** Runs installed clock triggers: those that are due, or one of them now; charges the day's quota and logs failures. */
import type { MakeArguments } from '../execution/attempt.ts';
import type { Start, RunExecution } from '../execution/emulated-execution.ts';
import type { ExecutionOutcome } from '../execution/outcome.ts';
import type { World } from '../world.ts';
import { beginCharge, refuseForToday } from './trigger-quota.ts';
import type { TriggerRecord } from './trigger-table.ts';

/** One run of a handler with its outcome; Google itself only mails about failures. */
export interface TriggerRun {
  readonly handler: string;
  /** Missing for a simple trigger. */
  readonly triggerUid?: string;
  readonly outcome: ExecutionOutcome;
}

/** A run about to begin. */
interface TriggerLaunch {
  readonly handler: string;
  readonly makeArguments: MakeArguments;
  readonly start: Start;
  /** How Google refuses to begin it; null when it may run. */
  readonly refusal: ExecutionOutcome | null;
  /** Charges the day for the time since the launch, and writes a failure into the script's log. */
  conclude(outcome: ExecutionOutcome): TriggerRun;
}

/** @throws Error for a uid that is not installed */
function launchTrigger(world: World, uid: string): TriggerLaunch {
  const record = world.triggers.find(uid);
  if (!record) throw new Error(`No trigger with the uid ${uid} is installed.`);
  const { handler, owner } = record;
  const event = createClockEvent(world.triggerNow(), uid);
  const refusal = refuseForToday(world);
  const charge = beginCharge(world);
  return {
    handler,
    makeArguments: () => [event],
    start: { kind: 'time_trigger', activeUser: owner },
    refusal,
    conclude(outcome) {
      if (refusal === null) charge(outcome);
      recordFailure(world, handler, outcome);
      return { handler, triggerUid: uid, outcome };
    },
  };
}

/**
 * The enabled clock triggers whose time has come, as functions that launch each when its turn comes: once, however many of its
 * times were missed, and not at all (null) when an earlier one has deleted it.
 */
export function dueLaunches(world: World): readonly (() => TriggerLaunch | null)[] {
  const nowMs = world.triggerNow();
  const isDue = ({ disabled, dueMs }: TriggerRecord): boolean =>
    !disabled && dueMs !== null && dueMs <= nowMs;
  const due = world.triggers.list().filter(isDue);
  return due.map(({ uid }) => () => {
    if (!world.triggers.find(uid)) return null;
    world.triggers.reschedule(uid, nowMs);
    return launchTrigger(world, uid);
  });
}

/** Writes a failed run into the script's log, where the developer looks. */
export function recordFailure(world: World, handler: string, outcome: ExecutionOutcome): void {
  if (outcome.ok) return;
  world.log.add({
    atMs: world.clock.now(),
    executionId: handler,
    severity: 'ERROR',
    text: `The trigger ${handler} failed: ${outcome.text}`,
  });
}

/**
 * The event object of a clock trigger, its fields in UTC as the reference lists them; Monday is day 1 and Sunday day
 * 7.
 */
export function createClockEvent(nowMs: number, triggerUid: string): Readonly<Record<string, unknown>> {
  const now = new Date(nowMs);
  return {
    authMode: 'FULL',
    'day-of-month': now.getUTCDate(),
    'day-of-week': now.getUTCDay() || 7,
    hour: now.getUTCHours(),
    minute: now.getUTCMinutes(),
    month: now.getUTCMonth() + 1,
    second: now.getUTCSeconds(),
    timezone: 'UTC',
    triggerUid,
    'week-of-year': isoWeek(now),
    year: now.getUTCFullYear(),
  };
}

/** The week of ISO 8601, which belongs to the year of its Thursday. */
function isoWeek(date: Date): number {
  const thursday = new Date(date);
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const yearStartMs = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - yearStartMs) / (7 * 24 * 60 * 60_000)) + 1;
}

export interface TriggerRunner {
  readonly world: World;
  readonly run: RunExecution;
}

/** Runs every enabled clock trigger whose time has come, one after the other. */
export function fireDueTriggers({ world, run }: TriggerRunner): readonly TriggerRun[] {
  return dueLaunches(world).flatMap((begin) => {
    const launch = begin();
    return launch === null ? [] : [carryOut(run, launch)];
  });
}

/**
 * Runs one installed clock trigger now.
 * @throws Error for a uid that is not installed
 */
export function fireTrigger({ world, run }: TriggerRunner, uid: string): TriggerRun {
  return carryOut(run, launchTrigger(world, uid));
}

function carryOut(run: RunExecution, launch: TriggerLaunch): TriggerRun {
  const { handler, makeArguments, start, refusal, conclude } = launch;
  return conclude(refusal ?? run(handler, makeArguments, start));
}
