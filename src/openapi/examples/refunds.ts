/** Examples of what becomes of credit and deposits: they are refunded, applied to invoices, and taken back. */
import { exampleIds, type RequestExample } from './example.ts';

export const refundExamples: readonly RequestExample[] = [
  {
    operationId: 'refundCreditNote',
    name: 'part',
    summary: 'A part of the credit is given back.',
    request: { id: exampleIds.creditNote, body: { amount: '30.00', method: 'bank_transfer' } },
    expectedStatus: 201,
    makes: 'refund',
  },
  {
    operationId: 'voidRefund',
    name: 'returned',
    summary: 'The bank has returned the money: the customer has the credit again.',
    request: { id: exampleIds.refund, body: { reason: 'The account is closed.' } },
    expectedStatus: 200,
  },
  {
    operationId: 'createRefund',
    name: 'of_note',
    summary: 'A refund names the credit note, or the payment, that it is of.',
    request: { body: { credit_note_id: exampleIds.creditNote, amount: 15, method: 'cash' } },
    expectedStatus: 201,
    makes: 'cashRefund',
  },
  {
    operationId: 'createPayment',
    name: 'in_advance',
    summary: 'A payment of a customer without an invoice is a deposit.',
    request: { body: { customer_id: exampleIds.customer, amount: '300.00', method: 'bank_transfer' } },
    expectedStatus: 201,
    makes: 'deposit',
  },
  {
    operationId: 'refundPayment',
    name: 'deposit',
    summary: 'A part of a deposit is given back.',
    request: { id: exampleIds.deposit, body: { amount: 50 } },
    expectedStatus: 201,
  },
  {
    operationId: 'createInvoice',
    name: 'for_deposit',
    summary: 'The invoice that the deposit was for.',
    request: {
      body: {
        customer_id: exampleIds.customer,
        items: [{ description: 'Enlarger', quantity: 1, unit_price: '200.00', tax_rate: 20 }],
      },
    },
    expectedStatus: 201,
    makes: 'depositInvoice',
  },
  {
    operationId: 'applyPayment',
    name: 'deposit',
    summary: 'The deposit pays the invoice.',
    request: { id: exampleIds.deposit, body: { invoice_id: exampleIds.depositInvoice, amount: '200.00' } },
    expectedStatus: 200,
  },
  {
    operationId: 'unapplyPayment',
    name: 'part',
    summary: 'A part of it is taken back.',
    request: { id: exampleIds.deposit, body: { invoice_id: exampleIds.depositInvoice, amount: '60.00' } },
    expectedStatus: 200,
  },
  {
    operationId: 'applyCreditNote',
    name: 'part',
    summary: 'Credit lowers what another invoice of the customer owes.',
    request: { id: exampleIds.creditNote, body: { invoice_id: exampleIds.depositInvoice, amount: 25 } },
    expectedStatus: 200,
  },
  {
    operationId: 'unapplyCreditNote',
    name: 'part',
    summary: 'The credit is taken back.',
    request: { id: exampleIds.creditNote, body: { invoice_id: exampleIds.depositInvoice } },
    expectedStatus: 200,
  },
  {
    operationId: 'voidCreditNote',
    name: 'mistake',
    summary: 'A note of which nothing was applied elsewhere or refunded can be voided.',
    request: { id: exampleIds.draftCreditNote, body: { reason: 'Issued twice.' } },
    expectedStatus: 200,
  },
  {
    operationId: 'createRefundBatch',
    name: 'two',
    summary: 'Two refunds of one credit note.',
    request: {
      body: {
        data: [
          { credit_note_id: exampleIds.creditNote, amount: 5, method: 'cash' },
          { credit_note_id: exampleIds.creditNote, amount: 10, method: 'card' },
        ],
      },
    },
    expectedStatus: 201,
  },
  {
    operationId: 'listRefunds',
    name: 'first_page',
    summary: 'The newest refund.',
    request: { query: { limit: '1' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getRefund',
    name: 'by_id',
    summary: 'One refund.',
    request: { id: exampleIds.cashRefund },
    expectedStatus: 200,
  },
];
