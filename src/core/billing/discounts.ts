/** Decides how much a discount takes off an amount, and shares a document's discount among its tax groups. */
import type { FieldCode } from '../schema/problem.ts';
import {
  addDecimals,
  compareDecimals,
  countDecimals,
  type Decimal,
  divideWhole,
  isNegative,
  isZero,
  multiplyDecimals,
  roundDecimal,
  smallestUnit,
  subtractDecimals,
  sumDecimals,
} from './decimal.ts';

/** A discount as an amount of money or as a percentage; null for none. */
export interface DiscountTerms {
  readonly discount: Decimal | null;
  readonly discount_percent: Decimal | null;
}

/** What is wrong with a discount. */
export type DiscountFault = readonly [code: FieldCode, message: string];

/** The fault of an amount and a percentage at once. */
export const bothDiscounts: DiscountFault = [
  'mutually_exclusive',
  'Give either discount or discount_percent.',
];

const tooManyDecimals: DiscountFault = [
  'too_many_decimals',
  'The discount has more decimals than the currency.',
];

interface DiscountAmount {
  /** Meaningless when there is a fault. */
  readonly amount: Decimal;
  /** The field that decides, and that a fault is reported on. */
  readonly field: 'discount' | 'discount_percent';
  readonly fault: DiscountFault | null;
}

/**
 * The amount that the terms take off `base`, at the currency's decimals.
 * @param outside the fault of a discount below zero or above `base`
 */
export function computeDiscount(
  terms: DiscountTerms,
  base: Decimal,
  decimals: number,
  outside: DiscountFault,
): DiscountAmount {
  const { discount, discount_percent: percent } = terms;
  if (percent === null) {
    const amount = discount ?? '0';
    if (countDecimals(amount) > decimals) return { amount, field: 'discount', fault: tooManyDecimals };
    return { amount, field: 'discount', fault: !isZero(amount) && isOutside(amount, base) ? outside : null };
  }
  const amount = roundDecimal(multiplyDecimals(multiplyDecimals(base, percent), '0.01'), decimals);
  const field = 'discount_percent';
  if (discount !== null && !isZero(discount)) {
    return { amount, field, fault: bothDiscounts };
  }
  // The percentage itself is checked, because rounding may bring an excess back to the whole amount.
  return { amount, field, fault: isOutside(percent, isNegative(base) ? '0' : '100') ? outside : null };
}

function isOutside(value: Decimal, max: Decimal): boolean {
  return isNegative(value) || compareDecimals(value, max) > 0;
}

/**
 * Shares the discount among the sums, in proportion and in whole units of the currency. Each share is rounded down,
 * then the units left over go one each to the largest remainders, and among equals to the earlier sum. Sums of zero or
 * less get nothing.
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

/** Orders shares by which of them gets the next unit that is left over. */
function largestRemainderFirst(
  one: { readonly remainder: Decimal },
  other: { readonly remainder: Decimal },
): number {
  return compareDecimals(other.remainder, one.remainder);
}
