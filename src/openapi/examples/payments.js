/** Examples of payments: of a part, of more than is due, of the rest, and one that was booked in error. */
import { exampleIds } from './example.ts';
export const paymentExamples = [
  {
    operationId: 'createPayment',
    name: 'part',
    summary: 'A part of what is due. The `external_id` keeps it from being booked twice.',
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
    summary: 'More than is due is refused.',
    request: { body: { invoice_id: exampleIds.quotedInvoice, amount: 100000 } },
    expectedStatus: 422,
  },
  {
    operationId: 'createPayment',
    name: 'rest',
    summary: 'Without an amount it is all that is due.',
    request: { body: { invoice_id: exampleIds.quotedInvoice, method: 'card' } },
    expectedStatus: 201,
    makes: 'wrongPayment',
  },
  {
    operationId: 'createInvoicePayment',
    name: 'deposit',
    summary: 'The path names the invoice that is paid.',
    request: { id: exampleIds.invoice, body: { amount: 68.51, method: 'cash' } },
    expectedStatus: 201,
  },
  {
    operationId: 'listInvoicePayments',
    name: 'first_page',
    summary: 'What has been paid on the invoice.',
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
    operationId: 'voidPayment',
    name: 'booked_in_error',
    summary: 'The invoice owes the amount again.',
    request: { id: exampleIds.wrongPayment },
    expectedStatus: 200,
  },
  {
    operationId: 'voidPayment',
    name: 'again',
    summary: 'A payment is voided once.',
    request: { id: exampleIds.wrongPayment },
    expectedStatus: 409,
  },
];
