/** Does exact arithmetic on decimals kept as text: the only file that knows the decimal library. */

import Big from 'big.js';

/**
 * Canonical decimal text: no exponent, no plus sign, no needless zero on either side, zero without a sign.
 * Every function here also takes text with trailing zeros, as sums of money are shown.
 */
export type Decimal = string;

type ParsedDecimal =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly code: 'invalid_type' | 'invalid_format' | 'out_of_range' };

/** Twelve digits before the point leave room for three decimals within the significant digits. */
const WHOLE_DIGITS_MAX = 12;

/** A double carries every decimal of 15 significant digits exactly, in JSON and in a cell. */
const SIGNIFICANT_DIGITS_MAX = 15;

const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/** Reads a JSON number by its shortest decimal text, or decimal text without an exponent. */
export function parseDecimal(input: unknown): ParsedDecimal {
  if (typeof input === 'string') {
    return PLAIN_DECIMAL.test(input) ? limitDecimal(input) : { ok: false, code: 'invalid_format' };
  }
  if (typeof input !== 'number' || Number.isNaN(input)) {
    return { ok: false, code: 'invalid_type' };
  }
  // JSON text such as 1e400 is parsed as infinity: a number, but too large.
  return Number.isFinite(input) ? limitDecimal(input) : { ok: false, code: 'out_of_range' };
}

function limitDecimal(input: string | number): ParsedDecimal {
  const value = Big(input);
  return fits(value) ? { ok: true, value: value.toFixed() } : { ok: false, code: 'out_of_range' };
}

function fits(value: Big): boolean {
  // The library keeps no zeros at either end of its digits; e is the exponent of the first one.
  return value.e < WHOLE_DIGITS_MAX && value.c.length <= SIGNIFICANT_DIGITS_MAX;
}

/** True when the value has at most 12 digits before the point and 15 significant ones. */
export function isWithinLimits(value: Decimal): boolean {
  return fits(Big(value));
}

/** The same value as canonical text. */
export function canonicalDecimal(value: Decimal): Decimal {
  return Big(value).toFixed();
}

/** How many decimals the value needs; trailing zeros do not count. */
export function countDecimals(value: Decimal): number {
  const { c: digits, e: exponent } = Big(value);
  return Math.max(0, digits.length - 1 - exponent);
}

/** Orders by value: negative, zero or positive as `left` is less than, equal to or greater than `right`. */
export function compareDecimals(left: Decimal, right: Decimal): -1 | 0 | 1 {
  return Big(left).cmp(right);
}

/** True below zero. */
export function isNegative(value: Decimal): boolean {
  return Big(value).lt(0);
}

/** True for zero, however it is written. */
export function isZero(value: Decimal): boolean {
  return Big(value).eq(0);
}

/** The exact sum of two. */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  return Big(left).plus(right).toFixed();
}

/** The exact difference. */
export function subtractDecimals(left: Decimal, right: Decimal): Decimal {
  return Big(left).minus(right).toFixed();
}

/** The exact product. */
export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return Big(left).times(right).toFixed();
}

/** The exact sum of any number of values; zero for none. */
export function sumDecimals(values: readonly Decimal[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), Big(0)).toFixed();
}

/**
 * The quotient, rounded half away from zero. The divisor has at most 7 digits: the library first keeps 20
 * decimals, and with such a divisor no quotient but a true tie comes that close to one.
 */
export function divideRounded(dividend: Decimal, divisor: Decimal, decimals: number): Decimal {
  return Big(dividend).div(divisor).round(decimals).toFixed();
}

/** The whole quotient and the exact remainder of two positive values. */
export function divideWhole(dividend: Decimal, divisor: Decimal): { quotient: Decimal; remainder: Decimal } {
  const remainder = Big(dividend).mod(divisor);
  return {
    quotient: Big(dividend).minus(remainder).div(divisor).toFixed(),
    remainder: remainder.toFixed(),
  };
}

/** Rounds half away from zero. */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  return Big(value).round(decimals).toFixed();
}

/** The smallest amount with that many decimals, for example `0.01` for 2. */
export function smallestUnit(decimals: number): Decimal {
  return Big(`1e-${decimals}`).toFixed();
}

/** Text with exactly that many decimals, for example `50.00`, rounded half away from zero. */
export function toFixedText(value: Decimal, decimals: number): string {
  // Rounded first, because the library would write -0.4 without decimals as -0.
  return Big(value).round(decimals).toFixed(decimals);
}

/** The number for JSON or a cell: exact within the limits. */
export function toNumber(value: Decimal): number {
  return Number(canonicalDecimal(value));
}
