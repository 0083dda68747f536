/** Documents deliveries: the events that were sent to webhook endpoints, with every attempt. */
import { attemptsMax } from '../../core/events/deliveries/retry-schedule.ts';
import {
  type Definitions,
  define,
  answerObject,
  type JsonSchema,
  livemodeSchema,
  schemaReference,
} from './json-schema.ts';

const deliveryName = 'Delivery';

const statuses = ['pending', 'succeeded', 'failed', 'canceled'];

/** Refers to the schema of a delivery, which it adds if it is not there yet. */
export function defineDelivery(definitions: Definitions): JsonSchema {
  if (definitions.has(deliveryName)) return schemaReference(deliveryName);
  const attempt = define(
    definitions,
    'DeliveryAttempt',
    answerObject({
      attempt: { type: 'integer', description: 'The number of the attempt, from 1.' },
      at: { type: 'string', format: 'date-time', description: 'When the attempt began.' },
      status_code: { type: ['integer', 'null'], description: 'The HTTP status of the answer.' },
      error: {
        type: ['string', 'null'],
        description: 'Why there was no answer.',
        examples: ['timeout', 'dns', 'tls', 'unreachable'],
      },
      duration_ms: {
        type: 'integer',
        description: 'Duration in milliseconds, together with the requests sent at the same time.',
      },
      response: { type: ['string', 'null'], description: 'The beginning of the answer.' },
    }),
  );
  return define(
    definitions,
    deliveryName,
    answerObject({
      id: { type: 'string', pattern: '^dlv_[0-9A-HJKMNP-TV-Z]{26}$', description: 'The id of the delivery.' },
      object: { type: 'string', const: 'delivery' },
      livemode: livemodeSchema,
      endpoint_id: { type: 'string', description: 'The endpoint that the event is sent to.' },
      event_id: { type: 'string', description: 'The event that is sent.' },
      event_type: { type: 'string', description: 'The type of that event.', examples: ['invoice.created'] },
      status: {
        type: 'string',
        description: `\`pending\`: up to ${attemptsMax} attempts are made. \`canceled\`: the endpoint was disabled or deleted.`,
        examples: statuses,
        'x-known-values': statuses,
      },
      attempt_count: { type: 'integer', description: 'How many attempts were made.' },
      next_attempt_at: {
        type: ['string', 'null'],
        format: 'date-time',
        description: 'When the next attempt is due.',
      },
      created_at: { type: 'string', format: 'date-time', description: 'When the delivery was created.' },
      attempts: { type: 'array', items: attempt, description: 'The latest attempts, oldest first.' },
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

/**
 * Adds the schema of an endpoint that was sent a test event, and refers to it.
 * @throws Error when endpoints are not defined
 */
export function definePing(definitions: Definitions): JsonSchema {
  const endpoint = definitions.get('WebhookEndpoint');
  if (endpoint === undefined) throw new Error('There is no schema WebhookEndpoint.');
  const properties = endpoint.properties as Readonly<Record<string, JsonSchema>>;
  return define(
    definitions,
    'PingedWebhookEndpoint',
    answerObject({
      ...properties,
      event_id: { type: 'string', description: 'The test event.' },
      delivery_id: { type: 'string', description: 'Its delivery, which is attempted within a minute.' },
    }),
  );
}

/** Adds the schema of the answer of a recovery, and refers to it. */
export function defineRecovery(definitions: Definitions): JsonSchema {
  return define(
    definitions,
    'Recovery',
    answerObject({
      object: { type: 'string', const: 'recovery' },
      endpoint_id: { type: 'string', description: 'The endpoint whose deliveries are recovered.' },
      since: { type: 'string', format: 'date-time', description: 'Events from this time on.' },
      until: { type: 'string', format: 'date-time', description: 'Events up to this time.' },
      delivery_count: { type: 'integer', description: 'How many deliveries were scheduled.' },
      has_more: { type: 'boolean', description: 'True when you need to call it again.' },
      next_since: {
        type: ['string', 'null'],
        format: 'date-time',
        description: 'The `since` of that next call.',
      },
    }),
  );
}
