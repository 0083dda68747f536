/** Computes totals a second time, with whole numbers only, to compare the product's decimals with. */

import type { PricedLine } from '../../../src/core/billing/line-amount.ts';
import type { PricedDocument, DocumentTotals } from '../../../src/core/billing/totals.ts';

interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

interface Group {
  readonly rate: Fraction;
  readonly rateText: string;
  readonly name: string | null;
  readonly category: NonNullable<PricedLine['tax_category']> | null;
  sum: bigint;
  share: bigint;
  rest: bigint;
}

/** The totals by the published rules, or null when the rules refuse the document. */
export function reckonTotals(document: PricedDocument, decimals: number): DocumentTotals | null {
  const lines = document.lines.map((line) => reckonLine(line, decimals));
  const amounts = lines.flatMap((line) => (line ? [line.gross - line.discount] : []));
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (amounts.length < lines.length || subtotal < 0n) {
    return null;
  }
  const discount = reckonDiscount(document.discount, document.discount_percent, subtotal, decimals);
  if (discount === null || discount < 0n || discount > subtotal) {
    return null;
  }
  const groups = groupLines(document.lines, amounts);
  share(discount, groups);
  const rows = groups.map((group) => ({ group, ...tax(group, document.tax_inclusive) }));
  const taxableTotal = rows.reduce((sum, row) => sum + row.taxable, 0n);
  const taxTotal = rows.reduce((sum, row) => sum + row.tax, 0n);
  const sums = [subtotal, taxableTotal, taxTotal, taxableTotal + taxTotal];
  const results = [...sums, ...rows.flatMap((row) => [row.taxable, row.tax])];
  if (taxableTotal + taxTotal < 0n || results.some((result) => isTooLarge(result, decimals))) {
    return null;
  }
  return {
    lines: lines.map((line, index) => ({
      amount: writeMinorUnits(amounts[index]!, decimals),
      discount_amount: writeMinorUnits(line!.discount, decimals),
    })),
    subtotal: writeMinorUnits(subtotal, decimals),
    discount_total: writeMinorUnits(discount, decimals),
    taxable_total: writeMinorUnits(taxableTotal, decimals),
    tax_total: writeMinorUnits(taxTotal, decimals),
    total: writeMinorUnits(taxableTotal + taxTotal, decimals),
    tax_breakdown: rows.map(({ group, taxable, tax }) => ({
      tax_rate: group.rateText,
      tax_name: group.name,
      category: group.category,
      reason: null,
      code: null,
      taxable: writeMinorUnits(taxable, decimals),
      tax: writeMinorUnits(tax, decimals),
    })),
  };
}

/** The text's value as a fraction of whole numbers. */
export function fraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

/** Rounds to the nearest whole number, halves away from zero. */
export function nearest(top: bigint, bottom: bigint): bigint {
  const magnitude = ((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n);
  return top < 0n ? -magnitude : magnitude;
}

function reckonLine(line: PricedLine, decimals: number): { gross: bigint; discount: bigint } | null {
  const quantity = fraction(line.quantity);
  const price = fraction(line.unit_price);
  const unit = 10n ** BigInt(decimals);
  const gross = nearest(quantity.top * price.top * unit, quantity.bottom * price.bottom);
  const discount = reckonDiscount(line.discount, line.discount_percent, gross, decimals);
  const tooMuch = discount === null || discount < 0n || (discount !== 0n && discount > gross);
  return quantity.top === 0n || tooMuch || isTooLarge(gross, decimals) ? null : { gross, discount };
}

function reckonDiscount(
  amount: string | null,
  percent: string | null,
  base: bigint,
  decimals: number,
): bigint | null {
  if (percent === null) {
    const { top, bottom } = fraction(amount ?? '0');
    const scaled = top * 10n ** BigInt(decimals);
    return scaled % bottom === 0n ? scaled / bottom : null;
  }
  const { top, bottom } = fraction(percent);
  if ((amount !== null && fraction(amount).top !== 0n) || top < 0n || top > 100n * bottom) {
    return null;
  }
  return base < 0n && top !== 0n ? null : nearest(base * top, bottom * 100n);
}

function groupLines(lines: readonly PricedLine[], amounts: readonly bigint[]): Group[] {
  const groups: Group[] = [];
  lines.forEach((line, index) => {
    const rate = fraction(line.tax_rate);
    const category = line.tax_category ?? null;
    const same = (group: Group) =>
      compareRates(group.rate, rate) === 0 && group.name === line.tax_name && group.category === category;
    const found = groups.find(same);
    if (found) {
      found.sum += amounts[index]!;
      return;
    }
    const rateText = String(Number(line.tax_rate));
    const [name, sum] = [line.tax_name, amounts[index]!];
    groups.push({ rate, rateText, name, category, sum, share: 0n, rest: 0n });
  });
  return groups.sort(
    (a, b) =>
      -compareRates(a.rate, b.rate) || compareNames(a.name, b.name) || compareNames(a.category, b.category),
  );
}

function compareRates(left: Fraction, right: Fraction): number {
  const difference = left.top * right.bottom - right.top * left.bottom;
  return Number(difference > 0n) - Number(difference < 0n);
}

function compareNames(left: string | null, right: string | null): number {
  const key = (name: string | null) => (name === null ? '' : `\u0001${name}`);
  return Number(key(left) > key(right)) - Number(key(left) < key(right));
}

function share(discount: bigint, groups: readonly Group[]): void {
  const sharing = groups.filter((group) => group.sum > 0n);
  const whole = sharing.reduce((sum, group) => sum + group.sum, 0n);
  let left = discount;
  for (const group of sharing) {
    group.share = (discount * group.sum) / whole;
    group.rest = (discount * group.sum) % whole;
    left -= group.share;
  }
  const waiting = new Set(sharing);
  for (; left > 0n; left -= 1n) {
    const [first, ...others] = Array.from(waiting);
    const next = others.reduce((best, group) => (group.rest > best.rest ? group : best), first!);
    next.share += 1n;
    waiting.delete(next);
  }
}

function tax(group: Group, inclusive: boolean): { taxable: bigint; tax: bigint } {
  const base = group.sum - group.share;
  const { top, bottom } = group.rate;
  if (inclusive) {
    const contained = nearest(base * top, 100n * bottom + top);
    return { taxable: base - contained, tax: contained };
  }
  return { taxable: base, tax: nearest(base * top, 100n * bottom) };
}

function isTooLarge(minor: bigint, decimals: number): boolean {
  const limit = 10n ** BigInt(12 + decimals);
  return minor >= limit || minor <= -limit;
}

/** Minor units as text with that many decimals. */
export function writeMinorUnits(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, point)}${decimals > 0 ? `.${digits.slice(point)}` : ''}`;
}
