/** Shows how lines are grouped for tax, and in which order. */

import { priceLine } from './priced-documents.ts';
import { totalDocument } from './total-document.ts';

describe('the tax breakdown', () => {
  test('has the higher rate first, then names, those without a name before them', () => {
    const items = [
      priceLine({ tax_rate: '5', tax_name: 'b' }),
      priceLine({ tax_rate: '0', tax_name: 'Reverse charge' }),
      priceLine({ tax_rate: '5', tax_name: null }),
      priceLine({ tax_rate: '5', tax_name: 'B' }),
      priceLine({ tax_rate: '10' }),
      priceLine({ tax_rate: '5.0', tax_name: 'b' }),
    ];
    const rows = totalDocument({ lines: items }).tax_breakdown.map((row) => [
      row.tax_rate,
      row.tax_name,
      row.taxable,
    ]);
    expect(rows).toEqual([
      ['10', null, '1.00'],
      ['5', null, '1.00'],
      ['5', 'B', '1.00'],
      ['5', 'b', '2.00'],
      ['0', 'Reverse charge', '1.00'],
    ]);
  });

  test('keeps a tax named null apart from one without a name', () => {
    const items = [priceLine({ tax_name: 'null' }), priceLine({ tax_name: null })];
    expect(totalDocument({ lines: items }).tax_breakdown.map((row) => row.tax_name)).toEqual([null, 'null']);
  });

  test('decides ties of the discount in the same order', () => {
    const items = [
      priceLine({ tax_rate: '5', tax_name: 'VAT' }),
      priceLine({ tax_rate: '5' }),
      priceLine({ tax_rate: '20' }),
    ];
    const taxable = (discount: string) =>
      totalDocument({ lines: items, discount }).tax_breakdown.map((row) => row.taxable);
    expect(taxable('0.01')).toEqual(['0.99', '1.00', '1.00']);
    expect(taxable('0.02')).toEqual(['0.99', '0.99', '1.00']);
  });
});
