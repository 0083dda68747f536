/** Computes the totals of a document from its lines, with decimals only, or reports why it has none. */

import type { FieldCode, Problem } from '../schema/problem.ts';
import { currencyDecimals } from './currency.ts';
import {
  addDecimals,
  type Decimal,
  isNegative,
  isWithinLimits,
  subtractDecimals,
  sumDecimals,
  toFixedText,
} from './decimal.ts';
import { computeDiscount, type DiscountFault, type DiscountTerms, shareDiscount } from './discounts.ts';
import { computeLineAmount, type LineAmount, type PricedLine } from './line-amount.ts';
import type { TaxCategory } from './tax-categories.ts';
import { computeTax, groupByTax } from './tax-groups.ts';

export interface PricedDocument extends DiscountTerms {
  readonly lines: readonly PricedLine[];
  /** True when the unit prices contain the tax. */
  readonly tax_inclusive: boolean;
  /** ISO 4217. */
  readonly currency: string;
}

/** Sums of money as text with exactly the currency's decimals. */
export interface DocumentTotals {
  /** In the order of the document's lines; the amount is what is left after the line's own discount. */
  readonly lines: readonly { readonly amount: Decimal; readonly discount_amount: Decimal }[];
  readonly subtotal: Decimal;
  /** The document's discount alone, without those of its lines. */
  readonly discount_total: Decimal;
  /** Net of tax, also when prices contain it. */
  readonly taxable_total: Decimal;
  readonly tax_total: Decimal;
  readonly total: Decimal;
  /** The higher rate first, then by name and by category, null first. */
  readonly tax_breakdown: readonly TaxBreakdownRow[];
}

interface TaxBreakdownRow {
  /** A percentage in canonical text, without trailing zeros. */
  readonly tax_rate: Decimal;
  readonly tax_name: string | null;
  /** The category of EN 16931 by its name, why there is no tax, and the code of that reason. */
  readonly category: TaxCategory | null;
  readonly reason: string | null;
  readonly code: string | null;
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

type TotalsResult =
  | { readonly ok: true; readonly totals: DocumentTotals }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const outsideSubtotal: DiscountFault = [
  'discount_exceeds_subtotal',
  'The discount is between zero and the subtotal.',
];

/** Rounds each line once and each tax group once; sums of rounded amounts are not rounded again. */
export function computeTotals(document: PricedDocument): TotalsResult {
  const decimals = currencyDecimals(document.currency);
  if (decimals === null) {
    return refuse('/currency', 'invalid_currency', 'The currency is not a known ISO 4217 code.');
  }
  const lines = document.lines.map((line, index) => computeLineAmount(line, `/items/${index}`, decimals));
  const problems = lines.reduce<readonly Problem[]>((all, line) => all.concat(line.problems), []);
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  const subtotal = sumDecimals(lines.map((line) => line.amount));
  if (isNegative(subtotal)) {
    return refuse('/items', 'out_of_range', 'The subtotal must not be negative.');
  }
  const discount = computeDiscount(document, subtotal, decimals, outsideSubtotal);
  if (discount.fault) {
    return refuse(`/${discount.field}`, ...discount.fault);
  }
  return sumUp(document, { lines, subtotal, discount: discount.amount, decimals });
}

function refuse(pointer: string, code: FieldCode, message: string): TotalsResult {
  return { ok: false, problems: [{ pointer, code, message }] };
}

interface Untaxed {
  readonly lines: readonly LineAmount[];
  readonly subtotal: Decimal;
  readonly discount: Decimal;
  readonly decimals: number;
}

function sumUp(document: PricedDocument, { lines, subtotal, discount, decimals }: Untaxed): TotalsResult {
  const breakdown = computeBreakdown(document, { lines, subtotal, discount, decimals });
  const taxableTotal = sumDecimals(breakdown.map((row) => row.taxable));
  const taxTotal = sumDecimals(breakdown.map((row) => row.tax));
  const total = addDecimals(taxableTotal, taxTotal);
  if (isNegative(total)) {
    return refuse('/items', 'out_of_range', 'The total must not be negative.');
  }
  const sums = [subtotal, taxableTotal, taxTotal, total];
  if (!breakdown.reduce((all, row) => all.concat(row.taxable, row.tax), sums).every(isWithinLimits)) {
    return refuse('/items', 'out_of_range', 'The totals have more than 12 digits before the point.');
  }
  const show = (value: Decimal) => toFixedText(value, decimals);
  return {
    ok: true,
    totals: {
      lines: lines.map((line) => ({
        amount: show(line.amount),
        discount_amount: show(line.discount_amount),
      })),
      subtotal: show(subtotal),
      discount_total: show(discount),
      taxable_total: show(taxableTotal),
      tax_total: show(taxTotal),
      total: show(total),
      tax_breakdown: breakdown.map((row) => ({ ...row, taxable: show(row.taxable), tax: show(row.tax) })),
    },
  };
}

function computeBreakdown(
  document: PricedDocument,
  { lines, discount, decimals }: Untaxed,
): TaxBreakdownRow[] {
  const groups = groupByTax(
    document.lines.map(({ tax_rate, tax_name, ...line }, index) => ({
      tax_rate,
      tax_name,
      category: line.tax_category ?? null,
      reason: line.tax_exemption_reason ?? null,
      code: line.tax_exemption_code ?? null,
      amount: lines[index]?.amount ?? '0',
    })),
  );
  const sums = groups.map((group) => group.amount);
  const shares = shareDiscount(discount, sums, decimals);
  return groups.map(({ amount, ...group }, index) => {
    const base = subtractDecimals(amount, shares[index] ?? '0');
    const terms = { tax_rate: group.tax_rate, inclusive: document.tax_inclusive, decimals };
    return { ...group, ...computeTax(base, terms) };
  });
}
