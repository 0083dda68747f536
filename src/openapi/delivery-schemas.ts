/** Documents deliveries: what was sent to webhook endpoints, and what came of it. */
import { attemptsMax } from '../core/events/deliveries/retry-schedule.ts';
import { type Definitions, define } from './definitions.ts';
import { answerObject, type JsonSchema, schemaReference } from './json-schema.ts';

const deliveryName = 'Delivery';

const words = ['pending', 'succeeded', 'failed', 'canceled'];

/** Refers to the schema of a delivery, which it adds if it is not there yet. */
export function defineDelivery(definitions: Definitions): JsonSchema {
  if (definitions.has(deliveryName)) return schemaReference(deliveryName);
  const attempt = define(
    definitions,
    'DeliveryAttempt',
    answerObject({
      attempt: { type: 'integer', description: 'Counts the attempts from 1.' },
      at: { type: 'string', format: 'date-time', description: 'When it began.' },
      status_code: { type: ['integer', 'null'], description: 'What the receiver answered.' },
      error: {
        type: ['string', 'null'],
        description: 'Why it did not answer.',
        examples: ['timeout', 'dns', 'tls', 'unreachable'],
      },
      duration_ms: { type: 'integer', description: 'How long it took, with those sent at the same time.' },
      response: { type: ['string', 'null'], description: 'The beginning of the answer.' },
    }),
  );
  return define(
    definitions,
    deliveryName,
    answerObject({
      id: { type: 'string', pattern: '^dlv_[0-9A-HJKMNP-TV-Z]{26}$', description: 'The id of the delivery.' },
      object: { type: 'string', const: 'delivery' },
      endpoint_id: { type: 'string', description: 'The endpoint that it is for.' },
      event_id: { type: 'string', description: 'The event that it carries.' },
      event_type: { type: 'string', description: 'The type of that event.', examples: ['invoice.created'] },
      status: {
        type: 'string',
        description: `\`pending\` is tried up to ${attemptsMax} times; \`canceled\` with its endpoint.`,
        examples: words,
        'x-known-values': words,
      },
      attempt_count: { type: 'integer', description: 'How many attempts have begun.' },
      next_attempt_at: { type: ['string', 'null'], format: 'date-time', description: 'Not before then.' },
      created_at: { type: 'string', format: 'date-time', description: 'When it was first due.' },
      attempts: { type: 'array', items: attempt, description: 'The latest attempts, the oldest first.' },
    }),
  );
}

/** Adds the schema of a page of deliveries, and refers to it. */
export function defineDeliveryList(definitions: Definitions): JsonSchema {
  return define(
    definitions,
    'DeliveryList',
    answerObject({
      object: { type: 'string', const: 'list' },
      url: { type: 'string', description: 'The path of the list.' },
      data: { type: 'array', items: defineDelivery(definitions) },
      has_more: { type: 'boolean', description: 'True when another page follows.' },
      next_cursor: { type: ['string', 'null'], description: 'The `cursor` of the next page.' },
    }),
  );
}

/** Adds the schema of what a recovery has made due, and refers to it. */
export function defineRecovery(definitions: Definitions): JsonSchema {
  return define(
    definitions,
    'Recovery',
    answerObject({
      object: { type: 'string', const: 'recovery' },
      endpoint_id: { type: 'string', description: 'The endpoint that recovers.' },
      since: { type: 'string', format: 'date-time', description: 'Events from this instant on.' },
      until: { type: 'string', format: 'date-time', description: 'Events up to this instant.' },
      delivery_count: { type: 'integer', description: 'How many deliveries are due because of it.' },
      has_more: { type: 'boolean', description: 'True when it has to be asked for once more.' },
      next_since: {
        type: ['string', 'null'],
        format: 'date-time',
        description: 'The `since` to ask for then.',
      },
    }),
  );
}
