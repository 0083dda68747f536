/** Shows that the calendar of the core is the host's, day by day. */
import { addDays, isCalendarDay } from '../../../src/core/billing/calendar.ts';

const MS_PER_DAY = 86_400_000;
const FIRST = Date.UTC(1900, 0, 1) / MS_PER_DAY;
const LAST = Date.UTC(2999, 11, 31) / MS_PER_DAY;

test('walks through every day of the supported years without a gap', () => {
  let day: string | null = '1900-01-01';
  for (let number = FIRST; number <= LAST; number += 1) {
    // The host's own calendar, which the core does not use.
    const hostDay = new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
    if (day !== hostDay || !isCalendarDay(day)) {
      throw new Error(`Day ${number} is ${hostDay}, not ${day}.`);
    }
    day = addDays(day, 1);
  }
  expect(day).toBeNull();
});
