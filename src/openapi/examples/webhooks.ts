/** Examples of webhook endpoints: one is created, tested and recovered, another is deleted. */
import { exampleIds, type RequestExample } from './example.ts';

export const webhookExamples: readonly RequestExample[] = [
  {
    operationId: 'createWebhookEndpoint',
    name: 'three_types',
    summary: 'The secret is shown only in this answer.',
    request: {
      headers: { 'Idempotency-Key': 'shop-webhooks' },
      body: {
        url: 'https://shop.example.com/hooks/billing',
        description: 'The shop',
        event_types: ['invoice.created', 'payment.received', 'quotation.accepted'],
      },
    },
    expectedStatus: 201,
    makes: 'webhookEndpoint',
  },
  {
    operationId: 'createWebhookEndpoint',
    name: 'everything',
    summary: 'Without event types, the endpoint receives all events.',
    request: { body: { url: 'https://hooks.example.org/' } },
    expectedStatus: 201,
    makes: 'formerWebhookEndpoint',
  },
  {
    operationId: 'createWebhookEndpoint',
    name: 'refused_address',
    summary: 'Only public addresses are allowed.',
    request: { body: { url: 'https://127.0.0.1/hook' } },
    expectedStatus: 422,
  },
  {
    operationId: 'listWebhookEndpoints',
    name: 'first_page',
    summary: 'The newest endpoint.',
    request: { query: { limit: '1' } },
    expectedStatus: 200,
  },
  {
    operationId: 'getWebhookEndpoint',
    name: 'by_id',
    summary: 'One endpoint.',
    request: { id: exampleIds.webhookEndpoint },
    expectedStatus: 200,
  },
  {
    operationId: 'updateWebhookEndpoint',
    name: 'more_types',
    summary: 'A list is replaced as a whole.',
    request: {
      id: exampleIds.webhookEndpoint,
      body: { event_types: ['invoice.*', 'payment.received', 'quotation.accepted'] },
    },
    expectedStatus: 200,
  },
  {
    operationId: 'pingWebhookEndpoint',
    name: 'try_it',
    summary: 'A `webhook.ping` is sent within a minute.',
    request: { id: exampleIds.webhookEndpoint },
    expectedStatus: 200,
  },
  {
    operationId: 'rotateSecretWebhookEndpoint',
    name: 'two_days',
    summary: 'Both secrets sign for two days.',
    request: { id: exampleIds.webhookEndpoint, body: { overlap_hours: 48 } },
    expectedStatus: 200,
  },
  {
    operationId: 'recoverWebhookEndpoint',
    name: 'since_then',
    summary: 'Sends the events since then that have not arrived.',
    request: { id: exampleIds.webhookEndpoint, body: { since: '2026-01-01T00:00:00Z' } },
    expectedStatus: 200,
  },
  {
    operationId: 'listDeliveries',
    name: 'first_page',
    summary: 'The deliveries, newest first.',
    request: { id: exampleIds.webhookEndpoint, query: { limit: '1' } },
    expectedStatus: 200,
    makes: 'delivery',
  },
  {
    operationId: 'getDelivery',
    name: 'by_id',
    summary: 'One delivery with its attempts.',
    request: { id: exampleIds.delivery },
    expectedStatus: 200,
  },
  {
    operationId: 'resendDelivery',
    name: 'once_more',
    summary: 'Sends it again, whatever its status is.',
    request: { id: exampleIds.delivery },
    expectedStatus: 200,
  },
  {
    operationId: 'deleteWebhookEndpoint',
    name: 'by_id',
    summary: 'Deliveries that are still pending are canceled.',
    request: { id: exampleIds.formerWebhookEndpoint },
    expectedStatus: 200,
  },
];
