/** Documents the requests that webhook endpoints receive, one for each event type, signed as Standard Webhooks says. */
import { webhookEndpoints } from '../../core/events/endpoints/webhook-endpoints.ts';
import { pingType } from '../../core/events/event.ts';
import { defineEvent, eventTypes } from '../schemas/event-schemas.ts';
import {
  type Definitions,
  define,
  type JsonSchema,
  pascalCase,
  schemaReference,
} from '../schemas/json-schema.ts';
import { deletedName } from '../schemas/record-schemas.ts';

const headers: readonly JsonSchema[] = [
  header('webhook-id', 'The id of the event. It is the same on every attempt.'),
  header('webhook-timestamp', 'The time of the attempt in seconds since 1970.'),
  header(
    'webhook-signature',
    'One or more signatures, separated by spaces. Each is `v1,` and the Base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots.',
  ),
];

/** What a receiver may answer, for the components of the document. */
export const webhookResponses: Readonly<Record<string, JsonSchema>> = {
  Arrived: { description: 'The event has arrived. After any other answer it is sent again, for three days.' },
  Gone: { description: 'The receiver is gone. The endpoint is disabled.' },
};

/** The webhooks of the document by event type, for the records that the document describes. */
export function describeWebhooks(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const shown = Object.entries(eventTypes).filter(([type]) => definitions.has(shownName(type)));
  return Object.fromEntries(
    shown.map(([type, meaning]) => [type, { post: delivery(type, meaning, definitions) }]),
  );
}

function delivery(type: string, meaning: string, definitions: Definitions): JsonSchema {
  return {
    operationId: `on${pascalCase(type.replace('.', '_'))}`,
    summary: type,
    description: meaning,
    tags: ['Events'],
    // The receiver checks the signature instead of a key.
    security: [],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema: eventOf(type, definitions) } } },
    responses: {
      '2XX': { $ref: '#/components/responses/Arrived' },
      410: { $ref: '#/components/responses/Gone' },
    },
  };
}

function eventOf(type: string, definitions: Definitions): JsonSchema {
  const own = { type: 'object', properties: { type: { type: 'string', const: type } } };
  return { allOf: [eventAbout(shownName(type), definitions), own] };
}

/** Refers to the schema of the events about a kind of record, which it adds if it is not there yet. */
function eventAbout(shown: string, definitions: Definitions): JsonSchema {
  const name = `${shown}Event`;
  if (definitions.has(name)) return schemaReference(name);
  const data = { type: 'object', properties: { object: schemaReference(shown) } };
  return define(definitions, name, {
    allOf: [defineEvent(definitions), { type: 'object', properties: { data } }],
  });
}

function shownName(type: string): string {
  if (type === pingType) return pascalCase(webhookEndpoints.object);
  const [object = '', fact] = type.split('.');
  return fact === 'deleted' ? deletedName : pascalCase(object);
}

function header(name: string, description: string): JsonSchema {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}
