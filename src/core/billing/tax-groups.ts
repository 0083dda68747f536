/** Groups lines by tax rate and tax name, and taxes a group once. */

import {
  addDecimals,
  canonicalDecimal,
  compareDecimals,
  type Decimal,
  divideRounded,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from './decimal.ts';

interface TaxedAmount {
  readonly tax_rate: Decimal;
  readonly tax_name: string | null;
  readonly amount: Decimal;
}

/**
 * One amount for each pair of numeric rate and name. The higher rate comes first, then names by code unit with
 * null first: the order of the tax breakdown, and of ties when a discount is shared.
 */
export function groupByTax(lines: readonly TaxedAmount[]): TaxedAmount[] {
  const groups = new Map<string, TaxedAmount>();
  for (const line of lines) {
    const rate = canonicalDecimal(line.tax_rate);
    const key = line.tax_name === null ? rate : `${rate} ${line.tax_name}`;
    const amount = addDecimals(groups.get(key)?.amount ?? '0', line.amount);
    groups.set(key, { tax_rate: rate, tax_name: line.tax_name, amount });
  }
  return Array.from(groups.values()).sort(
    (a, b) => compareDecimals(b.tax_rate, a.tax_rate) || compareNames(a.tax_name, b.tax_name),
  );
}

function compareNames(left: string | null, right: string | null): number {
  if (left === right) {
    return 0;
  }
  return left === null || (right !== null && left < right) ? -1 : 1;
}

interface TaxTerms {
  readonly tax_rate: Decimal;
  /** True when the amount contains the tax. */
  readonly inclusive: boolean;
  readonly decimals: number;
}

/** The net amount and the tax of a group whose sum, less its share of the discount, is `base`. */
export function computeTax(base: Decimal, terms: TaxTerms): { taxable: Decimal; tax: Decimal } {
  const hundredfold = multiplyDecimals(base, terms.tax_rate);
  if (!terms.inclusive) {
    return { taxable: base, tax: roundDecimal(multiplyDecimals(hundredfold, '0.01'), terms.decimals) };
  }
  const tax = divideRounded(hundredfold, addDecimals('100', terms.tax_rate), terms.decimals);
  return { taxable: subtractDecimals(base, tax), tax };
}
