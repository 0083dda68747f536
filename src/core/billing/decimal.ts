/** Does exact arithmetic on decimals kept as text, in whole numbers of any size. */

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
  return Number.isFinite(input) ? limitDecimal(canonicalDecimal(input)) : { ok: false, code: 'out_of_range' };
}

// The limits are checked on the text, because computing with thousands of digits takes the square of their number.
function limitDecimal(text: string): ParsedDecimal {
  return isWithinLimits(text)
    ? { ok: true, value: canonicalDecimal(text) }
    : { ok: false, code: 'out_of_range' };
}

/** `digits` divided by ten to the power of `scale`: 12.50 is 1250 with the scale 2. */
interface Scaled {
  readonly digits: bigint;
  /** At least 0. */
  readonly scale: number;
}

// Literals such as 10n are avoided, because nothing proves that the parser of Google's editor knows them.
const zero = BigInt(0);
const two = BigInt(2);
const ten = BigInt(10);

function powerOfTen(exponent: number): bigint {
  return ten ** BigInt(exponent);
}

/** @throws Error when the text is no decimal */
function read(value: Decimal | number): Scaled {
  // A number's shortest text may have an exponent.
  const parts = /^(-?\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value));
  if (parts === null) throw new Error(`"${value}" is no decimal.`);
  const [, whole = '', fraction = '', exponent = '0'] = parts;
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * powerOfTen(-scale), scale: 0 } : { digits, scale };
}

function write({ digits, scale }: Scaled): Decimal {
  const isBelowZero = digits < zero;
  const text = String(isBelowZero ? -digits : digits).padStart(scale + 1, '0');
  const point = text.length - scale;
  const fraction = withoutEndZeros(text.slice(point));
  return `${isBelowZero ? '-' : ''}${text.slice(0, point)}${fraction && `.${fraction}`}`;
}

// A loop, because a pattern for the zeros at the end takes the square of their number.
function withoutEndZeros(fraction: string): string {
  let end = fraction.length;
  while (fraction[end - 1] === '0') end -= 1;
  return fraction.slice(0, end);
}

/** Both values as whole numbers of the same scale. */
function align(left: Decimal, right: Decimal): { left: bigint; right: bigint; scale: number } {
  const [one, other] = [read(left), read(right)];
  const scale = Math.max(one.scale, other.scale);
  const scaled = (value: Scaled): bigint => value.digits * powerOfTen(scale - value.scale);
  return { left: scaled(one), right: scaled(other), scale };
}

/** True when the value has at most 12 digits before the point and 15 significant ones. */
export function isWithinLimits(value: Decimal): boolean {
  const [integer = '', fraction = ''] = value.replace('-', '').split('.');
  const whole = integer.replace(/^0+/, '');
  const significant = (whole + withoutEndZeros(fraction)).replace(/^0+/, '');
  return whole.length <= WHOLE_DIGITS_MAX && significant.length <= SIGNIFICANT_DIGITS_MAX;
}

const CANONICAL = /^(0|-?(0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?))$/;

/** The same value as canonical text. */
export function canonicalDecimal(value: Decimal | number): Decimal {
  const text = String(value);
  // Nearly every value of a page has this form already, and whole numbers of any size take ten times as long.
  return CANONICAL.test(text) ? text : write(read(text));
}

/** How many decimals the value needs; trailing zeros do not count. */
export function countDecimals(value: Decimal): number {
  const [, fraction = ''] = canonicalDecimal(value).split('.');
  return fraction.length;
}

/** Orders by value: negative, zero or positive as `left` is less than, equal to or greater than `right`. */
export function compareDecimals(left: Decimal, right: Decimal): -1 | 0 | 1 {
  // A list compares thousands of values; doubles keep the order of all that have so few signs.
  const areShort = left.length <= SIGNIFICANT_DIGITS_MAX && right.length <= SIGNIFICANT_DIGITS_MAX;
  const both = areShort ? { left: Number(left), right: Number(right) } : align(left, right);
  if (both.left === both.right) return 0;
  return both.left < both.right ? -1 : 1;
}

/** True below zero. */
export function isNegative(value: Decimal): boolean {
  return read(value).digits < zero;
}

/** True for zero, however it is written. */
export function isZero(value: Decimal): boolean {
  return read(value).digits === zero;
}

/** The exact sum of two. */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const both = align(left, right);
  return write({ digits: both.left + both.right, scale: both.scale });
}

/** The exact difference. */
export function subtractDecimals(left: Decimal, right: Decimal): Decimal {
  const both = align(left, right);
  return write({ digits: both.left - both.right, scale: both.scale });
}

/** The exact product. */
export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  const [one, other] = [read(left), read(right)];
  return write({ digits: one.digits * other.digits, scale: one.scale + other.scale });
}

/** The exact sum of any number of values; zero for none. */
export function sumDecimals(values: readonly Decimal[]): Decimal {
  return values.reduce(addDecimals, '0');
}

/**
 * The quotient, rounded half away from zero.
 * @throws RangeError when the divisor is zero
 */
export function divideRounded(dividend: Decimal, divisor: Decimal, decimals: number): Decimal {
  const both = align(dividend, divisor);
  const isBelowZero = both.left < zero !== both.right < zero;
  const [left, right] = [both.left, both.right].map((digits) => (digits < zero ? -digits : digits)) as [
    bigint,
    bigint,
  ];
  // The division of whole numbers cuts off the rest: half a unit more, and it rounds.
  const rounded = (two * left * powerOfTen(decimals) + right) / (two * right);
  return write({ digits: isBelowZero ? -rounded : rounded, scale: decimals });
}

/** The whole quotient and the exact remainder of two positive values. */
export function divideWhole(dividend: Decimal, divisor: Decimal): { quotient: Decimal; remainder: Decimal } {
  const { left, right, scale } = align(dividend, divisor);
  return {
    quotient: write({ digits: left / right, scale: 0 }),
    remainder: write({ digits: left % right, scale }),
  };
}

/** Rounds half away from zero. */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  return divideRounded(value, '1', decimals);
}

/** The smallest amount with that many decimals, for example `0.01` for 2. */
export function smallestUnit(decimals: number): Decimal {
  return write({ digits: BigInt(1), scale: decimals });
}

/** Text with exactly that many decimals, for example `50.00`, rounded half away from zero. */
export function toFixedText(value: Decimal, decimals: number): string {
  const exact = countDecimals(value) > decimals ? roundDecimal(value, decimals) : canonicalDecimal(value);
  const [whole = '', fraction = ''] = exact.split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** The number for JSON or a cell: exact within the limits. */
export function toNumber(value: Decimal): number {
  return Number(canonicalDecimal(value));
}
