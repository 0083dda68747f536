/** Makes random decimal texts for tests, and reads them as whole numbers. */

import fc from 'fast-check';
import { writeMinorUnits } from './totals-oracle.ts';

/** Decimal text within the limits: up to 15 digits, with a point that leaves at most 12 before it. */
export const arbitraryDecimalText = fc
  .tuple(fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }), fc.nat({ max: 6 }))
  .map(([digits, decimals]) => writeMinorUnits(digits, decimals))
  .filter((text) => text.replace('-', '').split('.')[0]!.length <= 12);

/** The text's value in units of 10^-12. */
export function scale(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const magnitude = BigInt(whole + fraction.padEnd(12, '0'));
  return text.startsWith('-') ? -magnitude : magnitude;
}
