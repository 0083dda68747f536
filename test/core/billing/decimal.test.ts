/** Shows that decimals are reckoned exactly. */

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
  roundDecimal,
  smallestUnit,
  subtractDecimals,
  sumDecimals,
  toFixedText,
  toNumber,
} from '../../../src/core/billing/decimal.ts';
import { arbitraryDecimalText, scale } from './decimal-texts.ts';

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
      fc.property(arbitraryDecimalText, arbitraryDecimalText, (left, right) => {
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

  test('divides to the nearest number with that many decimals', () => {
    fc.assert(
      fc.property(
        arbitraryDecimalText,
        arbitraryDecimalText,
        fc.integer({ min: 0, max: 4 }),
        (dividend, right, decimals) => {
          const divisor = isZero(right) ? '7' : right;
          const quotient = divideRounded(dividend, divisor, decimals);
          expect(countDecimals(quotient)).toBeLessThanOrEqual(decimals);
          // Twice the error is at most one unit of the last decimal.
          const error = subtractDecimals(multiplyDecimals(quotient, divisor), dividend).replace('-', '');
          const unit = multiplyDecimals(smallestUnit(decimals), divisor).replace('-', '');
          expect(compareDecimals(addDecimals(error, error), unit)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  test('refuses what is no decimal', () => {
    for (const text of ['', '-', '1.', '.5', '0x10', ' 1', '1e5'.repeat(2)])
      expect(() => addDecimals(text, '1')).toThrow('is no decimal');
  });

  test('divides into a whole quotient and a remainder that rebuild the dividend', () => {
    fc.assert(
      fc.property(arbitraryDecimalText, arbitraryDecimalText, (left, right) => {
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
