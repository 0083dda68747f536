/** Prepares one run of an installed clock trigger, and keeps the books when it has ended. */
import type { MakeArguments } from '../execution/attempt.ts';
import type { Start } from '../execution/emulated-execution.ts';
import { createMeter } from '../execution/meter.ts';
import type { Outcome } from '../execution/outcome.ts';
import type { World } from '../world.ts';
import { createClockEvent } from './clock-event.ts';
import type { TriggerRecord } from './trigger-table.ts';

/** One run of a handler, for whoever wants to see failures, which Google only mails about. */
export interface TriggerRun {
  readonly handler: string;
  /** Missing for a simple trigger. */
  readonly triggerUid?: string;
  readonly outcome: Outcome;
}

/** A run about to begin. */
export interface TriggerLaunch {
  readonly handler: string;
  readonly makeArguments: MakeArguments;
  readonly start: Start;
  /** How Google refuses to begin it; null when it may run. */
  readonly refusal: Outcome | null;
  /** Charges the day for the time since the launch, and writes a failure into the script's log. */
  conclude(outcome: Outcome): TriggerRun;
}

/** @throws Error for a uid that is not installed */
export function launchTrigger(world: World, uid: string): TriggerLaunch {
  const { clock, quotas } = world;
  const record = world.triggers.find(uid);
  if (!record) throw new Error(`No trigger with the uid ${uid} is installed.`);
  const { handler, owner } = record;
  const event = createClockEvent(world.triggerNow(), uid);
  const beganMs = clock.now();
  const refusal = refuseForToday(world);
  return {
    handler,
    makeArguments: () => [event],
    start: { kind: 'time_trigger', activeUser: owner },
    refusal,
    conclude(outcome) {
      if (refusal === null) quotas.use('triggers', clock.now() - beganMs, beganMs);
      recordFailure(world, handler, outcome);
      return { handler, triggerUid: uid, outcome };
    },
  };
}

/**
 * The enabled clock triggers whose time has come, each to be launched when its turn is: once, however many of its
 * times were missed, and not at all (null) when an earlier one of the round has deleted it.
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
export function recordFailure(world: World, handler: string, outcome: Outcome): void {
  if (outcome.ok) return;
  world.log.add({
    atMs: world.clock.now(),
    executionId: handler,
    severity: 'ERROR',
    text: `The trigger ${handler} failed: ${outcome.text}`,
  });
}

/** Google starts no trigger any more once the day's time is used up. */
function refuseForToday({ clock, quotas }: World): Outcome | null {
  if (quotas.remaining('triggers', clock.now()) > 0) return null;
  const text = 'Service using too much computer time for one day';
  return { ok: false, reason: 'stopped', text, error: new Error(text), usage: createMeter(clock).usage };
}
