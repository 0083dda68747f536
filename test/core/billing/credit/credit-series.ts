/** Makes random invoices and series of credit notes about them, and checks what holds after each note of a series. */
import fc from 'fast-check';
import {
  type Credit,
  type CreditRequest,
  computeCredit,
} from '../../../../src/core/billing/credit/credit.ts';
import {
  type CreditedInvoice,
  creditableOf,
  type EarlierNote,
} from '../../../../src/core/billing/credit/creditable.ts';
import { computeTotals, type PricedDocument } from '../../../../src/core/billing/totals.ts';
import { anyDocument, soundDocument } from '../priced-documents.ts';

/** The invoice that a priced document becomes, its lines called `li_0`, `li_1` and so on; null when it has no totals. */
export function invoiceOf(document: PricedDocument): CreditedInvoice | null {
  const result = computeTotals(document);
  if (!result.ok) return null;
  const { lines, total, tax_breakdown } = result.totals;
  const items = document.lines.map(({ quantity, tax_rate, tax_name, tax_category }, index) => ({
    id: `li_${index}`,
    ...{ quantity, tax_rate, tax_name, tax_category: tax_category ?? null, amount: lines[index]!.amount },
  }));
  return { currency: document.currency, tax_inclusive: document.tax_inclusive, total, items, tax_breakdown };
}

/** What a credit note keeps of the invoice's lines. */
export function noteOf(credit: Credit): EarlierNote {
  const items = credit.lines.map(({ id, quantity, amount }) => ({
    invoice_item_id: id,
    invoice_quantity: quantity,
    amount,
  }));
  return { items, tax_breakdown: credit.tax_breakdown };
}

/** One step of a series, in parts of a thousand of what is left. */
type Step =
  | { readonly kind: 'amount'; readonly part: number }
  | { readonly kind: 'lines'; readonly parts: readonly { readonly by: string; readonly part: number }[] };

const part = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(1, 500, 1000));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), part }),
  fc.record({
    kind: fc.constant('lines' as const),
    parts: fc.array(fc.record({ by: fc.constantFrom('quantity', 'amount', 'skip', 'all'), part }), {
      minLength: 1,
      maxLength: 8,
    }),
  }),
);

export const anySeries = fc.record({
  document: fc.oneof(soundDocument, anyDocument),
  steps: fc.array(step, { maxLength: 8 }),
});

function scale(value: bigint, decimals: number): string {
  const text = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = text.slice(0, text.length - decimals);
  return `${value < 0n ? '-' : ''}${whole}${decimals === 0 ? '' : `.${text.slice(-decimals)}`}`;
}

function partOf(value: bigint, thousandths: number): bigint {
  return (value * BigInt(thousandths)) / 1000n;
}

function requestOf(invoice: CreditedInvoice, notes: readonly EarlierNote[], wanted: Step): CreditRequest {
  const creditable = creditableOf(invoice, notes);
  const { decimals } = creditable;
  if (wanted.kind === 'amount') {
    const amount = partOf(creditable.left, wanted.part);
    return { lines: null, amount: scale(amount, decimals) };
  }
  const lines = creditable.lines.flatMap((line, index) => {
    const { by, part: thousandths } = wanted.parts[index % wanted.parts.length]!;
    const quantity = by === 'quantity' ? scale(partOf(line.quantityLeft, thousandths), 4) : null;
    const amount = by === 'amount' ? scale(partOf(line.left, thousandths), decimals) : null;
    const isNothing = by === 'skip' || Number(quantity ?? 1) === 0 || Number(amount ?? 1) === 0;
    return isNothing ? [] : [{ invoice_item_id: line.id, quantity, amount }];
  });
  return { lines, amount: null };
}

const units = (text: string): bigint => BigInt(text.replace('.', ''));
const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

/** True from zero to the whole, whichever sign that has. */
function isPartOf(value: bigint, whole: bigint): boolean {
  return whole < 0n ? value <= 0n && value >= whole : value >= 0n && value <= whole;
}

/** Issues the notes of the series and then one over all that is left; returns how many there were. */
export function runSeries({
  document,
  steps,
}: {
  readonly document: PricedDocument;
  readonly steps: readonly Step[];
}): number {
  const invoice = invoiceOf(document);
  if (invoice === null || units(invoice.total) === 0n) return 0;
  const notes: EarlierNote[] = [];
  const credits: Credit[] = [];
  const issue = (request: CreditRequest): boolean => {
    const result = computeCredit(creditableOf(invoice, notes), request);
    if (!result.ok) return false;
    credits.push(result.credit);
    notes.push(noteOf(result.credit));
    checkCredit(result.credit);
    checkSums(invoice, credits);
    return true;
  };
  for (const wanted of steps) {
    const { left } = creditableOf(invoice, notes);
    if (left === 0n) break;
    issue(requestOf(invoice, notes, wanted));
  }
  const { left } = creditableOf(invoice, notes);
  expect(issue({ lines: null, amount: null })).toBe(left > 0n);
  const whole = creditableOf(invoice, notes);
  expect(whole.left).toBe(0n);
  // Where lines alone have credited the whole total, a negative line and as much of the others may be left.
  if (left === 0n) return notes.length;
  expect(whole.lines.filter((line) => line.left !== 0n)).toEqual([]);
  for (const { row, taxable, tax } of rowSums(invoice, credits))
    expect([taxable, tax]).toEqual([units(row.taxable), units(row.tax)]);
  return notes.length;
}

function rowSums(invoice: CreditedInvoice, credits: readonly Credit[]) {
  return invoice.tax_breakdown.map((row) => {
    const own = credits.flatMap((credit) =>
      credit.tax_breakdown.filter(
        (other) =>
          other.tax_rate === row.tax_rate &&
          other.tax_name === row.tax_name &&
          other.category === row.category,
      ),
    );
    return {
      row,
      taxable: sum(own.map((one) => units(one.taxable))),
      tax: sum(own.map((one) => units(one.tax))),
    };
  });
}

/** A note adds up, and is more than nothing. */
function checkCredit(credit: Credit): void {
  const { subtotal, discount_total, taxable_total, tax_total, total, tax_breakdown, lines } = credit;
  expect(units(total) > 0n).toBe(true);
  expect(sum(lines.map(({ amount }) => units(amount)))).toBe(units(subtotal));
  expect(units(taxable_total) + units(tax_total)).toBe(units(total));
  expect(sum(tax_breakdown.map(({ taxable }) => units(taxable)))).toBe(units(taxable_total));
  expect(sum(tax_breakdown.map(({ tax }) => units(tax)))).toBe(units(tax_total));
  const held = units(subtotal) - units(discount_total);
  expect([units(taxable_total), units(total)]).toContain(held);
}

/** What all notes credit together is a part of the invoice, by line, by group and in total, and no group steps back. */
function checkSums(invoice: CreditedInvoice, credits: readonly Credit[]): void {
  for (const { row, taxable, tax } of rowSums(invoice, credits)) {
    expect([row, isPartOf(taxable, units(row.taxable))]).toEqual([row, true]);
    expect([row, isPartOf(tax, units(row.tax))]).toEqual([row, true]);
    const [before, now] = [rowSums(invoice, credits.slice(0, -1)), rowSums(invoice, credits)].map(
      (sums) => sums.find((one) => one.row === row)!,
    );
    expect(isPartOf(now!.taxable - before!.taxable, units(row.taxable))).toBe(true);
    expect(isPartOf(now!.tax - before!.tax, units(row.tax))).toBe(true);
  }
  for (const { id, amount } of invoice.items) {
    const own = credits.flatMap(({ lines }) => lines.filter((line) => line.id === id));
    expect(isPartOf(sum(own.map((line) => units(line.amount))), units(amount))).toBe(true);
  }
  expect(sum(credits.map(({ total }) => units(total))) <= units(invoice.total)).toBe(true);
}
