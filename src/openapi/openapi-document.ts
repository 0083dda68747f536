/** The OpenAPI 3.1 document of the API, derived from its routes and the fields of its resources. */
import type { Route } from '../core/api/operation.ts';
import { allRoutes } from '../core/api/routes/all-routes.ts';
import { defineCreate } from './create-schema.ts';
import { currencyCodes, currencyName } from './currency-schema.ts';
import { decimalName, decimalText } from './decimal-schema.ts';
import { type Definitions, define } from './definitions.ts';
import { describeOperation, documentPath } from './describe-operation.ts';
import { describeTags } from './describe-tags.ts';
import { doorExamples } from './door-examples.ts';
import { answerExamples } from './example-answers.ts';
import type { JsonSchema } from './json-schema.ts';
import { describeOpenPaths } from './open-paths.ts';
import { resourceOf, shownResource } from './operation-summary.ts';
import { otherAnswers } from './other-answers.ts';
import { sharedParameters } from './parameters.ts';
import { sharedResponses } from './problem-responses.ts';
import { defineProblem } from './problem-schemas.ts';
import { defineDeleted, defineRecord, defineTombstone } from './record-schemas.ts';
import { defineActionBody } from './request-body.ts';
import { sharedHeaders } from './response-headers.ts';
import type { AnswerFacts } from './success-response.ts';
import { defineUpdate } from './update-schema.ts';
import { describeWebhooks } from './webhooks.ts';

const info: JsonSchema = {
  title: 'Business Billing API',
  version: '1.0.0',
  description: [
    'Invoices, quotations, payments, customers and products of a business that keeps them in a Google Sheet.',
    'In requests, a field that is `null`, `""` or absent is not given. In answers every field is present, `null` when it is empty; objects with decimals have them once more as exact text in `amounts`.',
    'A change may be held to what was read by `If-Match`, and a write made safe to repeat by `Idempotency-Key`. What may be done with a record is in its `allowed_actions`.',
    'Later versions of v1 may add fields, words, codes and paths: ignore what you do not know. HEAD is GET without a body.',
  ].join('\n\n'),
  license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
};

const securitySchemes: JsonSchema = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The API key, as `Authorization: Bearer ...`.' },
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The API key.' },
};

/** @param routes what the document covers, besides what is answered without a key */
export function openApiDocument(routes: readonly Route[] = allRoutes): Record<string, unknown> {
  const definitions: Definitions = new Map();
  const openPaths = describeOpenPaths(definitions);
  define(definitions, decimalName, decimalText);
  define(definitions, currencyName, currencyCodes);
  defineProblem(definitions);
  const otherSchemas = defineBodiesAndAnswers(routes, definitions);
  const webhooks = describeWebhooks(definitions);
  const facts = { examples: answerExamples(routes), otherSchemas };
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: describeTags(routes),
    security: [{ bearer: [] }, { apiKey: [] }],
    paths: { ...describePaths(routes, facts), ...openPaths },
    webhooks,
    components: {
      securitySchemes,
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: sharedResponses(doorExamples()),
      schemas: Object.fromEntries(definitions),
    },
  };
}

/** Adds the schemas of what the routes take and answer; returns those of other answers by operationId. */
function defineBodiesAndAnswers(
  routes: readonly Route[],
  definitions: Definitions,
): ReadonlyMap<string, JsonSchema> {
  const created = routes.filter(({ body }) => body.kind === 'create').map(resourceOf);
  for (const resource of new Set(created)) defineCreate(resource, definitions);
  const shown = routes.filter(({ answer }) => answer === 'record' || answer === 'list').map(shownResource);
  if (shown.length > 0) defineTombstone(definitions);
  for (const resource of new Set(shown)) defineRecord(resource, definitions);
  if (routes.some(({ answer }) => answer === 'deleted')) defineDeleted(definitions);
  const others = new Map<string, JsonSchema>();
  for (const route of routes) {
    const { answer, body, operationId } = route;
    if (body.kind === 'update') defineUpdate(resourceOf(route), definitions);
    defineActionBody(route, definitions);
    const other = answer === 'other' ? otherAnswers[operationId] : undefined;
    if (other !== undefined) others.set(operationId, other.define(definitions));
  }
  return others;
}

function describePaths(routes: readonly Route[], facts: AnswerFacts): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = documentPath(route);
    const operation = describeOperation(route, facts);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return paths;
}
