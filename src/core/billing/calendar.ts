/** Calculates with calendar days as text `YYYY-MM-DD`, without time zones and without Date. */

/** Within these days every year has four digits and the Gregorian calendar holds everywhere it is used. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

const DAY = /^\d{4}-\d\d-\d\d$/;

const DAYS_IN_400_YEARS = 146_097;
const DAYS_IN_4_YEARS = 1461;
const DAYS_IN_100_YEARS = 36_524;

/** True for a day that exists, from 1900-01-01 to 2999-12-31. */
export function isCalendarDay(text: string): boolean {
  return DAY.test(text) && isSupported(text) && formatDay(numberDay(text)) === text;
}

/** The day that many days later, or earlier when negative; null outside 1900-01-01 to 2999-12-31. */
export function addDays(day: string, days: number): string | null {
  const result = formatDay(numberDay(day) + days);
  return DAY.test(result) && isSupported(result) ? result : null;
}

/** Orders days: negative, zero or positive as `left` is before, on or after `right`. */
export function compareDays(left: string, right: string): -1 | 0 | 1 {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}

function isSupported(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Days since 0000-03-01. Years are counted from March, so that the leap day is the last of its year. */
function numberDay(day: string): number {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const marchYear = month < 3 ? year - 1 : year;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + daysBeforeMonth((month + 9) % 12) + dayOfMonth - 1;
}

/** Days from 1 March to the first of the month that comes `months` later: five months have 153 days. */
function daysBeforeMonth(months: number): number {
  return Math.floor((months * 153 + 2) / 5);
}

function formatDay(dayNumber: number): string {
  const cycle = Math.floor(dayNumber / DAYS_IN_400_YEARS);
  const inCycle = dayNumber - cycle * DAYS_IN_400_YEARS;
  // Taking out the leap days passed leaves years of 365 days; the cycle's last day is a leap day too.
  const leapDays =
    Math.floor(inCycle / (DAYS_IN_4_YEARS - 1)) -
    Math.floor(inCycle / DAYS_IN_100_YEARS) +
    Math.floor(inCycle / (DAYS_IN_400_YEARS - 1));
  const yearOfCycle = Math.floor((inCycle - leapDays) / 365);
  const inYear = inCycle - (yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const months = Math.floor((inYear * 5 + 2) / 153);
  const month = ((months + 2) % 12) + 1;
  const year = cycle * 400 + yearOfCycle + (month < 3 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(inYear - daysBeforeMonth(months) + 1, 2)}`;
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
