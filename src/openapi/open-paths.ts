/** Documents what is answered without a key, outside the versioned API. */
import { type Definitions, define } from './definitions.ts';
import type { JsonSchema } from './json-schema.ts';
import { problemResponse } from './problem-responses.ts';
import { headersOf } from './response-headers.ts';

/** Adds the schemas of the open answers; returns their paths. */
export function describeOpenPaths(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const health = define(definitions, 'Health', {
    type: 'object',
    properties: {
      object: { type: 'string', const: 'health' },
      status: { type: 'string', description: 'How the workspace is.', examples: ['ok'] },
      build: { type: 'string', description: 'Names the build that answers.' },
    },
    required: ['object', 'status', 'build'],
  });
  return {
    '/health': { get: openOperation('getHealth', 'Ask whether the workspace answers', health) },
    '/openapi.json': { get: openOperation('getOpenApi', 'Get this document', { type: 'object' }) },
  };
}

function openOperation(operationId: string, summary: string, schema: JsonSchema): JsonSchema {
  return {
    operationId,
    summary,
    tags: ['Service'],
    // None at all, where everything else needs a key.
    security: [],
    responses: {
      200: {
        description: 'The answer.',
        headers: headersOf([], { withRate: false }),
        content: { 'application/json': { schema } },
      },
      500: problemResponse(500, ['internal_error'], {}),
      503: problemResponse(503, ['workspace_unavailable'], {}),
    },
  };
}
