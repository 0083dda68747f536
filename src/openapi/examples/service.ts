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
    operationId: 'getTaxReport',
    name: 'quarter',
    summary: 'The tax of a quarter, by the dates of documents.',
    request: { query: { from: '2026-01-01', to: '2026-03-31' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getTaxReport',
    name: 'unknown_basis',
    summary: 'A period that ends before it begins, or an unknown basis, is refused.',
    request: { query: { from: '2026-01-01', to: '2026-03-31', basis: 'cash' } },
    expectedStatus: 400,
  },
  {
    operationId: 'getReceivablesReport',
    name: 'today',
    summary: 'What customers owe today, by age.',
    request: {},
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
  {
    operationId: 'clearTestData',
    name: 'all',
    summary: 'Everything that test keys have made; a live key gets 403.',
    request: {},
    expectedStatus: 200,
    liveStatus: 403,
  },
];
