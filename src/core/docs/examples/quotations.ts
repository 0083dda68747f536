/** Examples of quotations. */
import { exampleIds, type RequestExample } from './example.ts';

export const quotationExamples: readonly RequestExample[] = [
  {
    operationId: 'createQuotation',
    name: 'from_items',
    summary: 'Shape A: an offer that is sent at once.',
    request: {
      body: {
        customer_id: exampleIds.customer,
        status: 'sent',
        title: 'Restoration of two cameras',
        quotation_date: '2026-01-07',
        expiry_date: '2026-02-06',
        discount_percent: 5,
        items: [
          { description: 'Restoration of a camera', quantity: 2, unit_price: '1200.00', tax_rate: 20 },
          { product_id: exampleIds.product, quantity: 8, unit_price: 80 },
        ],
        terms: 'Payable within 14 days.',
      },
    },
    expectedStatus: 201,
  },
  {
    operationId: 'createQuotation',
    name: 'from_total',
    summary: 'Shape B: a draft of a name and a total.',
    request: { body: { customer_name: 'Ada Lovelace', total: 640, title: 'Translation of a memoir' } },
    expectedStatus: 201,
  },
  {
    operationId: 'listQuotations',
    name: 'first_page',
    summary: 'The newest quotations.',
    request: {},
    expectedStatus: 200,
  },
  {
    operationId: 'getQuotation',
    name: 'by_id',
    summary: 'One quotation.',
    request: { id: exampleIds.quotation },
    expectedStatus: 200,
  },
];
