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
  sumDecimals,
} from './decimal.ts';
import type { TaxCategory } from './tax-categories.ts';

interface TaxedAmount {
  readonly tax_rate: Decimal;
  readonly tax_name: string | null;
  readonly category: TaxCategory | null;
  /** Why there is no tax, and the code of that reason (VATEX). */
  readonly reason: string | null;
  readonly code: string | null;
  readonly amount: Decimal;
}

// A group of many lines may have as many reasons, and documents show them in a line.
const reasonSeparator = '; ';

/**
 * One amount for each numeric rate, name and category. The higher rate comes first, then names by code unit with null
 * first, then categories alike: the order of the tax breakdown, and of ties when a discount is shared. A group has the
 * reasons of all its lines, and their code when it is one.
 */
export function groupByTax(lines: readonly TaxedAmount[]): TaxedAmount[] {
  const groups = new Map<string, readonly TaxedAmount[]>();
  for (const line of lines) {
    const rate = canonicalDecimal(line.tax_rate);
    const key = JSON.stringify([rate, line.tax_name, line.category]);
    groups.set(key, [...(groups.get(key) ?? []), { ...line, tax_rate: rate }]);
  }
  return Array.from(groups.values(), groupOf).sort(
    (a, b) =>
      compareDecimals(b.tax_rate, a.tax_rate) ||
      compareNames(a.tax_name, b.tax_name) ||
      compareNames(a.category, b.category),
  );
}

function groupOf(lines: readonly TaxedAmount[]): TaxedAmount {
  const distinct = (values: readonly (string | null)[]): string[] => [
    ...new Set(values.filter((value): value is string => value !== null)),
  ];
  const codes = distinct(lines.map(({ code }) => code));
  return {
    ...(lines[0] as TaxedAmount),
    reason: distinct(lines.map(({ reason }) => reason)).join(reasonSeparator) || null,
    code: codes.length === 1 ? (codes[0] ?? null) : null,
    amount: sumDecimals(lines.map(({ amount }) => amount)),
  };
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
