/** Documents events: what has happened to which record. */
import { type Definitions, define } from './definitions.ts';
import { eventTypes } from './event-types.ts';
import { answerObject, type JsonSchema, schemaReference } from './json-schema.ts';

const eventName = 'Event';

/** Refers to the schema of an event, which it adds if it is not there yet. */
export function defineEvent(definitions: Definitions): JsonSchema {
  if (definitions.has(eventName)) return schemaReference(eventName);
  const data = define(
    definitions,
    'EventData',
    answerObject({
      object: {
        type: 'object',
        description: 'The record as it was then; its field `object` tells what it is.',
      },
    }),
  );
  return define(
    definitions,
    eventName,
    answerObject({
      id: { type: 'string', pattern: '^evt_[0-9A-HJKMNP-TV-Z]{26}$', description: 'The id of the event.' },
      object: { type: 'string', const: 'event' },
      type: { type: 'string', description: 'What has happened.', examples: Object.keys(eventTypes) },
      timestamp: { type: 'string', format: 'date-time', description: 'When it was committed.' },
      data,
    }),
  );
}

/** Adds the schema of a page of events, and refers to it. */
export function defineEventList(definitions: Definitions): JsonSchema {
  return define(
    definitions,
    'EventList',
    answerObject({
      object: { type: 'string', const: 'list' },
      url: { type: 'string', description: 'The path of the list.' },
      data: { type: 'array', items: defineEvent(definitions) },
      has_more: { type: 'boolean', description: 'True when another page follows.' },
      next_cursor: { type: ['string', 'null'], description: 'The `cursor` of the next page.' },
    }),
  );
}
