/** Documents the API root, and the answer of `/me` about the current key. */
import { allScopes } from '../../core/access/scope-list.ts';
import { type Definitions, define, answerObject, type JsonSchema } from './json-schema.ts';

const instantOrNull: JsonSchema = { type: ['string', 'null'], format: 'date-time' };

/** Adds the schema of the API's root, and refers to it. */
export function defineApi(definitions: Definitions): JsonSchema {
  return define(
    definitions,
    'Api',
    answerObject({
      object: { type: 'string', const: 'api' },
      version: { type: 'string', examples: ['v1'] },
      links: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Paths by name.',
      },
    }),
  );
}

/** Adds the schema of the key and its workspace, and refers to it. */
export function defineMe(definitions: Definitions): JsonSchema {
  const key = define(
    definitions,
    'MeKey',
    answerObject({
      id: { type: 'string', description: 'The id of the key. It is not secret.' },
      name: { type: 'string', description: 'The name that the owner chose.' },
      last4: { type: 'string', description: 'The last four characters of the key.' },
      scopes: {
        type: 'array',
        items: { type: 'string', examples: allScopes },
        description: 'What the key may do.',
      },
      created_at: { ...instantOrNull, description: 'When the key was created.' },
      expires_at: { ...instantOrNull, description: 'When the key expires; null for never.' },
    }),
  );
  const rateLimit = define(
    definitions,
    'MeRateLimit',
    answerObject({
      limit: { type: 'integer', description: 'Requests allowed in the window.' },
      window_seconds: { type: 'integer', description: 'Length of the window in seconds.' },
    }),
  );
  const workspace = define(
    definitions,
    'MeWorkspace',
    answerObject({
      id: {
        type: 'string',
        pattern: '^ws_[0-9A-HJKMNP-TV-Z]{26}$',
        description: 'The id of the workspace, as events name it. It never changes.',
      },
      name: { type: 'string', description: 'The name of the business.' },
      currency: { type: 'string', description: 'The currency of new documents.', examples: ['EUR'] },
      timezone: {
        type: 'string',
        description: 'The time zone that decides which day it is.',
        examples: ['Europe/Paris'],
      },
      payment_terms_days: { type: 'integer', description: 'Days until an invoice is due.' },
    }),
  );
  const object = { type: 'string', const: 'me' };
  const livemode: JsonSchema = {
    type: 'boolean',
    description: 'True: the key works with the live data of the workspace. False: with its test data.',
  };
  return define(definitions, 'Me', answerObject({ object, livemode, key, rate_limit: rateLimit, workspace }));
}

/** Adds the schema of the answer to the deletion of all test data, and refers to it. */
export function defineClearedTestData(definitions: Definitions): JsonSchema {
  const object = { type: 'string', const: 'test_data' };
  const deleted = { type: 'boolean', const: true, description: 'Always true.' };
  return define(definitions, 'ClearedTestData', answerObject({ object, deleted }));
}
