/** Shares a document's discount among its tax groups, so that the shares add up to it exactly. */

import {
  addDecimals,
  compareDecimals,
  type Decimal,
  divideWhole,
  isNegative,
  isZero,
  multiplyDecimals,
  smallestUnit,
  subtractDecimals,
  sumDecimals,
} from './decimal.ts';

/**
 * The share of each sum, in proportion and in whole units of the currency. Each share is rounded down, then
 * the units left over go one each to the largest remainders, and among equals to the earlier sum. Sums of
 * zero or less get nothing.
 */
export function shareDiscount(discount: Decimal, sums: readonly Decimal[], decimals: number): Decimal[] {
  if (isZero(discount)) {
    return sums.map(() => '0');
  }
  const unit = smallestUnit(decimals);
  const weights = sums.map((sum) => (isNegative(sum) ? '0' : sum));
  const divisor = multiplyDecimals(sumDecimals(weights), unit);
  const parts = weights.map((weight) => {
    const { quotient, remainder } = divideWhole(multiplyDecimals(discount, weight), divisor);
    return { share: multiplyDecimals(quotient, unit), remainder };
  });
  let left = subtractDecimals(discount, sumDecimals(parts.map((part) => part.share)));
  // Sorting is stable, so equal remainders keep the order of the sums.
  for (const part of parts.slice().sort(largestRemainderFirst)) {
    if (isZero(left)) {
      break;
    }
    part.share = addDecimals(part.share, unit);
    left = subtractDecimals(left, unit);
  }
  return parts.map((part) => part.share);
}

/** Sorts the shares by who gets the next unit that is left over. */
export function largestRemainderFirst(
  one: { readonly remainder: Decimal },
  other: { readonly remainder: Decimal },
): number {
  return compareDecimals(other.remainder, one.remainder);
}
