/** The OpenAPI 3.1 document of the API, derived from its routes and the fields of its resources. */
import { basePath } from '../api/match-route.ts';
import type { Route } from '../api/operation.ts';
import { routes as apiRoutes } from '../api/routes.ts';
import type { Resource } from '../schema/resource.ts';
import { defineCreate } from './create-schema.ts';
import { currencyCodes, currencyName } from './currency-schema.ts';
import { decimalName, decimalText } from './decimal-schema.ts';
import { type Definitions, define } from './definitions.ts';
import { describeOperation } from './describe-operation.ts';
import { doorExamples } from './example-answers.ts';
import { type JsonSchema, pascalCase } from './json-schema.ts';
import { describeOpenPaths } from './open-paths.ts';
import { sharedParameters } from './parameters.ts';
import { sharedResponses } from './problem-responses.ts';
import { defineProblem } from './problem-schemas.ts';
import { defineRecord } from './record-schemas.ts';
import { sharedHeaders } from './response-headers.ts';

const info: JsonSchema = {
  title: 'Business Billing API',
  version: '1.0.0',
  description: [
    'Invoices, quotations, customers and products of a business that keeps them in a Google Sheet.',
    'In requests, a field that is `null`, `""` or absent is not given. In answers every field is present, `null` when it is empty; objects with decimals have them once more as exact text in `amounts`.',
    'Later versions of v1 may add fields, words, codes and paths: ignore what you do not know. HEAD is GET without a body.',
  ].join('\n\n'),
  license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
};

const securitySchemes: JsonSchema = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The API key, as `Authorization: Bearer ...`.' },
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The API key.' },
};

/** @param routes what the document covers, besides what is answered without a key */
export function openApiDocument(routes: readonly Route[] = apiRoutes): Record<string, unknown> {
  const resources = [...new Set(routes.map(({ resource }) => resource))];
  const definitions: Definitions = new Map();
  const openPaths = describeOpenPaths(definitions);
  define(definitions, decimalName, decimalText);
  define(definitions, currencyName, currencyCodes);
  defineProblem(definitions);
  for (const resource of resources) {
    defineCreate(resource, definitions);
    defineRecord(resource, definitions);
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: [...resources.map(describeTag), { name: 'Service', description: 'Answered without a key.' }],
    security: [{ bearer: [] }, { apiKey: [] }],
    paths: { ...describePaths(routes), ...openPaths },
    components: {
      securitySchemes,
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: sharedResponses(doorExamples()),
      schemas: Object.fromEntries(definitions),
    },
  };
}

function describeTag({ plural, sheet }: Resource): JsonSchema {
  return { name: pascalCase(plural), description: `The rows of the sheet "${sheet}".` };
}

function describePaths(routes: readonly Route[]): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = basePath + route.path;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route) };
  }
  return paths;
}
