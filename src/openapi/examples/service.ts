/** Examples of the API root, the current key, balances and events. */
import { exampleIds, type RequestExample } from './example.ts';

export const serviceExamples: readonly RequestExample[] = [
  {
    operationId: 'getApi',
    name: 'root',
    summary: 'The collections of the API.',
    request: {},
    expectedStatus: 200,
  },
  {
    operationId: 'getMe',
    name: 'key',
    summary: 'The current key and its workspace.',
    request: {},
    expectedStatus: 200,
  },
  {
    operationId: 'getCustomerBalance',
    name: 'by_id',
    summary: 'The balance of one customer.',
    request: { id: exampleIds.customer },
    expectedStatus: 200,
  },
  {
    operationId: 'listEvents',
    name: 'of_invoices',
    summary: 'Events of invoices and payments.',
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
