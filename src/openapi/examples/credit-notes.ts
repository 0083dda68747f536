/** Examples of credit notes and refunds: one of three items comes back, and the money with it. */
import { exampleIds, type RequestExample } from './example.ts';

const created: readonly RequestExample[] = [
  {
    operationId: 'createInvoice',
    name: 'to_return',
    summary: 'An invoice of three albums, of which one will come back.',
    request: {
      body: {
        customer_id: exampleIds.customer,
        items: [{ description: 'Album', quantity: 3, unit_price: '80.00', tax_rate: 20 }],
      },
    },
    expectedStatus: 201,
    makes: 'returnedInvoice',
  },
  {
    operationId: 'createInvoicePayment',
    name: 'albums',
    summary: 'The albums are paid.',
    request: { id: exampleIds.returnedInvoice, body: { method: 'card' } },
    expectedStatus: 201,
  },
  {
    operationId: 'previewCreditNote',
    name: 'what_is_left',
    summary: 'What of the invoice can be credited.',
    request: { body: { invoice_id: exampleIds.returnedInvoice, reason: 'order_cancellation' } },
    expectedStatus: 200,
  },
  {
    operationId: 'createCreditNote',
    name: 'amount',
    summary: 'An amount with tax. It is spread over the tax rates of the invoice.',
    request: {
      headers: { 'Idempotency-Key': 'complaint-17' },
      body: {
        invoice_id: exampleIds.returnedInvoice,
        amount: '120.00',
        reason: 'product_unsatisfactory',
        refund: { amount: '20.00', method: 'card', reference: 'Terminal 2' },
      },
    },
    expectedStatus: 201,
    makes: 'creditNote',
  },
  {
    operationId: 'createCreditNote',
    name: 'too_much',
    summary: 'More than the invoice has left is refused. `max` tells how much that is.',
    request: { body: { invoice_id: exampleIds.returnedInvoice, amount: '100000.00', reason: 'duplicate' } },
    expectedStatus: 422,
  },
  {
    operationId: 'createCreditNote',
    name: 'draft',
    summary: 'A draft claims nothing of the invoice until it is issued.',
    request: {
      body: {
        invoice_id: exampleIds.returnedInvoice,
        amount: 5,
        reason: 'price_correction',
        status: 'draft',
      },
    },
    expectedStatus: 201,
    makes: 'draftCreditNote',
  },
  {
    operationId: 'updateCreditNote',
    name: 'draft',
    summary: 'Every field of a draft can be changed, but not its invoice.',
    request: { id: exampleIds.draftCreditNote, body: { amount: 10 } },
    expectedStatus: 200,
  },
  {
    operationId: 'issueCreditNote',
    name: 'draft',
    summary: 'The draft gets its number, and its amount is the customer’s credit.',
    request: { id: exampleIds.draftCreditNote },
    expectedStatus: 200,
  },
];

const many: readonly RequestExample[] = [
  {
    operationId: 'createCreditNoteBatch',
    name: 'one_a_draft',
    summary: 'Two credit notes in one request.',
    request: {
      body: {
        data: [
          { invoice_id: exampleIds.returnedInvoice, amount: '12.00', reason: 'price_correction' },
          { invoice_id: exampleIds.returnedInvoice, amount: 6, reason: 'duplicate', status: 'draft' },
        ],
      },
    },
    expectedStatus: 201,
  },
  {
    operationId: 'createCreditNote',
    name: 'wrong',
    summary: 'Without lines and amount, all that is left is credited: here of a draft.',
    request: { body: { invoice_id: exampleIds.returnedInvoice, reason: 'duplicate', status: 'draft' } },
    expectedStatus: 201,
    makes: 'wrongCreditNote',
  },
  {
    operationId: 'deleteCreditNote',
    name: 'draft',
    summary: 'A draft can be deleted.',
    request: { id: exampleIds.wrongCreditNote },
    expectedStatus: 200,
  },
];

const read: readonly RequestExample[] = [
  {
    operationId: 'listCreditNotes',
    name: 'with_credit',
    summary: 'The newest credit note.',
    request: { query: { limit: '1' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getCreditNote',
    name: 'by_id',
    summary: 'One credit note.',
    request: { id: exampleIds.creditNote },
    expectedStatus: 200,
  },
  {
    operationId: 'listInvoiceCreditNotes',
    name: 'first_page',
    summary: 'The credit notes about the invoice.',
    request: { id: exampleIds.returnedInvoice, query: { limit: '1' } },
    expectedStatus: 200,
  },
];

export const creditNoteExamples: readonly RequestExample[] = [...created, ...many, ...read];
