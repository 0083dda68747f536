/** Examples of what is done with invoices: they are changed, finalized, voided, given up, copied and deleted. */
import { exampleIds, type RequestExample } from './example.ts';

export const invoiceChangeExamples: readonly RequestExample[] = [
  {
    operationId: 'updateInvoice',
    name: 'issued',
    summary: 'Of an issued invoice, remarks and the due date can be changed.',
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
    summary: 'Of a draft everything can be changed; its lines are replaced as a whole.',
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
    summary: 'What has been billed stays.',
    request: { id: exampleIds.quotedInvoice, body: { currency: 'USD' } },
    expectedStatus: 409,
  },
  {
    operationId: 'finalizeInvoice',
    name: 'draft',
    summary: 'The draft gets its number and its dates.',
    request: { id: exampleIds.draftInvoice },
    expectedStatus: 200,
  },
  {
    operationId: 'voidInvoice',
    name: 'issued_in_error',
    summary: 'The invoice keeps its number and owes nothing.',
    request: { id: exampleIds.wrongInvoice },
    expectedStatus: 200,
  },
  {
    operationId: 'markUncollectibleInvoice',
    name: 'given_up',
    summary: 'An invoice that will not be paid.',
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
    summary: 'A draft leaves nothing behind.',
    request: { id: exampleIds.copiedInvoice },
    expectedStatus: 200,
  },
  {
    operationId: 'deleteInvoice',
    name: 'issued',
    summary: 'An issued invoice is voided instead.',
    request: { id: exampleIds.invoice },
    expectedStatus: 409,
  },
];
