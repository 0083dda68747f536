import { defineApi, defineMe } from './about-schemas.ts';
import { defineBalance } from './balance-schema.ts';
import { defineDelivery, defineDeliveryList, defineRecovery } from './delivery-schemas.ts';
import { defineEvent, defineEventList } from './event-schemas.ts';
import { definePreview } from './preview-schema.ts';
/** By `operationId`. */
export const otherAnswers = {
  previewInvoice: {
    summary: 'Compute an invoice without storing it',
    description: 'The invoice as it would be created.',
    define: (definitions) => definePreview('Invoice', definitions),
  },
  getApi: { summary: 'See what there is', description: 'The collections of the API.', define: defineApi },
  getMe: {
    summary: 'See whose key this is',
    description: 'The key, what it may do, and the workspace that it opens.',
    define: defineMe,
  },
  listEvents: {
    summary: 'List what has happened',
    description: 'A page of events, the newest first.',
    define: defineEventList,
  },
  getEvent: { summary: 'Get an event', description: 'The event.', define: defineEvent },
  recoverWebhookEndpoint: {
    summary: 'Send a webhook endpoint what it has missed',
    description: 'How many deliveries are due because of it.',
    define: defineRecovery,
  },
  listDeliveries: {
    summary: 'List what was sent to a webhook endpoint',
    description: 'A page of deliveries, the newest first.',
    define: defineDeliveryList,
  },
  resendDelivery: {
    summary: 'Send a delivery once more',
    description: 'The delivery, which is due now.',
    define: defineDelivery,
  },
  getCustomerBalance: {
    summary: 'Get what a customer owes',
    description: 'What is due on the customer’s invoices, by currency.',
    define: defineBalance,
  },
};
