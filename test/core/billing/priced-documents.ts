/** Makes documents for the tests of totals: given ones and random ones. */

import fc from 'fast-check';
import type { PricedLine } from '../../../src/core/billing/line-amount.ts';
import type { PricedDocument } from '../../../src/core/billing/totals.ts';
import { fraction, nearest, reckonTotals, writeMinorUnits } from './totals-oracle.ts';

/** A line of one unit at 1.00 without tax, but for what is given. */
export function priceLine(given: Partial<PricedLine>): PricedLine {
  const plain = { quantity: '1', unit_price: '1.00', tax_rate: '0', tax_name: null };
  return { ...plain, discount: null, discount_percent: null, ...given };
}

/** Lines of quantity, unit price and tax rate. */
export function priceLines(
  ...rows: readonly (readonly [quantity: string, unitPrice: string, taxRate: string])[]
): PricedLine[] {
  return rows.map(([quantity, unit_price, tax_rate]) => priceLine({ quantity, unit_price, tax_rate }));
}

/** A document in US dollars without a discount, but for what is given. */
export function plainDocument(given: Partial<PricedDocument>): PricedDocument {
  const plain = { lines: [priceLine({})], discount: null, discount_percent: null };
  return { ...plain, tax_inclusive: false, currency: 'USD', ...given };
}

export const CURRENCIES = { JPY: 0, EUR: 2, KWD: 3 } as const;

const currency = fc.constantFrom('JPY', 'EUR', 'KWD');

function decimal(min: number, max: number, decimalsMax: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min, max }), fc.nat({ max: decimalsMax }))
    .map(([digits, decimals]) => writeMinorUnits(BigInt(digits), decimals));
}

const taxRate = fc.oneof(
  fc.constantFrom('0', '5', '5.00', '7', '19', '20', '20.0000', '8.875', '100'),
  decimal(0, 1_000_000, 4).filter((text) => Number(text) <= 100),
);
const taxName = fc.constantFrom(null, null, 'VAT', 'GST', 'Reverse charge');
const taxCategory = fc.constantFrom(null, null, 'exempt' as const, 'standard' as const);
const percent = decimal(0, 100, 0).chain((whole) =>
  whole === '100' ? fc.constant(whole) : fc.nat({ max: 9999 }).map((digits) => `${whole}.${digits}`),
);

function pricedLine(quantity: fc.Arbitrary<string>, price: fc.Arbitrary<string>): fc.Arbitrary<PricedLine> {
  return fc.record({
    quantity,
    unit_price: price,
    tax_rate: taxRate,
    tax_name: taxName,
    tax_category: taxCategory,
    discount: fc.constant(null),
    discount_percent: fc.option(percent, { freq: 3 }),
  });
}

const soundLines = fc.array(pricedLine(decimal(1, 10_000, 4), decimal(1, 5_000_000, 6)), {
  minLength: 1,
  maxLength: 8,
});

/** Documents that the rules accept, some with a credit line and with a discount up to the subtotal. */
export const soundDocument: fc.Arbitrary<PricedDocument> = fc
  .record({
    lines: soundLines,
    currency,
    tax_inclusive: fc.boolean(),
    discount_percent: fc.option(percent),
    discountPart: percent,
    creditPart: fc.option(percent),
  })
  .map(({ discountPart, creditPart, ...document }) => {
    const credited = addCredit({ ...document, discount: null }, creditPart);
    if (document.discount_percent !== null) {
      return credited;
    }
    return { ...credited, discount: takePart(credited, discountPart) };
  });

function addCredit(document: PricedDocument, part: string | null): PricedDocument {
  if (part === null) {
    return document;
  }
  const credit = priceLine({ quantity: '-1', unit_price: takePart(document, part), tax_name: 'credit' });
  return { ...document, lines: [...document.lines, credit] };
}

/** That percentage of the document's subtotal, rounded. */
function takePart(document: PricedDocument, part: string): string {
  const decimals = CURRENCIES[document.currency as keyof typeof CURRENCIES];
  const plain = { ...document, discount: null, discount_percent: null };
  const subtotal = fraction(reckonTotals(plain, decimals)!.subtotal);
  const { top, bottom } = fraction(part);
  const minor = nearest(subtotal.top * 10n ** BigInt(decimals) * top, subtotal.bottom * bottom * 100n);
  return writeMinorUnits(minor, decimals);
}

const anyDiscount = {
  discount: fc.option(decimal(-100, 100_000, 3), { freq: 2 }),
  discount_percent: fc.option(fc.oneof(percent, decimal(-500, 20_000, 2)), { freq: 2 }),
};

const anyLine = fc
  .tuple(
    pricedLine(decimal(-10_000, 1_000_000, 4), decimal(-1_000_000_000, 2_000_000_000, 6)),
    fc.record(anyDiscount),
    fc.boolean(),
  )
  .map(([line, discounts, isDiscounted]) => (isDiscounted ? { ...line, ...discounts } : line));

/** Documents that the rules may accept or refuse. */
export const anyDocument: fc.Arbitrary<PricedDocument> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  ...anyDiscount,
  tax_inclusive: fc.boolean(),
  currency,
});
