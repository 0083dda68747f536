/** The OpenAPI 3.1 document of the API, derived from its routes and the fields of its resources. */
import { basePath } from '../api/match-route.ts';
import type { Route } from '../api/operation.ts';
import { routes as apiRoutes } from '../api/routes.ts';
import { resources } from '../resources/index.ts';
import type { Resource } from '../schema/resource.ts';
import { defineCreate } from './create-schema.ts';
import { currencyCodes, currencyName } from './currency-schema.ts';
import { decimalName, decimalText } from './decimal-schema.ts';
import { type Definitions, define } from './definitions.ts';
import { describeOperation, tagOf } from './describe-operation.ts';
import { doorExamples } from './example-answers.ts';
import { type JsonSchema, pascalCase } from './json-schema.ts';
import { describeOpenPaths } from './open-paths.ts';
import { otherAnswers } from './other-answers.ts';
import { sharedParameters } from './parameters.ts';
import { sharedResponses } from './problem-responses.ts';
import { defineProblem } from './problem-schemas.ts';
import { defineDeleted, defineRecord } from './record-schemas.ts';
import { defineActionBody } from './request-body.ts';
import { sharedHeaders } from './response-headers.ts';
import { defineUpdate } from './update-schema.ts';

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
  const definitions: Definitions = new Map();
  const openPaths = describeOpenPaths(definitions);
  define(definitions, decimalName, decimalText);
  define(definitions, currencyName, currencyCodes);
  defineProblem(definitions);
  const otherSchemas = defineBodiesAndAnswers(routes, definitions);
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: [
      ...Array.from(new Set(routes.map(tagOf)), describeTag),
      { name: 'Service', description: 'Answered without a key.' },
    ],
    security: [{ bearer: [] }, { apiKey: [] }],
    paths: { ...describePaths(routes, otherSchemas), ...openPaths },
    components: {
      securitySchemes,
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: sharedResponses(doorExamples()),
      schemas: Object.fromEntries(definitions),
    },
  };
}

function describeTag(name: string): JsonSchema {
  const shown = resources.find(({ plural }) => pascalCase(plural) === name);
  return shown === undefined ? { name } : { name, description: `The rows of the sheet "${shown.sheet}".` };
}

function shownResource({ answers, resource }: Route): Resource {
  return answers ?? resource;
}

/** Adds the schemas of what the routes take and answer; returns those of other answers by operationId. */
function defineBodiesAndAnswers(
  routes: readonly Route[],
  definitions: Definitions,
): ReadonlyMap<string, JsonSchema> {
  const created = routes.filter(({ body }) => body.kind === 'create').map(({ resource }) => resource);
  for (const resource of new Set(created)) defineCreate(resource, definitions);
  for (const resource of new Set(routes.map(shownResource))) defineRecord(resource, definitions);
  if (routes.some(({ answer }) => answer === 'deleted')) defineDeleted(definitions);
  const others = new Map<string, JsonSchema>();
  for (const route of routes) {
    const { answer, body, operationId, resource } = route;
    if (body.kind === 'update') defineUpdate(resource, definitions);
    defineActionBody(route, definitions);
    const other = answer === 'other' ? otherAnswers[operationId] : undefined;
    if (other !== undefined) others.set(operationId, other.define(definitions, resource));
  }
  return others;
}

function describePaths(
  routes: readonly Route[],
  otherSchemas: ReadonlyMap<string, JsonSchema>,
): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = basePath + route.path;
    const operation = describeOperation(route, otherSchemas);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return paths;
}
