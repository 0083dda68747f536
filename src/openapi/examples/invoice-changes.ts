/** Examples of changes to invoices: update, finalize, void, mark as uncollectible, duplicate, delete. */
import { exampleIds, type RequestExample } from './example.ts';

export const invoiceChangeExamples: readonly RequestExample[] = [
  {
    operationId: 'updateInvoice',
    name: 'issued',
    summary: 'The notes and the due date of a finalized invoice can be changed.',
    request: {
      id: exampleIds.invoice,
      headers: { 'If-Match': '*' },
      body: { notes: 'Thank you for your patience.', due_date: '2026-02-20', metadata: { reminded: 'no' } },
    },
    expectedStatus: 200,
  },
  {
    operationId: 'updateInvoice',
    name: 'draft',
    summary: 'Every field of a draft can be changed. Its lines are replaced as a whole.',
    request: {
      id: exampleIds.draftInvoice,
      body: {
        items: [
          { description: 'Proofreading', quantity: 12, unit: 'page', unit_price: '9.90', tax_rate: 7 },
          { description: 'Index', unit_price: 45, tax_rate: 7 },
        ],
        notes: null,
      },
    },
    expectedStatus: 200,
  },
  {
    operationId: 'updateInvoice',
    name: 'not_editable',
    summary: 'The amounts of a finalized invoice cannot be changed.',
    request: { id: exampleIds.quotedInvoice, body: { currency: 'USD' } },
    expectedStatus: 409,
  },
  {
    operationId: 'finalizeInvoice',
    name: 'draft',
    summary: 'The draft gets a number and dates.',
    request: { id: exampleIds.draftInvoice },
    expectedStatus: 200,
  },
  {
    operationId: 'voidInvoice',
    name: 'issued_in_error',
    summary: 'The invoice keeps its number, and nothing is due.',
    request: { id: exampleIds.wrongInvoice, body: { reason: 'Sent to the wrong customer' } },
    expectedStatus: 200,
  },
  {
    operationId: 'markUncollectibleInvoice',
    name: 'given_up',
    summary: 'The customer will not pay.',
    request: { id: exampleIds.unpaidInvoice },
    expectedStatus: 200,
  },
  {
    operationId: 'duplicateInvoice',
    name: 'next_month',
    summary: 'A new draft with the same lines.',
    request: { id: exampleIds.quotedInvoice },
    expectedStatus: 201,
    makes: 'copiedInvoice',
  },
  {
    operationId: 'deleteInvoice',
    name: 'draft',
    summary: 'A draft can be deleted.',
    request: { id: exampleIds.copiedInvoice },
    expectedStatus: 200,
  },
  {
    operationId: 'deleteInvoice',
    name: 'issued',
    summary: 'A finalized invoice cannot be deleted. Void it.',
    request: { id: exampleIds.invoice },
    expectedStatus: 409,
  },
];
