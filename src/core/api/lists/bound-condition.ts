/** Conditions with a bound, such as `total[gte]=100`: of decimals, of days and of instants. */
import { addDays, isCalendarDay } from '../../billing/calendar.ts';
import { compareDecimals, parseDecimal } from '../../billing/decimal.ts';
import type { Condition, Search } from '../../store/search/condition.ts';
import type { Session } from '../../store/session.ts';
import type { Clock } from '../../workspace.ts';
import type { Bound, BoundedComparison } from './list-parameters.ts';

// No time zone is further from UTC than 14 hours.
const farthestMs = 15 * 60 * 60 * 1000;

/** Returns the condition, or a sentence about what is wrong with the text. A record without a value meets no bound. */
export function boundCondition(
  session: Session,
  compares: BoundedComparison,
  field: string,
  bound: Bound,
  text: string,
): Condition | string {
  const holdsFor = (side: Bound, compare: (value: string) => number): Condition => ({
    needs: [field],
    holds: ({ [field]: value }) =>
      value !== null && value !== undefined && meets(compare(String(value)), side),
  });
  if (compares === 'number') {
    const parsed = parseDecimal(text);
    return parsed.ok
      ? holdsFor(bound, (value) => compareDecimals(value, parsed.value))
      : 'Must be a decimal number.';
  }
  const isDay = isCalendarDay(text);
  if (compares === 'day')
    return isDay
      ? {
          ...holdsFor(bound, (value) => compareTexts(value, text)),
          searches: [daysBeyond(field, bound, text)],
        }
      : 'Must be a day, YYYY-MM-DD.';
  if (isDay) {
    // A day stands for all of its instants, so gt and lte compare with the beginning of the next day.
    const isAfter = bound === 'gt' || bound === 'lte';
    const edge = dayStart(session.workspace.clock, session.settings.time_zone, text, isAfter ? 1 : 0);
    return holdsFor(bound === 'gt' || bound === 'gte' ? 'gte' : 'lt', (value) => compareTexts(value, edge));
  }
  // A client that did not encode a plus sign has sent a blank.
  const isInstant = isCalendarDay(text.slice(0, 10)) && /^.{10}T.+(Z|[+ -]\d\d:\d\d)$/.test(text);
  const instant = isInstant ? Date.parse(text.replace(' ', '+')) : Number.NaN;
  if (Number.isNaN(instant)) return 'Must be a day, or an RFC 3339 time such as 2026-01-31T12:00:00Z.';
  const edge = new Date(instant).toISOString();
  return holdsFor(bound, (value) => compareTexts(value, edge));
}

/** Finds the days beyond one: each begins like it up to a digit that is smaller, or larger. */
export function daysBeyond(field: string, bound: Bound, day: string): Search {
  const isLater = bound === 'gte' || bound === 'gt';
  const beginnings = [...day].flatMap((digit, place) => {
    const others = isLater ? '123456789'.slice(Number(digit)) : '012345678'.slice(0, Number(digit));
    return others === '' || digit === '-' ? [] : [`${day.slice(0, place)}[${others}]`];
  });
  const own = bound === 'gte' || bound === 'lte' ? [day] : [];
  return { fields: [field], pattern: `^(${[...beginnings, ...own].join('|')})[-\\d]*$` };
}

function meets(comparison: number, bound: Bound): boolean {
  if (comparison === 0) return bound === 'gte' || bound === 'lte';
  return comparison > 0 === (bound === 'gte' || bound === 'gt');
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * The instant at which a calendar day begins in a time zone, in RFC 3339 and UTC.
 * @param daysLater 1 for the day after
 */
export function dayStart(clock: Clock, timeZone: string, day: string, daysLater: number): string {
  const wanted = addDays(day, daysLater) ?? day;
  const middle = Date.parse(`${wanted}T00:00:00.000Z`);
  let before = middle - farthestMs;
  let after = middle + farthestMs;
  // The loop finds the earliest second of that day or, where the zone has skipped it, of the next.
  while (after - before > 1000) {
    const half = before + Math.floor((after - before) / 2000) * 1000;
    if (clock.dayOf(half, timeZone) < wanted) before = half;
    else after = half;
  }
  return new Date(after).toISOString();
}
