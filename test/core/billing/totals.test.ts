/** Shows the totals of worked examples digit by digit, and why some documents have none. */

import { priceLine, priceLines } from './priced-documents.ts';
import { listProblems, totalDocument } from './total-document.ts';

/** The rows of lines that have no category. */
const untreated = { category: null, reason: null, code: null };

describe('worked examples', () => {
  test('shares a discount among three rates', () => {
    const items = priceLines(['10', '120.00', '20'], ['3', '19.99', '5'], ['2', '12.50', '0']);
    expect(totalDocument({ lines: items, discount: '50.00' })).toEqual({
      lines: [
        { amount: '1200.00', discount_amount: '0.00' },
        { amount: '59.97', discount_amount: '0.00' },
        { amount: '25.00', discount_amount: '0.00' },
      ],
      subtotal: '1284.97',
      discount_total: '50.00',
      taxable_total: '1234.97',
      tax_total: '233.54',
      total: '1468.51',
      tax_breakdown: [
        { tax_rate: '20', tax_name: null, ...untreated, taxable: '1153.30', tax: '230.66' },
        { tax_rate: '5', tax_name: null, ...untreated, taxable: '57.64', tax: '2.88' },
        { tax_rate: '0', tax_name: null, ...untreated, taxable: '24.03', tax: '0.00' },
      ],
    });
  });

  test('takes the tax out of prices that contain it', () => {
    const items = priceLines(['1', '119.00', '19'], ['1', '53.50', '7']);
    expect(
      totalDocument({ lines: items, discount: '10.00', tax_inclusive: true, currency: 'EUR' }),
    ).toMatchObject({
      subtotal: '172.50',
      discount_total: '10.00',
      taxable_total: '141.30',
      tax_total: '21.20',
      total: '162.50',
      tax_breakdown: [
        { tax_rate: '19', tax_name: null, ...untreated, taxable: '94.20', tax: '17.90' },
        { tax_rate: '7', tax_name: null, ...untreated, taxable: '47.10', tax: '3.30' },
      ],
    });
  });

  test('keeps whole yen', () => {
    const items = priceLines(['3', '333.5', '10'], ['1', '980', '8']);
    expect(totalDocument({ lines: items, discount: '100', currency: 'JPY' })).toEqual({
      lines: [
        { amount: '1001', discount_amount: '0' },
        { amount: '980', discount_amount: '0' },
      ],
      subtotal: '1981',
      discount_total: '100',
      taxable_total: '1881',
      tax_total: '169',
      total: '2050',
      tax_breakdown: [
        { tax_rate: '10', tax_name: null, ...untreated, taxable: '950', tax: '95' },
        { tax_rate: '8', tax_name: null, ...untreated, taxable: '931', tax: '74' },
      ],
    });
  });

  test('keeps thousandths of a dinar', () => {
    const items = priceLines(['7', '0.3335', '5'], ['1', '12.250', '0']);
    expect(totalDocument({ lines: items, discount: '1.005', currency: 'KWD' })).toMatchObject({
      lines: [{ amount: '2.335' }, { amount: '12.250' }],
      subtotal: '14.585',
      discount_total: '1.005',
      total: '13.689',
    });
  });

  test('lets a credit line have no share of the discount', () => {
    const items = priceLines(['1', '1600', '19'], ['1', '-100', '0']);
    expect(totalDocument({ lines: items, discount: '10.00' })).toMatchObject({
      subtotal: '1500.00',
      taxable_total: '1490.00',
      tax_total: '302.10',
      total: '1792.10',
      tax_breakdown: [
        { tax_rate: '19', taxable: '1590.00', tax: '302.10' },
        { tax_rate: '0', taxable: '-100.00', tax: '0.00' },
      ],
    });
  });
});

describe('rounding', () => {
  test('rounds each line, then sums', () => {
    const items = priceLines(['1', '0.005', '0'], ['1', '0.005', '0']);
    expect(totalDocument({ lines: items }).subtotal).toBe('0.02');
  });

  test('taxes a group once, not each line', () => {
    const items = priceLines(['1', '0.10', '5'], ['1', '0.10', '5.00'], ['1', '0.10', '5.0']);
    expect(totalDocument({ lines: items })).toMatchObject({
      tax_total: '0.02',
      tax_breakdown: [{ tax_rate: '5', taxable: '0.30', tax: '0.02' }],
    });
  });

  test('rounds a negative line away from zero', () => {
    const items = priceLines(['1', '10', '0'], ['-1', '0.005', '0']);
    expect(totalDocument({ lines: items }).lines[1]?.amount).toBe('-0.01');
  });

  test('rounds a percentage of the subtotal', () => {
    const items = priceLines(['1', '99.99', '0']);
    expect(totalDocument({ lines: items, discount_percent: '12.5' })).toMatchObject({
      discount_total: '12.50',
      total: '87.49',
    });
  });

  test('never writes a negative zero', () => {
    const items = priceLines(['1', '1', '0'], ['-1', '0.004', '5']);
    expect(totalDocument({ lines: items }).tax_breakdown[0]).toEqual({
      tax_rate: '5',
      tax_name: null,
      ...untreated,
      taxable: '0.00',
      tax: '0.00',
    });
  });
});

describe('refusals', () => {
  test('names every line that is at fault', () => {
    const items = [
      priceLine({ quantity: '0' }),
      priceLine({}),
      priceLine({ quantity: '0.0', discount: '5' }),
    ];
    expect(listProblems({ lines: items })).toEqual([
      '/items/0/quantity out_of_range',
      '/items/2/quantity out_of_range',
      '/items/2/discount out_of_range',
    ]);
  });

  test('lets neither the subtotal nor the total be negative', () => {
    expect(listProblems({ lines: priceLines(['-1', '0.01', '0']) })).toEqual(['/items out_of_range']);
    expect(listProblems({ lines: priceLines(['1', '80', '100'], ['-1', '90', '0']) })).toEqual([
      '/items out_of_range',
    ]);
    expect(listProblems({ lines: priceLines(['1', '100', '0'], ['-1', '90', '100']) })).toEqual([
      '/items out_of_range',
    ]);
  });

  test('refuses amounts above twelve digits, of a line and of the sums', () => {
    const large = ['1', '600000000000', '0'] as const;
    expect(listProblems({ lines: priceLines(['1000', '999999999999', '0']) })).toEqual([
      '/items/0 out_of_range',
    ]);
    expect(listProblems({ lines: priceLines(large, large) })).toEqual(['/items out_of_range']);
    expect(listProblems({ lines: priceLines(['1', '600000000000', '100']) })).toEqual([
      '/items out_of_range',
    ]);
    expect(listProblems({ lines: priceLines(large, large, ['-1', '999999999999', '5']) })).toEqual([
      '/items out_of_range',
    ]);
    expect(totalDocument({ lines: priceLines(['1', '999999999999.99', '0']) }).total).toBe('999999999999.99');
  });

  test('knows no totals in an unknown currency', () => {
    expect(listProblems({ currency: 'XXX' })).toEqual(['/currency invalid_currency']);
  });
});
