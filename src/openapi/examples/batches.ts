/** Examples of batches: one of each kind of record, and one of which a part is refused. */
import { exampleIds, type RequestExample } from './example.ts';

export const batchExamples: readonly RequestExample[] = [
  {
    operationId: 'createCustomerBatch',
    name: 'two',
    summary: 'Two customers in one request.',
    request: {
      headers: { 'Idempotency-Key': 'crm-2026-01-07' },
      body: {
        data: [
          { name: 'Hedy Lamarr', email: 'hedy@lamarr.example', external_id: 'crm-71' },
          { name: 'Rosalind Franklin', external_id: 'crm-72' },
        ],
      },
    },
    expectedStatus: 201,
  },
  {
    operationId: 'createProductBatch',
    name: 'two',
    summary: 'Two products in one request.',
    request: {
      body: {
        data: [
          { name: 'Lens cleaning', sku: 'LENS-1', unit_price: '35.00' },
          { name: 'Shutter repair', sku: 'SHUT-1', unit_price: '80.00' },
        ],
      },
    },
    expectedStatus: 201,
  },
  {
    operationId: 'createQuotationBatch',
    name: 'two',
    summary: 'The same offer to two customers.',
    request: {
      body: {
        data: [
          { customer_name: 'Dorothy Hodgkin', title: 'Spring offer', total: '120.00' },
          { customer_name: 'Katherine Johnson', title: 'Spring offer', total: '120.00' },
        ],
      },
    },
    expectedStatus: 201,
  },
  {
    operationId: 'createInvoiceBatch',
    name: 'month',
    summary: 'All invoices of a month: all of them are created, or none.',
    request: {
      headers: { 'Idempotency-Key': 'invoices-2026-01' },
      body: {
        data: [
          {
            customer_name: 'Dorothy Hodgkin',
            items: [{ description: 'Retainer', unit_price: 250, tax_rate: 20 }],
          },
          { customer_name: 'Katherine Johnson', total: '180.00' },
        ],
      },
    },
    expectedStatus: 201,
  },
  {
    operationId: 'createInvoiceBatch',
    name: 'each_for_itself',
    summary: 'The first invoice is created. The second one is refused: nobody has this id.',
    request: {
      body: {
        atomic: false,
        data: [
          { customer_name: 'Dorothy Hodgkin', total: '40.00' },
          { customer_id: 'cus_01KEBZ00000000000000000000', total: '40.00' },
        ],
      },
    },
    expectedStatus: 207,
  },
  {
    operationId: 'createPaymentBatch',
    name: 'two',
    summary: 'Two payments of one invoice.',
    request: {
      headers: { 'Idempotency-Key': 'bank-2026-01-07' },
      body: {
        data: [
          { invoice_id: exampleIds.unpaidInvoice, amount: '40.00' },
          { invoice_id: exampleIds.unpaidInvoice, amount: '20.00' },
        ],
      },
    },
    expectedStatus: 201,
  },
];
