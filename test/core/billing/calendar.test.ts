/** Shows that calendar days are checked and counted by the Gregorian calendar. */

import fc from 'fast-check';
import { addDays, compareDays, isCalendarDay } from '../../../src/core/billing/calendar.ts';

const MS_PER_DAY = 86_400_000;
const FIRST = Date.UTC(1900, 0, 1) / MS_PER_DAY;
const LAST = Date.UTC(2999, 11, 31) / MS_PER_DAY;

/** The day by the host's own calendar, which the core does not use. */
function hostDay(daysSinceEpoch: number): string {
  return new Date(daysSinceEpoch * MS_PER_DAY).toISOString().slice(0, 10);
}

describe('isCalendarDay', () => {
  test.each([
    '1900-01-01',
    '2999-12-31',
    '2024-02-29',
    '2000-02-29',
    '2400-02-29',
    '2026-04-30',
    '2026-12-31',
  ])('accepts %s', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  test.each([
    '1899-12-31',
    '3000-01-01',
    '0001-01-01',
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '2026-99-99',
    '2026-1-01',
    '2026-01-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '２０２６-01-01',
    '',
  ])('refuses %p', (day) => {
    expect(isCalendarDay(day)).toBe(false);
  });

  test('accepts exactly the days of the calendar among all spellings of a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2999 }),
        fc.nat({ max: 14 }),
        fc.nat({ max: 33 }),
        (year, month, day) => {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const host = new Date(Date.UTC(year, month - 1, day));
          expect(isCalendarDay(text)).toBe(host.toISOString().slice(0, 10) === text);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('addDays', () => {
  test.each([
    ['2026-01-31', 30, '2026-03-02'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2000-02-29', 366, '2001-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-07-01', 0, '2026-07-01'],
    ['1900-01-01', 401_766, '2999-12-31'],
  ])('counts from %s by %i days to %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });

  test('gives nothing outside the supported days', () => {
    expect(addDays('2999-12-31', 1)).toBeNull();
    expect(addDays('1900-01-01', -1)).toBeNull();
    expect(addDays('2026-01-01', 5_000_000)).toBeNull();
    expect(addDays('2026-01-01', -5_000_000)).toBeNull();
  });

  // One step over the end of each month and one over a plain day show the calendar of 1,100 years: within a month the
  // days follow each other by counting.
  test('walks through the months of the supported years without a gap', () => {
    const steps: (readonly [from: string, to: string | null])[] = [];
    let number = FIRST;
    for (let month = 0; month < 1100 * 12; month += 1) {
      const next = Date.UTC(1900, month + 1, 1) / MS_PER_DAY;
      steps.push([hostDay(number), hostDay(number + 1)]);
      steps.push([hostDay(next - 1), next > LAST ? null : hostDay(next)]);
      number = next;
    }
    expect(number).toBe(LAST + 1);
    // One expectation for all of them, because each takes its time.
    expect(steps.filter(([from, to]) => addDays(from, 1) !== to)).toEqual([]);
  });

  test('leads back by the same number of days', () => {
    const dayNumber = fc.integer({ min: FIRST, max: LAST });
    fc.assert(
      fc.property(dayNumber, dayNumber, (from, to) => {
        expect(addDays(hostDay(from), to - from)).toBe(hostDay(to));
      }),
    );
  });
});

describe('compareDays', () => {
  test('orders days by time', () => {
    expect(compareDays('2026-01-31', '2026-02-01')).toBe(-1);
    expect(compareDays('2026-02-01', '2026-02-01')).toBe(0);
    expect(compareDays('2027-01-01', '2026-12-31')).toBe(1);
  });
});
