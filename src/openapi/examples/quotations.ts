/** Examples of quotations: one is accepted and becomes an invoice, others are declined, canceled and deleted. */
import { exampleIds, type RequestExample } from './example.ts';

const created: readonly RequestExample[] = [
  {
    operationId: 'createQuotation',
    name: 'from_items',
    summary: 'Shape A: a draft from line items.',
    request: {
      body: {
        customer_id: exampleIds.customer,
        title: 'Restoration of two cameras',
        discount_percent: 5,
        items: [
          { description: 'Restoration of a camera', quantity: 2, unit_price: '1200.00', tax_rate: 20 },
          { product_id: exampleIds.product, quantity: 8, unit_price: 80 },
        ],
        terms: 'Payable within 14 days.',
      },
    },
    expectedStatus: 201,
    makes: 'quotation',
  },
  {
    operationId: 'createQuotation',
    name: 'from_total',
    summary: 'Shape B: a name and a total, sent at once.',
    request: {
      body: {
        customer_name: 'Ada Lovelace',
        status: 'sent',
        total: 640,
        title: 'Translation of a memoir',
        quotation_date: '2026-01-07',
        expiry_date: '2026-02-06',
      },
    },
    expectedStatus: 201,
    makes: 'declinedQuotation',
  },
  {
    operationId: 'listQuotations',
    name: 'first_page',
    summary: 'The newest quotation.',
    request: { query: { limit: '1' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getQuotation',
    name: 'by_id',
    summary: 'One quotation.',
    request: { id: exampleIds.quotation },
    expectedStatus: 200,
  },
  {
    operationId: 'updateQuotation',
    name: 'draft',
    summary: 'Every field of a draft can be changed.',
    request: {
      id: exampleIds.quotation,
      body: { title: 'Restoration of two cameras and a lens', discount_percent: 10 },
    },
    expectedStatus: 200,
  },
];

const won: readonly RequestExample[] = [
  {
    operationId: 'sendQuotation',
    name: 'draft',
    summary: 'The draft gets a number.',
    request: { id: exampleIds.quotation },
    expectedStatus: 200,
  },
  {
    operationId: 'acceptQuotation',
    name: 'by_customer',
    summary: 'You may name who accepted.',
    request: {
      id: exampleIds.quotation,
      headers: { 'Idempotency-Key': 'offer-77-accepted' },
      body: { accepted_by: { name: 'Antoinette Lumière', email: 'antoinette@lumiere.example' } },
    },
    expectedStatus: 200,
  },
  {
    operationId: 'acceptQuotation',
    name: 'again',
    summary: 'An accepted quotation stays as it is.',
    request: { id: exampleIds.quotation, body: { override_expiry: true } },
    expectedStatus: 200,
  },
  {
    operationId: 'convertQuotation',
    name: 'open_invoice',
    summary:
      'The invoice has a number and can be paid. With the status `draft`, it would have no number yet.',
    request: { id: exampleIds.quotation, body: { status: 'open' } },
    expectedStatus: 201,
    makes: 'quotedInvoice',
  },
  {
    operationId: 'convertQuotation',
    name: 'again',
    summary: 'A quotation can be converted only once.',
    request: { id: exampleIds.quotation },
    expectedStatus: 409,
  },
];

const lost: readonly RequestExample[] = [
  {
    operationId: 'declineQuotation',
    name: 'too_expensive',
    summary: 'The reason is optional.',
    request: { id: exampleIds.declinedQuotation, body: { reason: 'Another offer was lower.' } },
    expectedStatus: 200,
  },
  {
    operationId: 'duplicateQuotation',
    name: 'new_offer',
    summary: 'A new draft with the same content.',
    request: { id: exampleIds.declinedQuotation },
    expectedStatus: 201,
    makes: 'canceledQuotation',
  },
  {
    operationId: 'issueQuotation',
    name: 'draft',
    summary: 'Another name of `send`: the draft gets a number.',
    request: { id: exampleIds.canceledQuotation },
    expectedStatus: 200,
  },
  {
    operationId: 'cancelQuotation',
    name: 'withdrawn',
    summary: 'The offer is withdrawn.',
    request: { id: exampleIds.canceledQuotation },
    expectedStatus: 200,
  },
  {
    operationId: 'duplicateQuotation',
    name: 'from_canceled',
    summary: 'A quotation of any status can be duplicated.',
    request: { id: exampleIds.canceledQuotation },
    expectedStatus: 201,
    makes: 'copiedQuotation',
  },
  {
    operationId: 'deleteQuotation',
    name: 'draft',
    summary: 'A draft can be deleted.',
    request: { id: exampleIds.copiedQuotation },
    expectedStatus: 200,
  },
];

export const quotationExamples: readonly RequestExample[] = [...created, ...won, ...lost];
