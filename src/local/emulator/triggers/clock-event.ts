/** The event object of a clock trigger. */

/** Its fields in UTC, as the reference lists them; Monday is day 1 and Sunday day 7. */
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
