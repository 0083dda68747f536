/** Runs the clock triggers that are due. */
import type { RunExecution } from '../emulated-execution.ts';
import { createMeter } from '../meter.ts';
import type { Outcome } from '../outcome.ts';
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

export interface TriggerRunner {
  readonly world: World;
  readonly run: RunExecution;
}

/** Runs every enabled clock trigger whose time has come, once each, however many of its times were missed. */
export function fireDueTriggers({ world, run }: TriggerRunner): readonly TriggerRun[] {
  const nowMs = world.triggerNow();
  const due = world.triggers
    .list()
    .filter(({ disabled, dueMs }) => !disabled && dueMs !== null && dueMs <= nowMs);
  return due.flatMap(({ uid }) => {
    // An earlier handler of this round may have deleted it.
    if (!world.triggers.find(uid)) return [];
    world.triggers.reschedule(uid, nowMs);
    return [fireTrigger({ world, run }, uid)];
  });
}

/**
 * Runs one installed clock trigger now.
 * @throws Error for a uid that is not installed
 */
export function fireTrigger({ world, run }: TriggerRunner, uid: string): TriggerRun {
  const record = world.triggers.find(uid);
  if (!record) throw new Error(`No trigger with the uid ${uid} is installed.`);
  const event = createClockEvent(world.triggerNow(), uid);
  const start = { kind: 'time_trigger', activeUser: record.owner } as const;
  const outcome = runWithinDay(world, () => run(record.handler, () => [event], start));
  recordFailure(world, record, outcome);
  return { handler: record.handler, triggerUid: uid, outcome };
}

/** Google starts no trigger any more once the day's time is used up. */
function runWithinDay({ clock, quotas }: World, run: () => Outcome): Outcome {
  const beganMs = clock.now();
  if (quotas.remaining('triggers', beganMs) <= 0) {
    const text = 'Service using too much computer time for one day';
    return { ok: false, reason: 'stopped', text, error: new Error(text), usage: createMeter(clock).usage };
  }
  const outcome = run();
  quotas.use('triggers', clock.now() - beganMs, beganMs);
  return outcome;
}

/** Writes a failed run into the script's log, where the developer looks. */
export function recordFailure(
  world: World,
  { handler }: Pick<TriggerRecord, 'handler'>,
  outcome: Outcome,
): void {
  if (outcome.ok) return;
  world.log.add({
    atMs: world.clock.now(),
    executionId: handler,
    severity: 'ERROR',
    text: `The trigger ${handler} failed: ${outcome.text}`,
  });
}
