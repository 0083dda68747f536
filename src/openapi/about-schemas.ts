/** Documents what the API tells of itself, and of the key that asks. */
import { allScopes } from '../core/access/scopes.ts';
import { type Definitions, define } from './definitions.ts';
import { answerObject, type JsonSchema } from './json-schema.ts';

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
      id: { type: 'string', description: 'Names the key; it is no secret.' },
      name: { type: 'string', description: 'The name that the owner gave it.' },
      last4: { type: 'string', description: 'The last four characters of the key.' },
      scopes: {
        type: 'array',
        items: { type: 'string', examples: allScopes },
        description: 'What the key may do.',
      },
      created_at: { ...instantOrNull, description: 'When it was made.' },
      expires_at: { ...instantOrNull, description: 'When it ends; null for never.' },
    }),
  );
  const rateLimit = define(
    definitions,
    'MeRateLimit',
    answerObject({
      limit: { type: 'integer', description: 'Requests in the window.' },
      window_seconds: { type: 'integer', description: 'How long the window is.' },
    }),
  );
  const workspace = define(
    definitions,
    'MeWorkspace',
    answerObject({
      name: { type: 'string', description: 'The name of the business.' },
      currency: { type: 'string', description: 'The currency of new documents.', examples: ['EUR'] },
      timezone: { type: 'string', description: 'Whose days count.', examples: ['Europe/Paris'] },
      payment_terms_days: { type: 'integer', description: 'Days until an invoice is due.' },
    }),
  );
  const object = { type: 'string', const: 'me' };
  return define(definitions, 'Me', answerObject({ object, key, rate_limit: rateLimit, workspace }));
}
