/** Decides how much a discount takes off an amount, and whether it may. */

import {
  compareDecimals,
  countDecimals,
  type Decimal,
  isNegative,
  isZero,
  multiplyDecimals,
  roundDecimal,
} from './decimal.ts';
import type { DiscountTerms } from './priced-document.ts';

/** What is wrong with a discount: `outside` is one below zero or above the amount it is taken off. */
export type DiscountFault = 'mutually_exclusive' | 'too_many_decimals' | 'outside';

export interface DiscountAmount {
  /** Meaningless when there is a fault. */
  readonly amount: Decimal;
  /** The field that decides, and that a fault is reported on. */
  readonly field: 'discount' | 'discount_percent';
  readonly fault: DiscountFault | null;
}

/** The amount that the terms take off `base`, at the currency's decimals. */
export function computeDiscount(terms: DiscountTerms, base: Decimal, decimals: number): DiscountAmount {
  const { discount, discount_percent: percent } = terms;
  if (percent === null) {
    const amount = discount ?? '0';
    return { amount, field: 'discount', fault: findAmountFault(amount, base, decimals) };
  }
  const amount = roundDecimal(multiplyDecimals(multiplyDecimals(base, percent), '0.01'), decimals);
  const field = 'discount_percent';
  if (discount !== null && !isZero(discount)) {
    return { amount, field, fault: 'mutually_exclusive' };
  }
  // The percentage itself is looked at, because rounding may bring an excess back to the whole amount.
  return { amount, field, fault: isOutside(percent, isNegative(base) ? '0' : '100') ? 'outside' : null };
}

function findAmountFault(amount: Decimal, base: Decimal, decimals: number): DiscountFault | null {
  if (countDecimals(amount) > decimals) {
    return 'too_many_decimals';
  }
  return !isZero(amount) && isOutside(amount, base) ? 'outside' : null;
}

function isOutside(value: Decimal, max: Decimal): boolean {
  return isNegative(value) || compareDecimals(value, max) > 0;
}
