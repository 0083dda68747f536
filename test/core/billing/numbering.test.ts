/** Shows how numbers are made from a pattern and recognised again. */

import fc from 'fast-check';
import { findPatternFault } from '../../../src/core/billing/pattern-fault.ts';
import { locateNumber, nameSeries, renderNumber } from '../../../src/core/billing/numbering.ts';

/** The place of a caller's own number, by which it is judged when that is in the series of the day. */
function matchSequence(pattern: string, number: string, when: typeof day): number | null {
  const place = locateNumber(pattern, number);
  return place?.series === nameSeries(pattern, when) ? place.sequence : null;
}

const DEFAULT_PATTERN = 'INV-{YYYY}-{SEQ:4}';
const day = { date: '2026-03-31' };

describe('renderNumber', () => {
  test.each([
    [DEFAULT_PATTERN, 1, 'INV-2026-0001'],
    [DEFAULT_PATTERN, 9999, 'INV-2026-9999'],
    [DEFAULT_PATTERN, 10_000, 'INV-2026-10000'],
    ['{YY}{MM}-{SEQ:1}', 7, '2603-7'],
    ['{SEQ:3}/{YYYY}', 12, '012/2026'],
    ['$&{SEQ:2}$1', 5, '$&05$1'],
  ])('makes from %s with sequence %i the number %s', (pattern, sequence, number) => {
    expect(renderNumber(pattern, sequence, day)).toBe(number);
  });

  test('takes the fiscal year for the calendar year unless another one is given', () => {
    expect(renderNumber('{FY}-{SEQ:1}', 1, { date: '2026-01-01' })).toBe('2026-1');
    expect(renderNumber('{FY}-{SEQ:1}', 1, { date: '2026-12-31' })).toBe('2026-1');
  });

  test('names a fiscal year by the calendar year it ends in', () => {
    expect(renderNumber('{FY}-{SEQ:1}', 1, { date: '2026-03-31', fiscalYearStartMonth: 4 })).toBe('2026-1');
    expect(renderNumber('{FY}-{SEQ:1}', 1, { date: '2026-04-01', fiscalYearStartMonth: 4 })).toBe('2027-1');
    expect(renderNumber('{FY}-{SEQ:1}', 1, { date: '2026-12-01', fiscalYearStartMonth: 12 })).toBe('2027-1');
  });
});

describe('nameSeries', () => {
  test('leaves the sequence open', () => {
    expect(nameSeries(DEFAULT_PATTERN, day)).toBe('INV-2026-{SEQ}');
  });

  test('begins a new series when a part of the date changes', () => {
    expect(nameSeries('{YYYY}{MM}-{SEQ:4}', { date: '2026-04-01' })).not.toBe(
      nameSeries('{YYYY}{MM}-{SEQ:4}', day),
    );
    expect(nameSeries(DEFAULT_PATTERN, { date: '2026-04-01' })).toBe(nameSeries(DEFAULT_PATTERN, day));
  });

  test('goes on with the series when the pattern fills up more digits', () => {
    expect(nameSeries('INV-{YYYY}-{SEQ:6}', day)).toBe(nameSeries(DEFAULT_PATTERN, day));
  });
});

describe('a number in the series of a day', () => {
  test.each([
    ['INV-2026-0001', 1],
    ['INV-2026-9999', 9999],
    ['INV-2026-10000', 10_000],
    ['INV-2026-123456789', 123_456_789],
  ])('finds the sequence of %s', (number, sequence) => {
    expect(matchSequence(DEFAULT_PATTERN, number, day)).toBe(sequence);
  });

  test.each([
    'INV-2026-0000',
    'INV-2026-001',
    'INV-2026-00001',
    'INV-2026-01000 ',
    'INV-2026-',
    'INV-2026-12a4',
    'INV-2026-٠٠٠١',
    'inv-2026-0001',
    'INV-2025-0001',
    'XINV-2026-0001',
    'INV-2026-0001X',
    'INV-2026-0001\n',
    '4711',
    '',
  ])('finds none in %p', (number) => {
    expect(matchSequence(DEFAULT_PATTERN, number, day)).toBeNull();
  });

  test('takes the literal text of a pattern literally', () => {
    expect(matchSequence('A.(B)*[{SEQ:2}]+^$|\\?', 'A.(B)*[07]+^$|\\?', day)).toBe(7);
    expect(matchSequence('A.{SEQ:2}', 'AX07', day)).toBeNull();
  });

  test('finds every number that it renders, and no other sequence in it', () => {
    const piece = fc.constantFrom('{YYYY}', '{YY}', '{MM}', '{FY}', '-', '/', '1', '0', 'INV', '.', '$');
    const numbered = fc.record({
      pattern: fc
        .tuple(
          fc.array(piece, { maxLength: 4 }),
          fc.integer({ min: 1, max: 9 }),
          fc.array(piece, { maxLength: 3 }),
        )
        .map(([before, digits, after]) => `${before.join('')}{SEQ:${digits}}${after.join('')}`),
      sequence: fc.integer({ min: 1, max: 999_999_999 }),
      date: fc
        .integer({ min: 1900, max: 2999 })
        .chain((year) => fc.constantFrom(`${year}-01-31`, `${year}-10-01`)),
      fiscalYearStartMonth: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(numbered, ({ pattern, sequence, ...when }) => {
        expect(findPatternFault(pattern)).toBeNull();
        const number = renderNumber(pattern, sequence, when);
        expect(number.length).toBeLessThanOrEqual(50);
        expect(matchSequence(pattern, number, when)).toBe(sequence);
        expect(locateNumber(pattern, number)).toEqual({ series: nameSeries(pattern, when), sequence });
      }),
      { numRuns: 300 },
    );
  });
});

describe('locateNumber', () => {
  test("finds the place of a number in another year's series", () => {
    expect(locateNumber(DEFAULT_PATTERN, 'INV-2031-0017')).toEqual({
      series: 'INV-2031-{SEQ}',
      sequence: 17,
    });
  });

  test('finds none for a month that never comes', () => {
    expect(locateNumber('{MM}-{SEQ:1}', '12-1')).toEqual({ series: '12-{SEQ}', sequence: 1 });
    expect(locateNumber('{MM}-{SEQ:1}', '13-1')).toBeNull();
    expect(locateNumber('{MM}-{SEQ:1}', '00-1')).toBeNull();
  });

  test('finds none for a number of the caller that the pattern never gives', () => {
    expect(locateNumber(DEFAULT_PATTERN, 'R 4711')).toBeNull();
  });
});
