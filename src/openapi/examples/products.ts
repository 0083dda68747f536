/** Examples of products. */
import { exampleIds, type RequestExample } from './example.ts';

export const productExamples: readonly RequestExample[] = [
  {
    operationId: 'createProduct',
    name: 'service',
    summary: 'A service sold by the hour.',
    request: {
      body: {
        name: 'Lens adjustment',
        description: 'Adjusting a lens in the workshop.',
        sku: 'SRV-LENS-01',
        unit_price: '85.00',
        currency: 'EUR',
        tax_rate: 20,
        tax_name: 'TVA',
        unit: 'hour',
      },
    },
    expectedStatus: 201,
    makes: 'product',
  },
  {
    operationId: 'createProduct',
    name: 'minimal',
    summary: 'A name and a price, in the currency of the workspace.',
    request: { body: { name: 'Film reel', unit_price: 19.99 } },
    expectedStatus: 201,
    makes: 'formerProduct',
  },
  {
    operationId: 'listProducts',
    name: 'first_page',
    summary: 'The newest product.',
    request: { query: { limit: '1' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getProduct',
    name: 'by_id',
    summary: 'One product.',
    request: { id: exampleIds.product },
    expectedStatus: 200,
  },
  {
    operationId: 'updateProduct',
    name: 'new_price',
    summary: 'A new price for future documents.',
    request: { id: exampleIds.product, body: { unit_price: '90.00' } },
    expectedStatus: 200,
  },
  {
    operationId: 'deleteProduct',
    name: 'never_sold',
    summary: 'A product that no document uses.',
    request: { id: exampleIds.formerProduct },
    expectedStatus: 200,
  },
];
