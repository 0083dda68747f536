/** Warns of a tax rate that was probably meant as a fraction. */
import { compareDecimals, isZero } from '../billing/decimal.ts';
/** Rates are percentages: 0.19 is less than one per cent, and rarely meant. */
export function warnOfFraction(draft, rate, pointer) {
  if (rate === null || isZero(rate) || compareDecimals(rate, '1') >= 0) return;
  draft.warn({
    code: 'tax_rate_looks_like_fraction',
    message: `A tax rate is a percentage: ${rate} means ${rate} %, not ${rate} of the price.`,
    pointer,
  });
}
