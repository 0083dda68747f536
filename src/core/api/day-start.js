/** Finds the instant at which a calendar day begins in a time zone. */
import { addDays } from '../billing/calendar.ts';
// No time zone is further from UTC than 14 hours.
const farthestMs = 15 * 60 * 60 * 1000;
/**
 * RFC 3339 in UTC.
 * @param daysLater 1 for the day after
 */
export function dayStart(clock, timeZone, day, daysLater) {
  const wanted = addDays(day, daysLater) ?? day;
  const middle = Date.parse(`${wanted}T00:00:00.000Z`);
  let before = middle - farthestMs;
  let after = middle + farthestMs;
  // The earliest second of that day or, where a zone has skipped it, of the next.
  while (after - before > 1000) {
    const half = before + Math.floor((after - before) / 2000) * 1000;
    if (clock.dayOf(half, timeZone) < wanted) before = half;
    else after = half;
  }
  return new Date(after).toISOString();
}
