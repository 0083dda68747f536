import { sumsOf } from '../oracle/document-sums.ts';
import { type Fraction, fractionOf, isEqual, rounded } from '../oracle/fraction.ts';

interface Line {
  readonly quantity?: string;
  readonly unit_price: string;
  readonly tax_rate?: string;
  readonly tax_name?: string;
}

function documentOf(
  currency: string,
  lines: readonly Line[],
  {
    inclusive = false,
    ...discounts
  }: { inclusive?: boolean; discount?: string; discount_percent?: string } = {},
) {
  return {
    currency,
    tax_inclusive: inclusive,
    amounts: { discount: null, discount_percent: null, ...discounts },
    items: lines.map(({ quantity = '1', unit_price, tax_rate = '0', tax_name = null }) => ({
      tax_name,
      tax_category: null,
      amounts: { quantity, unit_price, tax_rate, discount: null, discount_percent: null },
    })),
  };
}

function expectSum(found: Fraction, wanted: string): void {
  expect([wanted, isEqual(found, fractionOf(wanted))]).toEqual([wanted, true]);
}

test.each([
  [
    'taxes, a discount',
    documentOf(
      'EUR',
      [
        { quantity: '10', unit_price: '120.00', tax_rate: '20' },
        { quantity: '3', unit_price: '19.99', tax_rate: '5' },
        { quantity: '2', unit_price: '12.50' },
      ],
      { discount: '50.00' },
    ),
    ['230.66', '2.88', '0'],
    '1468.51',
  ],
  [
    'prices that contain the tax',
    documentOf(
      'EUR',
      [
        { unit_price: '119.00', tax_rate: '19' },
        { unit_price: '53.50', tax_rate: '7' },
      ],
      { discount: '10.00', inclusive: true },
    ),
    ['17.90', '3.30'],
    '162.50',
  ],
  [
    'no decimals',
    documentOf(
      'JPY',
      [
        { quantity: '3', unit_price: '333.5', tax_rate: '10' },
        { unit_price: '980', tax_rate: '8' },
      ],
      { discount: '100' },
    ),
    ['95', '74'],
    '2050',
  ],
  [
    'a line taken back',
    documentOf(
      'EUR',
      [
        { unit_price: '1600', tax_rate: '19' },
        { quantity: '-1', unit_price: '100' },
      ],
      { discount: '10.00' },
    ),
    ['302.10', '0'],
    '1792.10',
  ],
] as const)('The simulator computes the contract’s example of %s', (_name, document, taxes, total) => {
  const { groups, sums } = sumsOf(document);
  expect(groups).toHaveLength(taxes.length);
  for (const [index, tax] of taxes.entries()) expectSum(groups[index]?.tax ?? fractionOf('-1'), tax);
  expectSum(sums.total, total);
});

test('Halves are rounded away from zero, on both sides of it', () => {
  expectSum(rounded(fractionOf('1.005'), 2), '1.01');
  expectSum(rounded(fractionOf('-1.005'), 2), '-1.01');
  expectSum(rounded(fractionOf('-1.0049'), 2), '-1');
});
