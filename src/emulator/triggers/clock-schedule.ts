/** The schedule of a clock trigger, and the next time by it. */
import { createZone } from '../time/zone.ts';

/** The schedule that a script gave a clock trigger's builder, as plain data. */
export type ClockSchedule =
  | { readonly kind: 'once'; readonly atMs: number }
  | { readonly kind: 'every'; readonly periodMs: number }
  | DailySchedule;

/** Every so many days, or weeks on one day, at a time of the zone's wall clock. */
interface DailySchedule {
  readonly kind: 'daily';
  readonly days: number;
  /** 0 is Sunday; missing: any day. */
  readonly weekDay?: number;
  readonly hour: number;
  readonly minute: number;
  readonly timeZone: string;
}

const dayMs = 24 * 60 * 60_000;

/** The first time after `nowMs` that the schedule asks for. */
export function nextDueMs(schedule: ClockSchedule, nowMs: number): number {
  if (schedule.kind === 'once') return schedule.atMs;
  if (schedule.kind === 'every') return nowMs + schedule.periodMs;
  const zone = createZone(schedule.timeZone);
  const localNowMs = zone.toLocal(nowMs);
  const midnightMs = Math.floor(localNowMs / dayMs) * dayMs;
  const timeOfDayMs = (schedule.hour * 60 + schedule.minute) * 60_000;
  // The first run comes on the first fitting day, the later ones after the whole period.
  const firstDay =
    midnightMs + timeOfDayMs > localNowMs
      ? 0
      : Math.max(1, schedule.weekDay === undefined ? schedule.days : 1);
  for (let day = firstDay; ; day++) {
    const localMs = midnightMs + day * dayMs;
    if (schedule.weekDay === undefined || new Date(localMs).getUTCDay() === schedule.weekDay)
      return zone.fromLocal(localMs + timeOfDayMs);
  }
}
