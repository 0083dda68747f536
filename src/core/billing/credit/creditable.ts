/** Finds what of an invoice earlier credit notes have left: by line, by tax group and in total. */
import { canonicalDecimal, type Decimal, multiplyDecimals } from '../decimal.ts';
import { currencyDecimals } from '../currency.ts';
import { none, sumOf, toUnits } from './units.ts';

/** What decides in which tax group a line stands. */
interface TaxTerms {
  /** A percentage with at most 4 decimals. */
  readonly tax_rate: Decimal;
  readonly tax_name: string | null;
}

/** The parts of an invoice that decide what can be credited. */
export interface CreditedInvoice {
  /** ISO 4217. */
  readonly currency: string;
  readonly tax_inclusive: boolean;
  readonly total: Decimal;
  readonly items: readonly InvoiceLine[];
  readonly tax_breakdown: readonly TaxedRow[];
}

interface InvoiceLine extends TaxTerms {
  readonly id: string;
  /** The category that distinguishes groups of the same rate (EN 16931); missing on lines of version 1.0. */
  readonly tax_category?: string | null;
  readonly quantity: Decimal;
  readonly amount: Decimal;
}

export interface TaxedRow extends TaxTerms {
  readonly category?: string | null;
  readonly taxable: Decimal;
  readonly tax: Decimal;
}

/** The parts of an earlier credit note, issued and not void, that count against what is left. */
export interface EarlierNote {
  readonly items: readonly {
    readonly invoice_item_id: string;
    /** How much of the line's quantity it took back; null when it credited an amount of the line. */
    readonly invoice_quantity: Decimal | null;
    readonly amount: Decimal;
  }[];
  readonly tax_breakdown: readonly TaxedRow[];
}

/** A line in units of money and of the quantity's fourth decimal; both have the sign that they have on the invoice. */
export interface LineLeft {
  readonly id: string;
  /** The line's group, by its place. */
  readonly group: number;
  readonly left: bigint;
  readonly quantityLeft: bigint;
}

/** Amounts of a tax group in units. `base` is the sum of its lines less its share of the document's discount. */
interface GroupAmounts {
  /** The sum of the lines' amounts. */
  readonly lines: bigint;
  /** Contains the tax when the prices do. */
  readonly base: bigint;
  readonly tax: bigint;
}

/**
 * A tax group. Where the sum of its lines is negative, all its amounts have the opposite sign here, so that one rule
 * serves both: they grow from zero to the whole.
 */
export interface Group {
  readonly row: TaxedRow;
  readonly isNegative: boolean;
  readonly whole: GroupAmounts;
  readonly credited: GroupAmounts;
}

export interface Creditable {
  readonly decimals: number;
  readonly isInclusive: boolean;
  readonly lines: readonly LineLeft[];
  readonly groups: readonly Group[];
  /** The gross amount that can still be credited. */
  readonly left: bigint;
}

/** The decimals of a quantity. */
export const quantityDecimals = 4;

/** What these notes have left of the invoice. */
export function creditableOf(invoice: CreditedInvoice, notes: readonly EarlierNote[]): Creditable {
  const decimals = currencyDecimals(invoice.currency) ?? 0;
  const units = (value: Decimal): bigint => toUnits(value, decimals);
  const groupOf = ({ tax_category, ...terms }: InvoiceLine): number =>
    invoice.tax_breakdown.findIndex((row) => keyOf(row) === keyOf({ ...terms, category: tax_category }));
  const taken = notes.flatMap(({ items }) => items);
  const takenOf = (id: string) => taken.filter((item) => item.invoice_item_id === id);
  const lines = invoice.items.map((line): LineLeft => {
    const own = takenOf(line.id);
    const quantities = own.map(({ invoice_quantity: quantity }) => quantityUnits(quantity ?? '0'));
    return {
      id: line.id,
      group: groupOf(line),
      left: units(line.amount) - sumOf(own.map(({ amount }) => units(amount))),
      quantityLeft: quantityUnits(line.quantity) - sumOf(quantities),
    };
  });
  const groups = invoice.tax_breakdown.map((row, index): Group => {
    const rows = notes.flatMap((note) => note.tax_breakdown.filter((other) => keyOf(other) === keyOf(row)));
    const own = invoice.items.filter((line) => groupOf(line) === index);
    const lineSum = sumOf(own.map(({ amount }) => units(amount)));
    const linesLeft = sumOf(lines.filter(({ group }) => group === index).map(({ left }) => left));
    const isNegative = lineSum < none;
    const amounts = (sum: bigint, of: readonly TaxedRow[]): GroupAmounts => {
      const [taxable, tax] = [
        sumOf(of.map((one) => units(one.taxable))),
        sumOf(of.map((one) => units(one.tax))),
      ];
      const base = invoice.tax_inclusive ? taxable + tax : taxable;
      return isNegative ? { lines: -sum, base: -base, tax: -tax } : { lines: sum, base, tax };
    };
    return { row, isNegative, whole: amounts(lineSum, [row]), credited: amounts(lineSum - linesLeft, rows) };
  });
  const isInclusive = invoice.tax_inclusive;
  const before = notes.flatMap((note) => note.tax_breakdown);
  const left = units(invoice.total) - sumOf(before.map(({ taxable, tax }) => units(taxable) + units(tax)));
  return { decimals, isInclusive, lines, groups, left };
}

/** A quantity in units of its fourth decimal. */
export function quantityUnits(quantity: Decimal): bigint {
  return BigInt(multiplyDecimals(quantity, String(10 ** quantityDecimals)));
}

function keyOf({
  tax_rate,
  tax_name,
  category,
}: TaxTerms & { readonly category?: string | null | undefined }): string {
  return JSON.stringify([canonicalDecimal(tax_rate), tax_name, category ?? null]);
}
