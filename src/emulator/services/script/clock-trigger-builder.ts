/** Google's class ClockTriggerBuilder. */
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import { installTrigger, type TriggerWorld, type Trigger } from './trigger.ts';

/** The only periods in minutes that Google accepts. */
const minutesAllowed = [1, 5, 10, 15, 30];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface ClockTriggerBuilder {
  create(): Trigger;
  everyHours(hours: number): ClockTriggerBuilder;
  everyMinutes(minutes: number): ClockTriggerBuilder;
}

/** A builder for the handler's clock trigger. */
export function createClockTriggerBuilder(
  execution: Execution,
  world: TriggerWorld,
  handler: string,
): ClockTriggerBuilder {
  const { realm } = execution;
  let periodMs: number | undefined;
  const every = (ms: number): ClockTriggerBuilder => {
    periodMs = ms;
    return builder;
  };
  const builder: ClockTriggerBuilder = strict(realm, 'ClockTriggerBuilder', {
    everyHours: (hours) => every(hours * hourMs),
    everyMinutes(minutes) {
      if (!minutesAllowed.includes(minutes))
        throw realm.exception(
          'The value you passed to everyMinutes was invalid. It must be one of 1, 5, 10, 15 or 30.',
        );
      return every(minutes * minuteMs);
    },
    create() {
      if (periodMs === undefined)
        throw realm.exception('The trigger has no recurrence: call everyMinutes or everyHours first.');
      return installTrigger(execution, world, { handler, eventType: 'CLOCK', schedule: { periodMs } });
    },
  });
  return builder;
}
