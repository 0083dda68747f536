/** Documents what a webhook endpoint is sent: one request for each type of event, signed as Standard Webhooks says. */
import { webhookEndpoints } from '../core/events/endpoints/webhook-endpoints.ts';
import { pingType } from '../core/events/event-types.ts';
import type { Definitions } from './definitions.ts';
import { defineEvent } from './event-schemas.ts';
import { eventTypes } from './event-types.ts';
import { type JsonSchema, pascalCase, schemaReference } from './json-schema.ts';
import { deletedName } from './record-schemas.ts';

const headers: readonly JsonSchema[] = [
  header('webhook-id', 'The id of the event: the same on every attempt.'),
  header('webhook-timestamp', 'The time of the attempt in seconds since 1970.'),
  header(
    'webhook-signature',
    'One or more of `v1,` and the Base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots, with a blank between them.',
  ),
];

/** The webhooks of the document by type of event, where the records that they show are documented. */
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
    // The receiver trusts the signature.
    security: [],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema: eventOf(type, definitions) } } },
    responses: {
      '2XX': { description: 'It has arrived. Anything else is tried again, for three days.' },
      410: { description: 'Nobody wants to hear of it any more: the endpoint is disabled.' },
    },
  };
}

function eventOf(type: string, definitions: Definitions): JsonSchema {
  const data = { type: 'object', properties: { object: schemaReference(shownName(type)) } };
  const own = { type: 'object', properties: { type: { type: 'string', const: type }, data } };
  return { allOf: [defineEvent(definitions), own] };
}

function shownName(type: string): string {
  if (type === pingType) return pascalCase(webhookEndpoints.object);
  const [object = '', fact] = type.split('.');
  return fact === 'deleted' ? deletedName : pascalCase(object);
}

function header(name: string, description: string): JsonSchema {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}
