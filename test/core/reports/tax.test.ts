/** The tax of a document that is paid in parts adds up to the document, to the cent. */
import fc from 'fast-check';
import { sumDecimals } from '../../../src/core/billing/decimal.ts';
import { paidPart, sumTax } from '../../../src/core/reports/tax.ts';

const cents = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => (amount / 100).toFixed(2));
const taxLine = fc.record({
  tax_rate: fc.constantFrom('20', '10', '5.5', '0'),
  category: fc.constantFrom('S', null),
  taxable: cents,
  tax: cents,
});

test('whatever the payments, their parts are the document', () => {
  const whole = fc.record({
    lines: fc.array(taxLine, { minLength: 1, maxLength: 4 }),
    amounts: fc.array(cents, { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(whole, ({ lines, amounts }) => {
      const total = sumDecimals(amounts);
      const parts = amounts.map((amount, at) =>
        paidPart(lines, { total, before: sumDecimals(amounts.slice(0, at)), amount, decimals: 2 }),
      );
      for (const [at, line] of lines.entries())
        for (const name of ['taxable', 'tax'] as const)
          expect(Number(sumDecimals(parts.map((part) => part[at]?.[name] ?? '')))).toBe(Number(line[name]));
    }),
  );
});

test('rows of one rate are one, however the rate is written, and the tax of two names counts its document once', () => {
  const line = { category: 'S', taxable: '10', tax: '2' };
  const lines = [
    { ...line, tax_rate: '20' },
    { ...line, tax_rate: '20.00' },
  ];
  const rows = sumTax([
    { currency: 'EUR', subtracts: false, lines },
    { currency: 'EUR', subtracts: true, lines: lines.slice(1) },
  ]);
  expect(rows).toEqual([
    { currency: 'EUR', category: 'S', tax_rate: '20', taxable: '10', tax: '2', count: 2 },
  ]);
});
