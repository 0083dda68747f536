/** Documents the two paths that need no key. */
import { type Definitions, define, type JsonSchema } from '../schemas/json-schema.ts';
import { refusalResponses } from './problem-responses.ts';
import { headerReferences } from './response-headers.ts';

/** Adds the schemas of the open answers; returns their paths. */
export function describeOpenPaths(definitions: Definitions): Readonly<Record<string, JsonSchema>> {
  const health = define(definitions, 'Health', {
    type: 'object',
    properties: {
      object: { type: 'string', const: 'health' },
      status: {
        type: 'string',
        description:
          'The state of the workspace, at most a minute old: `ok`, or `degraded` while requests are refused until the owner repairs the spreadsheet, or while Google does not start a trigger, so that webhooks wait.',
        examples: ['ok', 'degraded'],
      },
      build: { type: 'string', description: 'The build of the script.' },
    },
    required: ['object', 'status', 'build'],
  });
  return {
    '/health': { get: openOperation('getHealth', 'Check the health of the workspace', health) },
    '/openapi.json': { get: openOperation('getOpenApi', 'Get the OpenAPI document', { type: 'object' }) },
  };
}

const openCodes = ['internal_error', 'workspace_unavailable'] as const;

function openOperation(operationId: string, summary: string, schema: JsonSchema): JsonSchema {
  return {
    operationId,
    summary,
    tags: ['Service'],
    // No key is needed.
    security: [],
    responses: {
      200: {
        description: 'The response.',
        headers: headerReferences([], { withRate: false }),
        content: { 'application/json': { schema } },
      },
      ...refusalResponses(openCodes),
    },
  };
}
