/** Warns of a tax rate that was probably meant as a fraction. */
import { compareDecimals, isZero } from '../billing/decimal.ts';
import type { Transaction } from '../schema/transaction.ts';

/** Rates are percentages: 0.19 is less than one per cent, and rarely meant. */
export function warnOfFraction(tx: Transaction, rate: string | null, pointer: string): void {
  if (rate === null || isZero(rate) || compareDecimals(rate, '1') >= 0) return;
  tx.warn({
    code: 'tax_rate_looks_like_fraction',
    message: `A tax rate is a percentage: ${rate} means ${rate} %, not ${rate} of the price.`,
    pointer,
  });
}
