/** Sums up a document's lines by the rules of the contract, with no code of the program. */
import {
  compare,
  dividedBy,
  type Fraction,
  fractionOf,
  minus,
  ofUnits,
  plus,
  rounded,
  sumOf,
  times,
  unitsOf,
  zero,
} from './fraction.ts';

/** Decimals by name, as a document, a line or a row of the breakdown shows them beside its numbers. */
type Amounts = Readonly<Record<string, string | null>>;

interface ShownLine {
  readonly tax_name: string | null;
  readonly tax_category: string | null;
  readonly amounts: Amounts;
}

export interface ShownDocument {
  readonly items: readonly ShownLine[];
  readonly currency: string;
  readonly tax_inclusive: boolean;
  readonly amounts: Amounts;
}

interface TaxGroup {
  readonly rate: Fraction;
  readonly name: string | null;
  readonly category: string | null;
  readonly taxable: Fraction;
  readonly tax: Fraction;
}

export interface DocumentSums {
  /** In the order of the lines. */
  readonly lines: readonly Fraction[];
  readonly sums: Readonly<
    Record<'subtotal' | 'discount_total' | 'taxable_total' | 'tax_total' | 'total', Fraction>
  >;
  /** The higher rate first, then by name, none first. */
  readonly groups: readonly TaxGroup[];
}

const usualDecimals = 2;
const decimalsByCurrency: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };
const hundred = fractionOf('100');

/** Each line and each tax group is rounded once. */
export function sumsOf({ items, currency, tax_inclusive, amounts }: ShownDocument): DocumentSums {
  const decimals = decimalsByCurrency[currency] ?? usualDecimals;
  const lines = items.map((line) => {
    const gross = rounded(times(decimal(line, 'quantity'), decimal(line, 'unit_price')), decimals);
    return minus(gross, discountOf(line.amounts, gross, decimals));
  });
  const subtotal = sumOf(lines);
  const discount = discountOf(amounts, subtotal, decimals);
  const bases = groupsOf(items, lines);
  const shares = sharesOf(
    unitsOf(discount, decimals),
    bases.map(({ base }) => unitsOf(base, decimals)),
  );
  const groups = bases.map(({ rate, name, category, base }, index): TaxGroup => {
    const left = minus(base, ofUnits(shares[index] ?? 0n, decimals));
    const share = dividedBy(rate, tax_inclusive ? plus(hundred, rate) : hundred);
    const tax = rounded(times(left, share), decimals);
    return { rate, name, category, tax, taxable: tax_inclusive ? minus(left, tax) : left };
  });
  const taxable_total = sumOf(groups.map(({ taxable }) => taxable));
  const tax_total = sumOf(groups.map(({ tax }) => tax));
  const total = plus(taxable_total, tax_total);
  return { lines, groups, sums: { subtotal, discount_total: discount, taxable_total, tax_total, total } };
}

function decimal({ amounts }: ShownLine, name: string): Fraction {
  return fractionOf(amounts[name]);
}

function discountOf({ discount, discount_percent }: Amounts, base: Fraction, decimals: number): Fraction {
  if (discount_percent === null || discount_percent === undefined) return fractionOf(discount);
  return rounded(dividedBy(times(base, fractionOf(discount_percent)), hundred), decimals);
}

interface Base {
  readonly rate: Fraction;
  readonly name: string | null;
  readonly category: string | null;
  readonly base: Fraction;
}

function groupsOf(items: readonly ShownLine[], lines: readonly Fraction[]): Base[] {
  const groups: Base[] = [];
  for (const [index, line] of items.entries()) {
    const [rate, name, category] = [decimal(line, 'tax_rate'), line.tax_name, line.tax_category];
    const at = groups.findIndex(
      (group) => compare(group.rate, rate) === 0 && group.name === name && group.category === category,
    );
    const base = plus(groups[at]?.base ?? zero, lines[index] ?? zero);
    groups[at < 0 ? groups.length : at] = { rate, name, category, base };
  }
  return groups.sort(
    (a, b) => compare(b.rate, a.rate) || byName(a.name, b.name) || byName(a.category, b.category),
  );
}

function byName(a: string | null, b: string | null): number {
  if (a === b) return 0;
  return a === null || (b !== null && a < b) ? -1 : 1;
}

/** In whole units: each rounded down, and the units left go to the largest remainders, among equals to the first. */
function sharesOf(discount: bigint, sums: readonly bigint[]): bigint[] {
  const weights = sums.map((sum) => (sum > 0n ? sum : 0n));
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (discount === 0n || all === 0n) return sums.map(() => 0n);
  const shares = weights.map((weight) => (discount * weight) / all);
  const remainders = weights.map((weight, index) => ({ index, left: (discount * weight) % all }));
  remainders.sort((a, b) => (a.left === b.left ? a.index - b.index : a.left < b.left ? 1 : -1));
  let rest = discount - shares.reduce((sum, share) => sum + share, 0n);
  for (const { index } of remainders) {
    if (rest === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    rest -= 1n;
  }
  return shares;
}
