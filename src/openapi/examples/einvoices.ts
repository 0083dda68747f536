/** Examples of electronic invoices: an invoice and its credit note as XML, and what one lacks. */
import { exampleIds, type RequestExample } from './example.ts';

const made: readonly RequestExample[] = [
  {
    operationId: 'createInvoice',
    name: 'electronic',
    summary: 'An invoice that can be sent as XML: each line has a tax, the buyer its reference.',
    request: {
      body: {
        customer_id: exampleIds.customer,
        buyer_reference: 'Purchasing 7',
        service_date: '2026-01-05',
        items: [
          { description: 'Projector lamp', quantity: 4, unit: 'piece', unit_price: '33.33', tax_rate: 19 },
          { description: 'Installation', quantity: '1.5', unit: 'hour', unit_price: 80, tax_rate: 19 },
        ],
      },
    },
    expectedStatus: 201,
    makes: 'electronicInvoice',
  },
  {
    operationId: 'createCreditNote',
    name: 'electronic',
    summary: 'A credit note about it.',
    request: {
      body: { invoice_id: exampleIds.electronicInvoice, amount: '23.80', reason: 'price_correction' },
    },
    expectedStatus: 201,
    makes: 'electronicCreditNote',
  },
];

const read: readonly RequestExample[] = [
  {
    operationId: 'getInvoiceEinvoiceCheck',
    name: 'peppol',
    summary: 'What Peppol asks for and the invoice lacks.',
    request: { id: exampleIds.electronicInvoice, query: { profile: 'peppol' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getInvoiceUbl',
    name: 'standard',
    summary: 'The invoice in UBL, for EN 16931.',
    request: { id: exampleIds.electronicInvoice },
    expectedStatus: 200,
  },
  {
    operationId: 'getInvoiceUbl',
    name: 'not_ready',
    summary: 'With a profile that asks for more, the answer lists what is missing.',
    request: { id: exampleIds.electronicInvoice, query: { profile: 'peppol' } },
    expectedStatus: 422,
  },
  {
    operationId: 'getInvoiceCii',
    name: 'standard',
    summary: 'The same invoice in CII.',
    request: { id: exampleIds.electronicInvoice, query: { profile: 'en16931' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getCreditNoteEinvoiceCheck',
    name: 'standard',
    summary: 'Whether the credit note can be exported.',
    request: { id: exampleIds.electronicCreditNote },
    expectedStatus: 200,
  },
  {
    operationId: 'getCreditNoteUbl',
    name: 'standard',
    summary: 'The credit note in UBL.',
    request: { id: exampleIds.electronicCreditNote },
    expectedStatus: 200,
  },
  {
    operationId: 'getCreditNoteCii',
    name: 'standard',
    summary: 'The credit note in CII.',
    request: { id: exampleIds.electronicCreditNote },
    expectedStatus: 200,
  },
];

export const einvoiceExamples: readonly RequestExample[] = [...made, ...read];
