/** Google's class ClockTriggerBuilder. */
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import type { ClockSchedule } from '../../triggers/clock-schedule.ts';
import { installTrigger, type TriggerWorld, type Trigger } from './trigger.ts';

/** The only periods in minutes that Google accepts. */
const minutesAllowed = [1, 5, 10, 15, 30];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Google's enumeration Weekday, in the order of JavaScript's days. */
export const weekDays: readonly string[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
];

export interface ClockTriggerBuilder {
  after(delayMs: number): ClockTriggerBuilder;
  at(date: Date): ClockTriggerBuilder;
  atHour(hour: number): ClockTriggerBuilder;
  create(): Trigger;
  everyDays(days: number): ClockTriggerBuilder;
  everyHours(hours: number): ClockTriggerBuilder;
  everyMinutes(minutes: number): ClockTriggerBuilder;
  everyWeeks(weeks: number): ClockTriggerBuilder;
  inTimezone(timeZone: string): ClockTriggerBuilder;
  nearMinute(minute: number): ClockTriggerBuilder;
  onWeekDay(day: string): ClockTriggerBuilder;
}

interface ScheduleParts {
  period?: ClockSchedule | { readonly kind: 'days'; readonly days: number };
  weekDay?: number;
  hour: number;
  minute: number;
  timeZone: string;
}

/**
 * A builder for the handler's clock trigger.
 * @param timeZone the script's zone, used unless `inTimezone` names another
 */
export function createClockTriggerBuilder(
  execution: Execution,
  world: TriggerWorld,
  { handler, timeZone }: { readonly handler: string; readonly timeZone: string },
): ClockTriggerBuilder {
  const { realm } = execution;
  const parts: ScheduleParts = { hour: 0, minute: 0, timeZone };
  const set = (part: Partial<ScheduleParts>): ClockTriggerBuilder => {
    Object.assign(parts, part);
    return builder;
  };
  const builder: ClockTriggerBuilder = strict(realm, 'ClockTriggerBuilder', {
    after: (delayMs) => set({ period: { kind: 'once', atMs: world.now() + delayMs } }),
    at: (date) => set({ period: { kind: 'once', atMs: date.getTime() } }),
    atHour: (hour) => set({ hour }),
    everyDays: (days) => set({ period: { kind: 'days', days } }),
    everyHours: (hours) => set({ period: { kind: 'every', periodMs: hours * hourMs } }),
    everyMinutes(minutes) {
      if (!minutesAllowed.includes(minutes))
        throw realm.exception(
          'The value you passed to everyMinutes was invalid. It must be one of 1, 5, 10, 15 or 30.',
        );
      return set({ period: { kind: 'every', periodMs: minutes * minuteMs } });
    },
    everyWeeks: (weeks) => set({ period: { kind: 'days', days: 7 * weeks } }),
    inTimezone: (zone) => set({ timeZone: zone }),
    nearMinute: (minute) => set({ minute }),
    onWeekDay: (day) => set({ weekDay: weekDays.indexOf(String(day)) }),
    create() {
      const schedule = scheduleOf(parts);
      if (!schedule) throw realm.exception('The trigger has no recurrence: call every…, at or after first.');
      return installTrigger(execution, world, { handler, eventType: 'CLOCK', schedule });
    },
  });
  return builder;
}

/** A weekday alone means every week on that day. */
function scheduleOf({ period, weekDay, hour, minute, timeZone }: ScheduleParts): ClockSchedule | undefined {
  if (period && period.kind !== 'days') return period;
  if (!period && weekDay === undefined) return undefined;
  const days = period?.days ?? 7;
  const daily = { kind: 'daily', days, hour, minute, timeZone } as const;
  return weekDay === undefined ? daily : { ...daily, weekDay };
}
