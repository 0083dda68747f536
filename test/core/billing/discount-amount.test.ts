/** Shows what discounts take off a line and a document, and which are refused. */

import { priceLine, priceLines } from './priced-documents.ts';
import { listProblems, totalDocument } from './total-document.ts';

describe('discounts of lines', () => {
  test('come off the line, by amount or by percentage', () => {
    const items = [
      priceLine({ quantity: '3', unit_price: '9.99', discount: '4.97' }),
      priceLine({ unit_price: '0.05', discount_percent: '50' }),
    ];
    expect(totalDocument({ lines: items })).toMatchObject({
      lines: [
        { amount: '25.00', discount_amount: '4.97' },
        { amount: '0.02', discount_amount: '0.03' },
      ],
      subtotal: '25.02',
      discount_total: '0.00',
    });
  });

  test('may take off the whole line', () => {
    expect(totalDocument({ lines: [priceLine({ discount: '1.00' })] }).total).toBe('0.00');
    expect(totalDocument({ lines: [priceLine({ discount_percent: '100' })] }).total).toBe('0.00');
  });

  test('of nothing change nothing, also on a negative line', () => {
    const items = [priceLine({ unit_price: '5' }), priceLine({ quantity: '-1', discount: '0.00' })];
    expect(totalDocument({ lines: items }).total).toBe('4.00');
  });

  test.each([
    ['above the line', { discount: '1.01' }, '/items/0/discount out_of_range'],
    ['below zero', { discount: '-0.01' }, '/items/0/discount out_of_range'],
    ['on a negative line', { quantity: '-1', discount: '0.01' }, '/items/0/discount out_of_range'],
    [
      'of a percentage on a negative line',
      { quantity: '-1', discount_percent: '1' },
      '/items/0/discount_percent out_of_range',
    ],
    ['above 100 %', { discount_percent: '100.1' }, '/items/0/discount_percent out_of_range'],
    ['below 0 %', { discount_percent: '-0.1' }, '/items/0/discount_percent out_of_range'],
    ['with more decimals than the currency', { discount: '0.001' }, '/items/0/discount too_many_decimals'],
    [
      'given twice',
      { discount: '0.10', discount_percent: '10' },
      '/items/0/discount_percent mutually_exclusive',
    ],
  ])('are refused %s', (_, line, problem) => {
    expect(listProblems({ lines: [priceLine(line)] })).toEqual([problem]);
  });
});

describe('discounts of the document', () => {
  const items = priceLines(['1', '10.00', '20']);

  test('may take off the whole subtotal', () => {
    expect(totalDocument({ lines: items, discount: '10.00' }).total).toBe('0.00');
    expect(totalDocument({ lines: items, discount_percent: '100' }).total).toBe('0.00');
  });

  test('may be a percentage beside an amount of zero', () => {
    expect(totalDocument({ lines: items, discount: '0.00', discount_percent: '10' }).discount_total).toBe(
      '1.00',
    );
  });

  test('may be a percentage of nothing', () => {
    expect(totalDocument({ lines: priceLines(['1', '0', '20']), discount_percent: '10' }).total).toBe('0.00');
  });

  test.each([
    ['above the subtotal', { discount: '10.01' }, '/discount discount_exceeds_subtotal'],
    ['below zero', { discount: '-0.01' }, '/discount discount_exceeds_subtotal'],
    ['above 100 %', { discount_percent: '100.01' }, '/discount_percent discount_exceeds_subtotal'],
    ['below 0 %', { discount_percent: '-1' }, '/discount_percent discount_exceeds_subtotal'],
    ['with more decimals than the currency', { discount: '0.001' }, '/discount too_many_decimals'],
    ['given twice', { discount: '1', discount_percent: '1' }, '/discount_percent mutually_exclusive'],
  ])('are refused %s', (_, discount, problem) => {
    expect(listProblems({ lines: items, ...discount })).toEqual([problem]);
  });

  test('count trailing zeros for no decimals', () => {
    expect(totalDocument({ lines: items, discount: '1.50000' }).discount_total).toBe('1.50');
    expect(listProblems({ lines: items, discount: '0.5', currency: 'JPY' })).toEqual([
      '/discount too_many_decimals',
    ]);
  });
});
