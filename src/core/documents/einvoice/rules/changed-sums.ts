/** Finds documents whose sums do not fit their lines, because a person has changed them. */
import { currencyDecimals } from '../../../billing/currency.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isNegative,
  multiplyDecimals,
  smallestUnit,
  subtractDecimals,
  sumDecimals,
} from '../../../billing/decimal.ts';
import type { SemanticInvoice } from '../model.ts';
import type { EInvoiceSource } from '../source.ts';

/** True when sums, groups and lines do not add up to each other, or are others than those of the document. */
export function hasOtherSums(invoice: SemanticInvoice, source: EInvoiceSource): boolean {
  return hasWrongSums(invoice) || hasOtherLines(invoice, source) || hasOtherDiscount(invoice, source);
}

/** How far two amounts are from each other. */
export function distance(left: Decimal, right: Decimal): Decimal {
  const difference = subtractDecimals(left, right);
  return isNegative(difference) ? multiplyDecimals(difference, '-1') : difference;
}

function hasWrongSums({ totals, taxes, lines, allowances }: SemanticInvoice): boolean {
  const net = subtractDecimals(totals.lines, totals.allowances);
  const pairs = [
    [net, totals.taxExclusive],
    [sumDecimals(taxes.map(({ taxable }) => taxable)), totals.taxExclusive],
    [sumDecimals(taxes.map(({ tax }) => tax)), totals.tax],
    [addDecimals(totals.taxExclusive, totals.tax), totals.taxInclusive],
  ] as const;
  const isOff = pairs.some(([left, right]) => compareDecimals(left, right) !== 0);
  const isUngrouped = [...lines, ...allowances].some(
    (one) => !taxes.some(({ category, rate }) => category === one.category && rate === one.rate),
  );
  return isOff || isUngrouped;
}

// Prices without tax leave the amounts of lines as they are.
function hasOtherLines({ lines }: SemanticInvoice, { items, tax_inclusive }: EInvoiceSource): boolean {
  if (tax_inclusive) return false;
  return items.some(({ amount }, index) => compareDecimals(amount, lines[index]?.netAmount ?? '0') !== 0);
}

// Where prices include tax, each line and each group has rounded once.
function hasOtherDiscount(
  { allowances, lines, currency }: SemanticInvoice,
  { discount_total, tax_inclusive }: EInvoiceSource,
): boolean {
  const amounts = allowances.map(({ amount, rate }) =>
    tax_inclusive ? multiplyDecimals(multiplyDecimals(amount, addDecimals('100', rate)), '0.01') : amount,
  );
  const roundings = tax_inclusive ? 2 * (lines.length + allowances.length) : 0;
  const slack = multiplyDecimals(smallestUnit(currencyDecimals(currency) ?? 2), String(roundings));
  return compareDecimals(distance(sumDecimals(amounts), discount_total), slack) > 0;
}
