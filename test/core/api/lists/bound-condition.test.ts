/** Bounds: each holds for exactly the values on its side, and for none that is missing. */
import fc from 'fast-check';
import { boundCondition, daysBeyond } from '../../../../src/core/api/lists/bound-condition.ts';
import { type BoundedComparison, bounds } from '../../../../src/core/api/lists/list-parameters.ts';
import type { Condition } from '../../../../src/core/store/search/condition.ts';
import type { Session } from '../../../../src/core/store/session.ts';

const kolkataMs = 5.5 * 3_600_000;

function isoOf(at: number): string {
  return new Date(at).toISOString();
}

const session = {
  settings: { time_zone: 'Asia/Kolkata' },
  workspace: { clock: { dayOf: (at: number) => isoOf(at + kolkataMs).slice(0, 10) } },
} as unknown as Session;

/** Which bounds a value meets. */
function met(kind: BoundedComparison, text: string, value: unknown): string[] {
  return bounds.filter((bound) => {
    const condition = boundCondition(session, kind, 'field', bound, text);
    if (typeof condition === 'string') throw new Error(condition);
    return condition.holds({ field: value });
  });
}

function expected(order: number): string[] {
  const sides = { gte: order >= 0, gt: order > 0, lte: order <= 0, lt: order < 0 };
  return bounds.filter((bound) => sides[bound]);
}

const cents = fc.integer({ min: -1000, max: 1000 });
const moment = fc.integer({ min: 0, max: 2_000_000_000_000 });

test('amounts are compared as numbers', () => {
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      expect(met('number', (other / 100).toFixed(2), String(one / 100))).toEqual(expected(one - other));
    }),
  );
});

test('days are compared as days', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [value, text] = [isoOf(one).slice(0, 10), isoOf(other).slice(0, 10)];
      expect(met('day', text, value)).toEqual(expected(value === text ? 0 : one - other));
    }),
  );
});

test('days are searched for by the pattern of exactly those that meet the bound', () => {
  const day = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, day, fc.integer({ min: -40, max: 40 }), (any, other, days) => {
      const [from, near] = [isoOf(other.getTime()), isoOf(other.getTime() + days * 86_400_000)];
      for (const value of [isoOf(any.getTime()), near].map((text) => text.slice(0, 10)))
        for (const bound of bounds) {
          const text = from.slice(0, 10);
          const condition = boundCondition(session, 'day', 'field', bound, text) as Condition;
          const [search] = condition.searches ?? [];
          const isFound = new RegExp(search?.pattern ?? '').test(value);
          expect({ value, bound, text, isFound }).toMatchObject({
            isFound: condition.holds({ field: value }),
          });
        }
    }),
    { numRuns: 150 },
  );
});

test('what is no day is not found by the pattern of any', () => {
  for (const bound of bounds) {
    const { pattern } = daysBeyond('field', bound, '2026-05-05');
    for (const text of ['', 'soon', '1/2/2020', '31.12.2029', '2020-01-01 10:00'])
      expect({ bound, text, isFound: new RegExp(pattern).test(text) }).toMatchObject({ isFound: false });
  }
});

test('instants are compared whatever offset they are written with', () => {
  const more = fc.integer({ min: -2, max: 2 });
  fc.assert(
    fc.property(moment, more, fc.integer({ min: -12, max: 14 }), (at, later, hours) => {
      const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
      const text = isoOf(at + hours * 3_600_000).replace('Z', offset);
      expect(met('instant', text, isoOf(at + later))).toEqual(expected(later));
    }),
  );
});

test('a day is all its instants, where the business is', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -2, max: 2 }), (at, days) => {
      const there = isoOf(at + kolkataMs).slice(0, 10);
      const text = isoOf(Date.parse(there) + days * 86_400_000).slice(0, 10);
      expect(met('instant', text, isoOf(at))).toEqual(expected(-days));
    }),
  );
});

test.each([
  ['number', '-5'],
  ['day', '1900-01-01'],
  ['instant', '2026-01-01'],
] as const)('a record without a value meets no bound of the kind %s', (kind, text) => {
  expect(met(kind, text, null)).toEqual([]);
  expect(met(kind, text, undefined)).toEqual([]);
});

test('any text is a bound, or is refused in words', () => {
  const kinds = fc.constantFrom<BoundedComparison>('number', 'day', 'instant');
  fc.assert(
    fc.property(kinds, fc.string({ unit: 'binary' }), (kind, text) => {
      const found = boundCondition(session, kind, 'field', 'gte', text);
      expect(typeof found === 'string' ? found : found.needs.join()).toMatch(/^(Must be .+\.|field)$/);
    }),
  );
});
