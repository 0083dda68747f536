/** Examples of invoices: both shapes, a draft, lists, and refused requests. */
import { exampleIds, type RequestExample } from './example.ts';

const created: readonly RequestExample[] = [
  {
    operationId: 'createInvoice',
    name: 'from_items',
    summary: 'Shape A: line items at three tax rates, and a discount. The total is 1468.51.',
    request: {
      headers: { 'Idempotency-Key': 'order-2041-invoice' },
      body: {
        customer_id: exampleIds.customer,
        invoice_date: '2026-01-07',
        due_date: '2026-02-06',
        currency: 'EUR',
        discount: '50.00',
        items: [
          { description: 'Restoration of a camera', quantity: 10, unit_price: 120.0, tax_rate: 20 },
          { description: 'Film reel', quantity: 3, unit_price: 19.99, tax_rate: 5 },
          { description: 'Postage', quantity: 2, unit_price: 12.5, tax_rate: 0 },
        ],
      },
    },
    expectedStatus: 201,
    makes: 'invoice',
  },
  {
    operationId: 'createInvoice',
    name: 'from_total',
    summary: 'Shape B: a name and a total. The customer is found by the name, or created.',
    request: { body: { customer_name: 'Ada Lovelace', total: 99.5 } },
    expectedStatus: 201,
    makes: 'unpaidInvoice',
  },
  {
    operationId: 'createInvoice',
    name: 'from_product',
    summary: 'Shape A: the product supplies what the line leaves out.',
    request: {
      body: {
        customer_name: 'Grace Hopper',
        customer_email: 'grace@hopper.example',
        currency: 'EUR',
        items: [{ product_id: exampleIds.product, quantity: '2.5', discount_percent: 10 }],
        po_number: 'PO-7731',
      },
    },
    expectedStatus: 201,
  },
  {
    operationId: 'createInvoice',
    name: 'from_gross_total',
    summary: 'Shape B: the total includes 20 % tax.',
    request: { body: { customer_name: 'Ada Lovelace', total: '120.00', tax_rate: 20 } },
    expectedStatus: 201,
    makes: 'wrongInvoice',
  },
  {
    operationId: 'createInvoice',
    name: 'draft',
    summary: 'A draft has no number and cannot be paid.',
    request: {
      body: {
        customer_name: 'Mary Shelley',
        status: 'draft',
        tax_inclusive: true,
        items: [{ description: 'Proofreading', quantity: 12, unit: 'page', unit_price: '9.90', tax_rate: 7 }],
        notes: 'Thank you.',
      },
    },
    expectedStatus: 201,
    makes: 'draftInvoice',
  },
];

export const invoiceExamples: readonly RequestExample[] = [
  ...created,
  {
    operationId: 'createInvoice',
    name: 'invalid',
    summary: 'All errors are reported at once.',
    request: {
      body: {
        customer_name: 'Ada Lovelace',
        due_date: '2026-02-30',
        items: [{ description: 'Consulting', quantity: 0, unit_price: 120 }],
      },
    },
    expectedStatus: 422,
  },
  {
    operationId: 'previewInvoice',
    name: 'totals',
    summary: 'The totals of an invoice that is not stored.',
    request: {
      body: {
        customer_id: exampleIds.customer,
        currency: 'JPY',
        items: [
          { description: 'Prints', quantity: 3, unit_price: 333.5, tax_rate: 10 },
          { description: 'Tea', unit_price: 980, tax_rate: 8 },
        ],
        discount: '100',
      },
    },
    expectedStatus: 200,
  },
  {
    operationId: 'listInvoices',
    name: 'first_page',
    summary: 'The two newest invoices.',
    request: { query: { limit: '2' } },
    expectedStatus: 200,
  },
  {
    operationId: 'listInvoices',
    name: 'misspelt_parameter',
    summary: 'An unknown parameter is refused. The error suggests the nearest name.',
    request: { query: { limt: '2' } },
    expectedStatus: 400,
  },
  {
    operationId: 'getInvoice',
    name: 'by_id',
    summary: 'One invoice.',
    request: { id: exampleIds.invoice },
    expectedStatus: 200,
  },
  {
    operationId: 'getInvoice',
    name: 'with_customer',
    summary: 'The customer is shown beside the invoice, as it is now.',
    request: { id: exampleIds.invoice, query: { expand: 'customer' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getInvoice',
    name: 'unknown_id',
    summary: 'An unknown id.',
    request: { id: 'inv_01KEBZ00000000000000000000' },
    expectedStatus: 404,
  },
];
