/** Sums the tax of documents, or of what was paid of them, by currency, category and rate. */
import {
  addDecimals,
  canonicalDecimal,
  compareDecimals,
  type Decimal,
  divideRounded,
  isZero,
  multiplyDecimals,
  subtractDecimals,
} from '../billing/decimal.ts';

/** A line of a document's tax breakdown. */
export interface TaxLine {
  readonly tax_rate: Decimal;
  readonly category: string | null;
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

/** A document whose tax counts, whole. */
export interface TaxedDocument {
  readonly currency: string;
  /** Credit notes and refunds subtract. */
  readonly subtracts: boolean;
  readonly lines: readonly TaxLine[];
}

export interface TaxRow {
  readonly currency: string;
  readonly category: string | null;
  readonly tax_rate: Decimal;
  readonly taxable: Decimal;
  readonly tax: Decimal;
  /** How many documents the row is summed of. */
  readonly count: number;
}

/** One row for each currency, category and numeric rate, in that order, the higher rate first. */
export function sumTax(documents: readonly TaxedDocument[]): TaxRow[] {
  const rows = new Map<string, TaxRow>();
  for (const { currency, subtracts, lines } of documents) {
    const combine = subtracts ? subtractDecimals : addDecimals;
    const counted = new Set<string>();
    for (const { tax_rate, category, taxable, tax } of lines) {
      const rate = canonicalDecimal(tax_rate);
      const key = JSON.stringify([currency, category, rate]);
      const known = rows.get(key) ?? { currency, category, tax_rate: rate, taxable: '0', tax: '0', count: 0 };
      // Two tax names of one rate and category are lines of the same row.
      rows.set(key, {
        ...known,
        taxable: combine(known.taxable, taxable),
        tax: combine(known.tax, tax),
        count: known.count + (counted.has(key) ? 0 : 1),
      });
      counted.add(key);
    }
  }
  return [...rows.values()].sort(
    (a, b) =>
      byText(a.currency, b.currency) ||
      byText(a.category ?? '', b.category ?? '') ||
      compareDecimals(b.tax_rate, a.tax_rate),
  );
}

/**
 * The part of a breakdown that belongs to a payment: what belongs to all that is paid behind it, less what belongs to all
 * that was paid before it. The parts of a document that is paid in full add up to its breakdown, to the cent.
 * @param total of the document, with tax
 * @param decimals of its currency
 */
export function paidPart(
  lines: readonly TaxLine[],
  { total, before, amount, decimals }: PaidShare & { readonly total: Decimal; readonly decimals: number },
): TaxLine[] {
  if (isZero(total)) return [];
  const behind = addDecimals(before, amount);
  const partOf = (value: Decimal, paid: Decimal): Decimal =>
    divideRounded(multiplyDecimals(value, paid), total, decimals);
  const between = (value: Decimal): Decimal => subtractDecimals(partOf(value, behind), partOf(value, before));
  return lines.map((line) => ({ ...line, taxable: between(line.taxable), tax: between(line.tax) }));
}

/** A payment of a document, and what was paid of it before. */
export interface PaidShare {
  readonly before: Decimal;
  readonly amount: Decimal;
}

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
