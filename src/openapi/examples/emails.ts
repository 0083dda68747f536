/** Examples of mails that lead customers to their documents. */
import { exampleIds, type RequestExample } from './example.ts';

export const emailExamples: readonly RequestExample[] = [
  {
    operationId: 'emailInvoice',
    name: 'to_customer',
    summary: 'The invoice goes to the address of the customer, with its PDF and the link to its page.',
    request: { id: exampleIds.invoice, body: {} },
    expectedStatus: 202,
    makes: 'email',
  },
  {
    operationId: 'emailInvoice',
    name: 'own_words',
    summary: 'With recipients and words of your own.',
    request: {
      id: exampleIds.invoice,
      body: {
        to: ['accounts@hopper.example'],
        cc: ['grace@hopper.example'],
        subject: 'Your projector lamps',
        message: 'Thank you for your order. The lamps left our workshop this morning.',
        language: 'en',
      },
    },
    expectedStatus: 202,
    makes: 'canceledEmail',
  },
  {
    operationId: 'cancelEmail',
    name: 'queued',
    summary: 'A mail that is still queued is not sent.',
    request: { id: exampleIds.canceledEmail, body: {} },
    expectedStatus: 200,
  },
  {
    operationId: 'listEmails',
    name: 'of_invoice',
    summary: 'The mails of an invoice.',
    request: { query: { resource_id: exampleIds.invoice } },
    expectedStatus: 200,
  },
];
