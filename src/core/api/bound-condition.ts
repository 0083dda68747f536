/** Conditions with a bound, such as `total[gte]=100`: of decimals, of days and of instants. */
import { isCalendarDay } from '../billing/calendar.ts';
import { compareDecimals, parseDecimal } from '../billing/decimal.ts';
import type { Condition, Search } from '../store/read/query.ts';
import type { Session } from '../store/session.ts';
import { dayStart } from './day-start.ts';
import type { Bound } from './list-parameters.ts';

export type BoundKind = 'decimal' | 'day' | 'instant';

/** The condition, or in words what is wrong with the text. A record without a value meets no bound. */
export function boundCondition(
  session: Session,
  kind: BoundKind,
  field: string,
  bound: Bound,
  text: string,
): Condition | string {
  const holdsFor = (side: Bound, compare: (value: string) => number): Condition => ({
    needs: [field],
    holds: ({ [field]: value }) =>
      value !== null && value !== undefined && meets(compare(String(value)), side),
  });
  if (kind === 'decimal') {
    const parsed = parseDecimal(text);
    return parsed.ok
      ? holdsFor(bound, (value) => compareDecimals(value, parsed.value))
      : 'Must be a decimal number.';
  }
  const isDay = isCalendarDay(text);
  if (kind === 'day')
    return isDay
      ? {
          ...holdsFor(bound, (value) => compareTexts(value, text)),
          searches: [daysBeyond(field, bound, text)],
        }
      : 'Must be a day, YYYY-MM-DD.';
  if (isDay) {
    // A day is all its instants: it ends for gt and lte where the next begins.
    const isAfter = bound === 'gt' || bound === 'lte';
    const edge = dayStart(session.workspace.clock, session.settings.time_zone, text, isAfter ? 1 : 0);
    return holdsFor(bound === 'gt' || bound === 'gte' ? 'gte' : 'lt', (value) => compareTexts(value, edge));
  }
  // A plus sign that was not encoded has become a blank.
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
