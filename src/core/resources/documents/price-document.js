/** Prices a new document of either shape: its lines, its totals, its customer's terms. */
import { currencyDecimals } from '../../billing/currency.ts';
import { compareDecimals, countDecimals } from '../../billing/decimal.ts';
import { computeTotals } from '../../billing/totals.ts';
import { warnOfFraction } from '../fraction-warning.ts';
import { fillLines } from './fill-lines.ts';
/** Everything about a document that has to do with money. Faults are noted in the draft, and stop it here. */
export function priceDocument(draft, input, { customer, known }) {
  const customerCurrency = typeof customer?.currency === 'string' ? customer.currency : null;
  const currency = input.currency ?? customerCurrency ?? draft.settings.currency;
  const isShapeA = input.items !== null;
  const terms = { currency, isTaxExempt: customer?.tax_exempt === true, known };
  // The one line of a total is the API's own: what is odd about it is said of the total.
  const lineDraft = isShapeA ? draft : { ...draft, warn: () => undefined };
  const items = fillLines(
    lineDraft,
    input.items ?? [totalLine(draft, input, currency, known[0]?.id ?? null)],
    terms,
  );
  const pricing = {
    currency,
    discount_percent: input.discount_percent,
    // A total with a tax rate contains the tax, so that it stays as it was sent.
    tax_inclusive: isShapeA ? (input.tax_inclusive ?? false) : input.tax_rate !== null,
  };
  const result = computeTotals({
    ...pricing,
    lines: items,
    discount: input.discount_percent === null ? input.discount : null,
  });
  if (!result.ok) for (const problem of result.problems) draft.fault(isShapeA ? problem : ofTotal(problem));
  draft.stopOnFaults();
  if (!result.ok) throw new Error('Totals without a fault.');
  const { lines, ...sums } = result.totals;
  if (isShapeA) checkTotal(draft, input.total, sums.total);
  draft.stopOnFaults();
  return {
    ...pricing,
    ...sums,
    shape: isShapeA ? 'items' : 'total',
    items: items.map((item, index) => ({ ...item, amount: lines[index]?.amount ?? '0' })),
    discount: input.discount ?? '0',
  };
}
// Shape B is one line, so that everything else can treat both shapes alike.
function totalLine(draft, { total, tax_rate }, currency, id) {
  const decimals = currencyDecimals(currency) ?? 0;
  if (total !== null && countDecimals(total) > decimals) {
    draft.fault({
      pointer: '/total',
      code: 'too_many_decimals',
      message: `Must have at most ${decimals} decimals in ${currency}.`,
    });
  }
  warnOfFraction(draft, tax_rate, '/tax_rate');
  return {
    id,
    product_id: null,
    description: 'Invoice total',
    quantity: '1',
    unit: null,
    tax_rate: tax_rate ?? '0',
    tax_name: null,
    discount: null,
    discount_percent: null,
    unit_price: total ?? '0',
  };
}
// Who sent a total alone knows of no lines.
function ofTotal({ code }) {
  return {
    pointer: '/total',
    code,
    message: 'Must be zero or more, with at most 12 digits before the point.',
  };
}
function checkTotal(draft, given, computed) {
  if (given === null || compareDecimals(given, computed) === 0) return;
  draft.fault({
    pointer: '/total',
    code: 'total_mismatch',
    message: `The lines add up to ${computed}. Leave total out, or send that.`,
    details: { computed },
  });
}
