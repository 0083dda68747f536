/** Examples of payments: a partial one, one that is too large, the rest, and one recorded in error. */
import { exampleIds, type RequestExample } from './example.ts';

export const paymentExamples: readonly RequestExample[] = [
  {
    operationId: 'createPayment',
    name: 'part',
    summary: 'A partial payment. The `external_id` prevents recording it twice.',
    request: {
      headers: { 'Idempotency-Key': 'bank-2026-01-07-0042' },
      body: {
        invoice_id: exampleIds.quotedInvoice,
        amount: '1000.00',
        method: 'bank_transfer',
        reference: 'LUMIERE INV JANVIER',
        external_id: 'bank-0042',
      },
    },
    expectedStatus: 201,
    makes: 'payment',
  },
  {
    operationId: 'createPayment',
    name: 'too_much',
    summary: 'A payment greater than the amount due is refused.',
    request: { body: { invoice_id: exampleIds.quotedInvoice, amount: 100000 } },
    expectedStatus: 422,
  },
  {
    operationId: 'createPayment',
    name: 'rest',
    summary: 'Without an amount, the payment is the whole amount due.',
    request: { body: { invoice_id: exampleIds.quotedInvoice, method: 'card' } },
    expectedStatus: 201,
    makes: 'wrongPayment',
  },
  {
    operationId: 'createInvoicePayment',
    name: 'deposit',
    summary: 'The path names the invoice.',
    request: { id: exampleIds.invoice, body: { amount: 68.51, method: 'cash' } },
    expectedStatus: 201,
  },
  {
    operationId: 'listInvoicePayments',
    name: 'first_page',
    summary: 'The payments of the invoice.',
    request: { id: exampleIds.invoice, query: { limit: '1' } },
    expectedStatus: 200,
  },
  {
    operationId: 'listPayments',
    name: 'first_page',
    summary: 'The newest payment.',
    request: { query: { limit: '1' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getPayment',
    name: 'by_id',
    summary: 'One payment.',
    request: { id: exampleIds.payment },
    expectedStatus: 200,
  },
  {
    operationId: 'updatePayment',
    name: 'remarks',
    summary: 'The reference, the notes, the metadata and the `external_id` can change, whatever the status.',
    request: {
      id: exampleIds.payment,
      body: { reference: 'LUMIERE INV JANVIER 1/2', metadata: { statement: '2026-01' } },
    },
    expectedStatus: 200,
  },
  {
    operationId: 'voidPayment',
    name: 'booked_in_error',
    summary: 'The invoice owes the amount again.',
    request: { id: exampleIds.wrongPayment },
    expectedStatus: 200,
  },
  {
    operationId: 'voidPayment',
    name: 'again',
    summary: 'A payment can be voided only once.',
    request: { id: exampleIds.wrongPayment },
    expectedStatus: 409,
  },
];
