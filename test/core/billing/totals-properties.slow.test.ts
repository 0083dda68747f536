/** Shows what holds for the totals of every document, and that a second reckoning agrees. */

import fc from 'fast-check';
import {
  addDecimals,
  subtractDecimals,
  sumDecimals,
  toFixedText,
} from '../../../src/core/billing/decimal.ts';
import { type PricedDocument, computeTotals } from '../../../src/core/billing/totals.ts';
import { anyDocument, CURRENCIES, soundDocument } from './priced-documents.ts';
import { totalDocument } from './total-document.ts';
import { reckonTotals } from './totals-oracle.ts';

const MONEY = {
  0: /^(0|-?[1-9]\d*)$/,
  2: /^(?!-0\.00$)-?(0|[1-9]\d*)\.\d\d$/,
  3: /^(?!-0\.000$)-?(0|[1-9]\d*)\.\d{3}$/,
};
const RATE = /^(0|0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?)$/;

function decimalsOf(document: PricedDocument): 0 | 2 | 3 {
  return CURRENCIES[document.currency as keyof typeof CURRENCIES];
}

describe('totals of any document', () => {
  test('agree with a second reckoning in whole numbers', () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        expect(totalDocument(document)).toEqual(reckonTotals(document, decimalsOf(document)));
      }),
      { numRuns: 400 },
    );
  });

  test('are refused exactly when the second reckoning refuses them', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const result = computeTotals(document);
        expect(result.ok ? result.totals : null).toEqual(reckonTotals(document, decimalsOf(document)));
      }),
      { numRuns: 400 },
    );
  });

  test('add up', () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        const totals = totalDocument(document);
        const decimals = decimalsOf(document);
        const sum = (values: string[]) => toFixedText(sumDecimals(values), decimals);
        expect(totals.subtotal).toBe(sum(totals.lines.map((line) => line.amount)));
        expect(totals.taxable_total).toBe(sum(totals.tax_breakdown.map((row) => row.taxable)));
        expect(totals.tax_total).toBe(sum(totals.tax_breakdown.map((row) => row.tax)));
        expect(totals.total).toBe(sum([totals.taxable_total, totals.tax_total]));
      }),
    );
  });

  test('contain the tax in the discounted subtotal when prices do, and lie above it when they do not', () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        const totals = totalDocument(document);
        const discounted = subtractDecimals(totals.subtotal, totals.discount_total);
        const held = document.tax_inclusive
          ? addDecimals(totals.taxable_total, totals.tax_total)
          : addDecimals(totals.taxable_total, '0');
        expect(held).toBe(discounted);
      }),
    );
  });

  test('do not depend on the order of the lines', () => {
    const shuffled = soundDocument.chain((document) =>
      fc.tuple(
        fc.constant(document),
        fc.shuffledSubarray([...document.lines], { minLength: document.lines.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([document, lines]) => {
        const { lines: _given, ...given } = totalDocument(document);
        const { lines: _shuffled, ...reordered } = totalDocument({ ...document, lines });
        expect(reordered).toEqual(given);
      }),
    );
  });

  test("are text with exactly the currency's decimals, never numbers", () => {
    fc.assert(
      fc.property(soundDocument, (document) => {
        const { lines, tax_breakdown: rows, ...sums } = totalDocument(document);
        const amounts = [
          ...Object.values(sums),
          ...lines.flatMap((line) => Object.values(line)),
          ...rows.flatMap((row) => [row.taxable, row.tax]),
        ];
        for (const amount of amounts) {
          expect(typeof amount).toBe('string');
          expect(amount).toMatch(MONEY[decimalsOf(document)]);
        }
        for (const row of rows) {
          expect(row.tax_rate).toMatch(RATE);
        }
      }),
    );
  });
});
