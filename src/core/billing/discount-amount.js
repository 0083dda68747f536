/** Decides how much a discount takes off an amount, and whether it may. */
import {
  compareDecimals,
  countDecimals,
  isNegative,
  isZero,
  multiplyDecimals,
  roundDecimal,
} from './decimal.ts';
/** The amount that the terms take off `base`, at the currency's decimals. */
export function computeDiscount(terms, base, decimals) {
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
function findAmountFault(amount, base, decimals) {
  if (countDecimals(amount) > decimals) {
    return 'too_many_decimals';
  }
  return !isZero(amount) && isOutside(amount, base) ? 'outside' : null;
}
function isOutside(value, max) {
  return isNegative(value) || compareDecimals(value, max) > 0;
}
