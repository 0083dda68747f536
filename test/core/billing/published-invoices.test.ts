/** Shows that invoices published by others get the totals that their publishers print. */

import { canonicalDecimal } from '../../../src/core/billing/decimal.ts';
import { plainDocument, priceLine } from './priced-documents.ts';
import published from './published-invoices.json';
import { totalDocument } from './total-document.ts';

describe('published invoices', () => {
  test.each(published)('$id in $currency has the totals of $source', ({ currency, request, expected }) => {
    const document = plainDocument({
      lines: request.items.map(priceLine),
      discount: request.discount,
      currency: currency ?? 'USD',
    });
    const { subtotal, tax_total, total } = totalDocument(document);
    // Publishers print 12.6 and 12.60 alike.
    expect([subtotal, tax_total, total].map(canonicalDecimal)).toEqual(
      [expected.subtotal, expected.tax_total, expected.total].map(canonicalDecimal),
    );
  });

  test('are all two dozen of them', () => {
    expect(published).toHaveLength(24);
  });
});
