/** Shows that decimals are read strictly and reckoned exactly. */

import fc from 'fast-check';
import {
  addDecimals,
  canonicalDecimal,
  compareDecimals,
  countDecimals,
  divideRounded,
  divideWhole,
  isNegative,
  isWithinLimits,
  isZero,
  multiplyDecimals,
  parseDecimal,
  roundDecimal,
  smallestUnit,
  subtractDecimals,
  sumDecimals,
  toFixedText,
  toNumber,
} from '../../../src/core/billing/decimal.ts';

const CANONICAL = /^(0|-?(0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?))$/;

/** Decimal text within the limits: up to 15 digits, with a point that leaves at most 12 before it. */
const decimalText = fc
  .tuple(fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }), fc.nat({ max: 6 }))
  .map(([digits, decimals]) => writeScaled(digits, decimals))
  .filter((text) => text.replace('-', '').split('.')[0]!.length <= 12);

function writeScaled(digits: bigint, decimals: number): string {
  const magnitude = (digits < 0n ? -digits : digits).toString().padStart(decimals + 1, '0');
  const whole = magnitude.slice(0, magnitude.length - decimals);
  const fraction = decimals > 0 ? `.${magnitude.slice(-decimals)}` : '';
  return `${digits < 0n ? '-' : ''}${whole}${fraction}`;
}

/** The text's value in units of 10^-12. */
function scale(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const magnitude = BigInt(whole + fraction.padEnd(12, '0'));
  return text.startsWith('-') ? -magnitude : magnitude;
}

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

  test.each([null, undefined, true, Number.NaN, [], ['1'], {}, { valueOf: () => 1 }, 5n])(
    'refuses %p as invalid_type',
    (input) => {
      expect(read(input)).toBe('invalid_type');
    },
  );

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

  test('reads a quarter of a million zeros without delay', () => {
    const started = performance.now();
    expect(read(`${'0'.repeat(250_000)}1`)).toBe('1');
    expect(read(`0.${'0'.repeat(250_000)}1`)).toMatch(/1$/);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('gives back the number of every double within the limits', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const value = read(Number(text));
        expect(value).toBe(read(text));
        expect(toNumber(value)).toBe(Number(text) + 0);
      }),
    );
  });

  test('writes canonical text, whatever zeros surround it', () => {
    fc.assert(
      fc.property(decimalText, fc.nat({ max: 5 }), (text, zeros) => {
        const padded = (text.includes('.') ? text : `${text}.0`) + '0'.repeat(zeros);
        const value = read(padded);
        expect(value).toMatch(CANONICAL);
        expect(scale(value)).toBe(scale(text));
        expect(read(value)).toBe(value);
      }),
    );
  });
});

describe('arithmetic', () => {
  test('adds tenths without the error of doubles', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(sumDecimals(Array.from({ length: 10 }, () => '0.1'))).toBe('1');
  });

  test('sums nothing to zero', () => {
    expect(sumDecimals([])).toBe('0');
  });

  test('never writes a negative zero', () => {
    expect(subtractDecimals('1.0', '1')).toBe('0');
    expect(multiplyDecimals('-5', '0')).toBe('0');
    expect(roundDecimal('-0.004', 2)).toBe('0');
    expect(toFixedText('-0.4', 0)).toBe('0');
    expect(toFixedText('-0.001', 2)).toBe('0.00');
    expect(divideRounded('-1', '300', 2)).toBe('0');
    expect(toNumber('-0.00')).toBe(0);
  });

  test.each([
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['0.0049999', 2, '0'],
    ['1.005', 2, '1.01'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['999.9995', 3, '1000'],
    ['0.5', 0, '1'],
    ['0.4', 0, '0'],
    ['0.05', 0, '0'],
  ])('rounds %s to %i decimals half away from zero: %s', (value, decimals, rounded) => {
    expect(roundDecimal(value, decimals)).toBe(rounded);
  });

  test.each([
    ['50', 2, '50.00'],
    ['50.00', 0, '50'],
    ['0', 3, '0.000'],
    ['-1.5', 2, '-1.50'],
    ['1.005', 2, '1.01'],
    ['9.99', 1, '10.0'],
    ['0.09', 1, '0.1'],
  ])('shows %s with %i decimals as %s', (value, decimals, text) => {
    expect(toFixedText(value, decimals)).toBe(text);
  });

  test('agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(decimalText, decimalText, (left, right) => {
        expect(scale(addDecimals(left, right))).toBe(scale(left) + scale(right));
        expect(scale(subtractDecimals(left, right))).toBe(scale(left) - scale(right));
        expect(scale(multiplyDecimals(left, right)) * 10n ** 12n).toBe(scale(left) * scale(right));
        expect(compareDecimals(left, right)).toBe(
          Number(scale(left) > scale(right)) - Number(scale(left) < scale(right)),
        );
        expect(sumDecimals([left, right, left])).toBe(sumDecimals([left, left, right]));
        expect(isNegative(left)).toBe(scale(left) < 0n);
        expect(isZero(subtractDecimals(left, right))).toBe(scale(left) === scale(right));
      }),
    );
  });

  test('divides a tie away from zero and one beside it to the nearer side', () => {
    expect(divideRounded('0.01', '2', 2)).toBe('0.01');
    expect(divideRounded('-0.01', '2', 2)).toBe('-0.01');
    expect(divideRounded('1', '3', 2)).toBe('0.33');
    expect(divideRounded('2', '3', 2)).toBe('0.67');
    expect(divideRounded('999999999999.995', '199.9999', 3)).toBe('5000002500.001');
  });

  test('divides into a whole quotient and a remainder that rebuild the dividend', () => {
    fc.assert(
      fc.property(decimalText, decimalText, (left, right) => {
        const dividend = left.replace('-', '');
        const divisor = addDecimals(right.replace('-', ''), '0.000001');
        const { quotient, remainder } = divideWhole(dividend, divisor);
        expect(quotient).toMatch(/^\d+$/);
        expect(isNegative(remainder)).toBe(false);
        expect(compareDecimals(remainder, divisor)).toBe(-1);
        expect(addDecimals(multiplyDecimals(quotient, divisor), remainder)).toBe(canonicalDecimal(dividend));
      }),
    );
  });
});

describe('measures', () => {
  test.each([
    ['12', 0],
    ['1200', 0],
    ['12.50', 1],
    ['0.000001', 6],
    ['0.00', 0],
    ['-3.125', 3],
  ])('counts in %s %i decimals', (value, decimals) => {
    expect(countDecimals(value)).toBe(decimals);
  });

  test('keeps results within twelve digits before the point and fifteen significant', () => {
    expect(isWithinLimits('999999999999.999')).toBe(true);
    expect(isWithinLimits('-999999999999.999')).toBe(true);
    expect(isWithinLimits('1000000000000')).toBe(false);
    expect(isWithinLimits('99999999999.99999')).toBe(false);
  });

  test.each([
    [0, '1'],
    [2, '0.01'],
    [3, '0.001'],
  ])('knows the smallest unit with %i decimals', (decimals, unit) => {
    expect(smallestUnit(decimals)).toBe(unit);
  });
});
