/** Shows which numbers and texts are read as decimals. */

import fc from 'fast-check';
import { parseDecimal, toNumber } from '../../../src/core/billing/decimal.ts';
import { arbitraryDecimalText, scale } from './decimal-texts.ts';

const CANONICAL = /^(0|-?(0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?))$/;

function read(input: unknown): string {
  const parsed = parseDecimal(input);
  return parsed.ok ? parsed.value : parsed.code;
}

describe('parseDecimal', () => {
  test.each([
    [10, '10'],
    [-0, '0'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1.5e-9, '0.0000000015'],
    [999_999_999_999.999, '999999999999.999'],
    [123e9, '123000000000'],
    ['50.00', '50'],
    ['-0.00', '0'],
    ['-12.50', '-12.5'],
    ['007.5', '7.5'],
    ['0.000000', '0'],
    ['1.5000000000000000000000', '1.5'],
    ['123456789012.345', '123456789012.345'],
    ['100000000000', '100000000000'],
  ])('reads %p as %s', (input, value) => {
    expect(parseDecimal(input)).toEqual({ ok: true, value });
  });

  test.each([
    '',
    '.5',
    '5.',
    '-',
    '+5',
    '1e3',
    '1E3',
    ' 5',
    '5 ',
    '5\n',
    '1,000',
    '1_000',
    '0x10',
    '--5',
    '5-',
  ])('refuses the text %p as invalid_format', (input) => {
    expect(read(input)).toBe('invalid_format');
  });

  test.each(['Infinity', 'NaN', '٣', '１'])('refuses the text %p, which no plain digits make', (input) => {
    expect(read(input)).toBe('invalid_format');
  });

  test.each(
    [null, undefined, true, Number.NaN, [], ['1'], {}, { valueOf: () => 1 }, 5n].map((input) => ({ input })),
  )('refuses $input as invalid_type', ({ input }) => {
    expect(read(input)).toBe('invalid_type');
  });

  test.each([
    1e12,
    -1e12,
    1e21,
    1.7976931348623157e308,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0.1 + 0.2,
    '1000000000000',
    '1000000000000.00',
    '123456789012.3456',
    '0.1234567890123456',
  ])('refuses %p as out_of_range', (input) => {
    expect(read(input)).toBe('out_of_range');
  });

  test('reads a quarter of a million digits in the time of a test', () => {
    expect(read(`${'0'.repeat(250_000)}1`)).toBe('1');
    expect(read(`0.${'0'.repeat(250_000)}1`)).toMatch(/1$/);
    expect(read(`1.${'0'.repeat(250_000)}`)).toBe('1');
    expect(read('9'.repeat(250_000))).toBe('out_of_range');
  });

  test('gives back the number of every double within the limits', () => {
    fc.assert(
      fc.property(arbitraryDecimalText, (text) => {
        const value = read(Number(text));
        expect(value).toBe(read(text));
        expect(toNumber(value)).toBe(Number(text) + 0);
      }),
    );
  });

  test('writes canonical text, whatever zeros surround it', () => {
    fc.assert(
      fc.property(arbitraryDecimalText, fc.nat({ max: 5 }), (text, zeros) => {
        const padded = (text.includes('.') ? text : `${text}.0`) + '0'.repeat(zeros);
        const value = read(padded);
        expect(value).toMatch(CANONICAL);
        expect(scale(value)).toBe(scale(text));
        expect(read(value)).toBe(value);
      }),
    );
  });
});
