/** Makes random documents by the program's own totals, complete and incomplete ones, for electronic invoices to be made of. */
import { currencyDecimals } from '../../src/core/billing/currency.ts';
import type { Decimal } from '../../src/core/billing/decimal.ts';
import { computeTotals } from '../../src/core/billing/totals.ts';
import type { EInvoiceSource } from '../../src/core/documents/einvoice/source.ts';
import { createDice, type Dice } from './dice.ts';
import { countryCodes, randomCustomer, postalAddress, randomSeller } from './random-parties.ts';
import { pricedDocument } from './random-prices.ts';

const baseTaxes = [
  { currency: 'EUR', amount: '12.34' },
  { currency: 'JPY', amount: '1500' },
  { currency: 'KWD', amount: '12.345' },
];

/** @param completeness how likely each fact is there, from 0 to 1 */
export function randomDocument(seed: string, completeness: number): EInvoiceSource {
  for (let attempt = 0; ; attempt++) {
    const made = tryDocument(createDice(`${seed}/${attempt}`), completeness);
    if (made !== null) return made;
  }
}

function tryDocument(dice: Dice, completeness: number): EInvoiceSource | null {
  const { maybe, pick, roll } = dice;
  const from = pick(roll() < 0.5 ? ['DE', 'FR', 'BE', 'NL'] : countryCodes);
  const to = roll() < 0.5 ? from : pick(countryCodes);
  const priced = pricedDocument(dice);
  const result = computeTotals(priced);
  if (!result.ok) return null;
  const { lines: amounts, ...totals } = result.totals;
  const isNote = roll() < 0.3;
  const address = (country: string, chance: number) =>
    maybe(postalAddress(dice, country, completeness), chance);
  const hasPeriod = roll() < 0.2;
  return {
    object: isNote ? 'credit_note' : 'invoice',
    number: maybe('INV-2026-0001', completeness + 0.05),
    status: 'open',
    date: '2026-11-25',
    due_date: isNote ? null : maybe('2026-12-25', completeness),
    currency: priced.currency,
    tax_inclusive: priced.tax_inclusive,
    items: priced.lines.map((line, index) => ({ ...line, amount: amounts[index]?.amount ?? '0' })),
    ...totals,
    prepaid: isNote
      ? '0'
      : roll() < 0.1
        ? totals.total
        : roll() < 0.1
          ? half(totals.total, priced.currency)
          : '0',
    seller: randomSeller(dice, from, completeness, address(from, completeness + 0.05)),
    customer: randomCustomer(dice, to, completeness, [address(to, completeness + 0.05), address(to, 0.2)]),
    notes: maybe('Note\nline 2 <b> & "c"', 0.4),
    terms: isNote ? null : maybe(pick(['30 days net', '#SKONTO#TAGE=14#PROZENT=2.00#', '# no']), 0.4),
    po_number: maybe('PO1', 0.5),
    buyer_reference: maybe('04011000-12345-34', completeness),
    payment_reference: isNote ? null : maybe('RF18539007547034', 0.8),
    service_date: hasPeriod ? null : maybe('2026-11-20', 0.3),
    service_period: hasPeriod
      ? { start: '2026-11-01', end: maybe(pick(['2026-11-30', '2026-11-30', '2026-10-31']), 0.9) }
      : null,
    delivery_address: address(to, 0.2),
    base_tax: maybe(pick(baseTaxes), 0.2),
    preceding: isNote ? { number: 'INV-2026-0000', date: '2026-10-01' } : null,
  };
}

// The payment of a half, rounded to the currency.
function half(total: Decimal, currency: string): Decimal {
  return (Number(total) / 2).toFixed(currencyDecimals(currency) ?? 2);
}
