/** Computes with amounts of money as whole numbers of the currency's smallest unit. */
import { canonicalDecimal, type Decimal, multiplyDecimals, smallestUnit, toFixedText } from '../decimal.ts';
import { shareDiscount } from '../discounts.ts';

// Literals such as 1n are avoided, because nothing proves that the parser of Google's editor knows them.
export const none = BigInt(0);
export const one = BigInt(1);
const two = BigInt(2);

/** The value in units of that many decimals; it has no more decimals than these. */
export function toUnits(value: Decimal, decimals: number): bigint {
  return BigInt(canonicalDecimal(multiplyDecimals(value, String(10 ** decimals))));
}

/** The amount as text with exactly that many decimals. */
export function toAmount(units: bigint, decimals: number): Decimal {
  return toFixedText(multiplyDecimals(String(units), smallestUnit(decimals)), decimals);
}

/** `value × part / whole`, rounded half away from zero; the whole is not zero. */
export function proportion(value: bigint, part: bigint, whole: bigint): bigint {
  const product = value * part;
  const isBelowZero = product < none !== whole < none;
  const [above, below] = [absolute(product), absolute(whole)];
  const rounded = (two * above + below) / (two * below);
  return isBelowZero ? -rounded : rounded;
}

export function absolute(value: bigint): bigint {
  return value < none ? -value : value;
}

/** The value, or the bound that it passes; where the bounds exclude each other, the lower one holds. */
export function between(lower: bigint, value: bigint, upper: bigint): bigint {
  const capped = value > upper ? upper : value;
  return capped < lower ? lower : capped;
}

export function greater(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}

export function lesser(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

export function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, none);
}

/** Shares an amount among weights that are together at least as much; no share is more than its weight. */
export function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  return shareDiscount(String(amount), weights.map(String), 0).map((share) => BigInt(share));
}
