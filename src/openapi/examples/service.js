/** Examples of what the API tells of itself, of its key, and of what has happened. */
import { exampleIds } from './example.ts';
export const serviceExamples = [
  {
    operationId: 'getApi',
    name: 'root',
    summary: 'What there is.',
    request: {},
    expectedStatus: 200,
  },
  {
    operationId: 'getMe',
    name: 'key',
    summary: 'The key that asks, and its workspace.',
    request: {},
    expectedStatus: 200,
  },
  {
    operationId: 'getCustomerBalance',
    name: 'by_id',
    summary: 'What the customer owes.',
    request: { id: exampleIds.customer },
    expectedStatus: 200,
  },
  {
    operationId: 'listEvents',
    name: 'of_invoices',
    summary: 'What has happened to invoices and their payments.',
    request: { query: { type: 'invoice.*,payment.received', limit: '10' } },
    expectedStatus: 200,
    makes: 'event',
  },
  {
    operationId: 'getEvent',
    name: 'by_id',
    summary: 'One event.',
    request: { id: exampleIds.event },
    expectedStatus: 200,
  },
  {
    operationId: 'getEvent',
    name: 'unknown_id',
    summary: 'Events are kept for 30 days.',
    request: { id: 'evt_01KEBZ00000000000000000000' },
    expectedStatus: 404,
  },
];
