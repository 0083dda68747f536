/** Prices a new document of either shape: its lines, its totals, its customer's terms. */
import { currencyDecimals } from '../../billing/currency.ts';
import { compareDecimals, countDecimals, isNegative } from '../../billing/decimal.ts';
import { noTreatment } from '../../billing/tax-categories.ts';
import { computeTotals, type DocumentTotals } from '../../billing/totals.ts';
import { warnOfFraction } from '../fraction-warning.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { Problem } from '../../schema/problem.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import { fillLines } from './fill-lines.ts';
import type { Line, LineInput } from './line-items.ts';

export interface PricingInput {
  readonly items: readonly LineInput[] | null;
  readonly total: string | null;
  readonly tax_rate: string | null;
  readonly currency: string | null;
  readonly discount: string | null;
  readonly discount_percent: string | null;
  readonly tax_inclusive: boolean | null;
}

export interface PricingContext {
  /** The customer's record, null when it was not found. */
  readonly customer: RecordTypes['customer'] | null;
  /** The lines of the document that is being changed. */
  readonly known: readonly Line[];
}

export interface PricedContent extends Omit<DocumentTotals, 'lines'> {
  readonly shape: 'items' | 'total';
  readonly currency: string;
  readonly items: readonly Line[];
  readonly discount: string;
  readonly discount_percent: string | null;
  readonly tax_inclusive: boolean;
}

/**
 * Computes everything about a document that has to do with money. Faults are noted in the transaction, and stop it
 * here.
 */
export function priceDocument(
  tx: Transaction,
  input: PricingInput,
  { customer, known }: PricingContext,
): PricedContent {
  const currency = input.currency ?? customer?.currency ?? tx.settings.currency;
  const isShapeA = input.items !== null;
  const terms = { currency, isTaxExempt: customer?.tax_exempt === true, known };
  // The API itself makes the one line of a total: warnings about it are given about the total instead.
  const lineTx = isShapeA ? tx : { ...tx, warn: warnOfTotal(tx) };
  const items = fillLines(
    lineTx,
    input.items ?? [totalLine(tx, input, currency, known[0]?.id ?? null)],
    terms,
  );
  const pricing = {
    currency,
    discount_percent: input.discount_percent,
    // A total with a tax rate contains the tax, so that the total stays as the caller sent it.
    tax_inclusive: isShapeA ? (input.tax_inclusive ?? false) : input.tax_rate !== null,
  };
  const result = computeTotals({
    ...pricing,
    lines: items,
    discount: input.discount_percent === null ? input.discount : null,
  });
  if (!result.ok) for (const problem of result.problems) tx.fault(isShapeA ? problem : ofTotal(problem));
  tx.stopOnFaults();
  if (!result.ok) throw new Error('Totals without a fault.');
  const { lines, ...sums } = result.totals;
  warnOfNegativePrices(lineTx, items);
  if (isShapeA) checkTotal(tx, input.total, sums.total);
  tx.stopOnFaults();
  return {
    ...pricing,
    ...sums,
    shape: isShapeA ? 'items' : 'total',
    items: items.map((item, index) => ({ ...item, amount: lines[index]?.amount ?? '0' })),
    discount: input.discount ?? '0',
  };
}

// Credit notes and electronic invoices have no negative price, and a negative quantity says the same.
function warnOfNegativePrices(tx: Transaction, items: readonly Line[]): void {
  const message = 'Send a negative quantity instead: electronic invoices have no negative price.';
  for (const [index, { unit_price }] of items.entries())
    if (isNegative(unit_price))
      tx.warn({ code: 'use_negative_quantity', message, pointer: `/items/${index}/unit_price` });
}

// Shape B becomes one line, so that all other code can treat both shapes alike.
function totalLine(
  tx: Transaction,
  { total, tax_rate }: PricingInput,
  currency: string,
  id: string | null,
): LineInput {
  const decimals = currencyDecimals(currency) ?? 0;
  if (total !== null && countDecimals(total) > decimals) {
    tx.fault({
      pointer: '/total',
      code: 'too_many_decimals',
      message: `Must have at most ${decimals} decimals in ${currency}.`,
    });
  }
  warnOfFraction(tx, tax_rate, '/tax_rate');
  return {
    id,
    product_id: null,
    sku: null,
    description: 'Invoice total',
    quantity: '1',
    unit: null,
    unit_code: null,
    tax_rate: tax_rate ?? '0',
    tax_name: null,
    ...noTreatment,
    discount: null,
    discount_percent: null,
    unit_price: total ?? '0',
  };
}

// That a total says nothing of its tax is all that a warning about its line can tell the caller.
function warnOfTotal(tx: Transaction): Transaction['warn'] {
  return (warning) => {
    if (warning.code === 'tax_category_missing') tx.warn({ ...warning, pointer: '/total' });
  };
}

// A caller who sent a total alone knows of no lines, so a fault points at the total.
function ofTotal({ code }: Problem): Problem {
  return {
    pointer: '/total',
    code,
    message: 'Must be zero or more, with at most 12 digits before the point.',
  };
}

function checkTotal(tx: Transaction, given: string | null, computed: string): void {
  if (given === null || compareDecimals(given, computed) === 0) return;
  tx.fault({
    pointer: '/total',
    code: 'total_mismatch',
    message: `The lines add up to ${computed}. Leave out total, or send that value.`,
    details: { computed },
  });
}
