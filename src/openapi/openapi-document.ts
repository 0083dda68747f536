/** The OpenAPI 3.1 document of the API, derived from its routes and the fields of its resources. */
import type { Route } from '../core/api/operation.ts';
import { allRoutes } from '../core/api/routes/all-routes.ts';
import type { ErrorCode } from '../core/errors/error-table.ts';
import { type ExampleAnswers, runExamples } from './example-answers.ts';
import { examples } from './examples/index.ts';
import { describeOperation, documentPath, describeTags } from './paths/describe-operation.ts';
import { describeOpenPaths } from './paths/open-paths.ts';
import { resourceOf, shownResource } from './paths/operation-summary.ts';
import { commonCodes, type ProblemExamples, sharedResponses } from './paths/problem-responses.ts';
import { defineDayOrTime } from './paths/query-parameters.ts';
import { refusalCodes } from './paths/refusal-codes.ts';
import { defineActionBody } from './paths/request-body.ts';
import { sharedHeaders } from './paths/response-headers.ts';
import {
  type AnswerFacts,
  givesReceipt,
  notModifiedResponse,
  showsDeletions,
  shownRecords,
} from './paths/success-response.ts';
import { describeWebhooks, webhookResponses } from './paths/webhooks.ts';
import { defineBatch, defineBatchEntry } from './schemas/batch-schemas.ts';
import { defineCreate } from './schemas/create-schema.ts';
import { decimalName, decimalTextSchema } from './schemas/decimal-schema.ts';
import { type Definitions, define, type JsonSchema } from './schemas/json-schema.ts';
import { currencySchema, currencyName } from './schemas/leaf-schema.ts';
import { otherAnswers } from './schemas/other-answers.ts';
import { defineExpanded } from './schemas/expanded-schema.ts';
import { defineProblem } from './schemas/problem-schemas.ts';
import {
  defineDeleted,
  defineList,
  defineListPage,
  defineListWithDeleted,
  defineRecord,
  defineTombstone,
} from './schemas/record-schemas.ts';
import { defineReceipt } from './schemas/receipt-schema.ts';
import { defineUpdate } from './schemas/update-schema.ts';
import type { Paths } from './share/paths.ts';
import { shareParameters } from './share/share-parameters.ts';
import { shareResponses } from './share/share-responses.ts';
import { renameReferences, shareSchemas } from './share/share-schemas.ts';

const info: JsonSchema = {
  title: 'Business Billing API',
  version: '1.1.0',
  description: [
    'Invoices, quotations, credit notes, payments, refunds, customers and products of a business that keeps them in a Google Sheet.',
    'In a new record, a field that is `null`, `""` or missing is not given. Responses contain every field; an empty one is `null`. Objects with decimals repeat them as exact text in `amounts`.',
    'Send `If-Match` to change a record only if nobody else has changed it. Send an `Idempotency-Key` to make a write safe to repeat. `allowed_actions` lists what you can do with a record.',
    'Send `If-None-Match` to read a record only if it has changed. An `X-Request-Id` of 1 to 128 letters, digits, `.`, `_` and `-` is kept: it is in the response, in problems and in the log.',
    'The scopes of an API key say what it may do. A key that may write a record and not read it gets a receipt, which the media type names as `x-receipt` (in a batch one for each record): the id, number, status, currency and totals.',
    'Later versions of v1 may add fields, values, codes and paths. Ignore those that you do not know. HEAD is GET without a body. `x-with` of a header holds those that come with it.',
  ].join('\n\n'),
  license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
};

const securitySchemes: JsonSchema = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The API key, as `Authorization: Bearer ...`. One that begins with `bbk_test_` works with test data.',
  },
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The API key.' },
};

/** @param routes the routes that the document covers, besides those that need no key */
export function openApiDocument(routes: readonly Route[] = allRoutes): Record<string, unknown> {
  const definitions: Definitions = new Map();
  const openPaths = describeOpenPaths(definitions);
  define(definitions, decimalName, decimalTextSchema);
  define(definitions, currencyName, currencySchema);
  defineProblem(definitions);
  defineDayOrTime(definitions);
  const otherSchemas = defineBodiesAndAnswers(routes, definitions);
  const webhooks = describeWebhooks(definitions) as Paths;
  const { answers } = runExamples(routes, examples);
  const shown = shownRecords(routes, answers);
  const answered = routes.map(refusalCodes);
  const facts = { commonCodes: commonCodes(answered), shown, otherSchemas };
  const described = { ...describePaths(routes, facts), ...openPaths } as Paths;
  const { schemas, renames } = shareSchemas(definitions);
  const { paths, parameters } = shareParameters({ ...described, ...webhooks });
  const shared = shareResponses(paths);
  const isWebhook = ([path]: readonly [string, unknown]): boolean => path in webhooks;
  const all = Object.entries(renameReferences(shared.paths, renames));
  return {
    openapi: '3.1.0',
    info,
    servers: [
      {
        url: '{base_url}',
        variables: {
          base_url: {
            default: '/',
            description:
              'Where your gateway is, for example `https://billing.example.com`, without a slash at its end.',
          },
        },
      },
    ],
    tags: describeTags(routes),
    security: [{ bearer: [] }, { apiKey: [] }],
    paths: Object.fromEntries(all.filter((entry) => !isWebhook(entry))),
    webhooks: Object.fromEntries(all.filter(isWebhook)),
    components: {
      securitySchemes,
      parameters,
      headers: sharedHeaders,
      responses: {
        ...renameReferences(shared.responses, renames),
        NotModified: notModifiedResponse(),
        ...sharedResponses(answered, problemExamples(answers)),
        ...webhookResponses,
      },
      examples: Object.fromEntries(shown),
      schemas: Object.fromEntries(schemas),
    },
  };
}

// One example for each code is enough.
function problemExamples(answers: ExampleAnswers): ProblemExamples {
  const refused = Array.from(answers).filter(([{ expectedStatus }]) => expectedStatus >= 400);
  return Object.fromEntries(
    refused.map(([, body]) => [(body as { readonly code: ErrorCode }).code, body]).reverse(),
  );
}

/** Adds the schemas of all request and response bodies; returns those of other answers by operationId. */
function defineBodiesAndAnswers(
  routes: readonly Route[],
  definitions: Definitions,
): ReadonlyMap<string, JsonSchema> {
  const created = routes.filter(({ body }) => body.kind === 'create').map(resourceOf);
  for (const resource of new Set(created)) defineCreate(resource, definitions);
  const shown = routes.filter(({ answer }) => answer === 'record' || answer === 'list').map(shownResource);
  if (shown.length > 0) defineListPage(definitions);
  const lists = routes.filter(({ answer }) => answer === 'list').map(shownResource);
  for (const resource of new Set(shown)) {
    defineRecord(resource, definitions);
    if (lists.includes(resource)) defineList(resource, definitions);
  }
  if (routes.some(showsDeletions)) defineTombstone(definitions);
  const withDeleted = routes.filter(showsDeletions).map(shownResource);
  for (const resource of new Set(withDeleted)) defineListWithDeleted(resource, definitions);
  for (const resource of new Set(routes.filter(givesReceipt).map(shownResource)))
    defineReceipt(resource, definitions);
  const batches = routes.filter(({ body }) => body.kind === 'batch');
  if (batches.length > 0) defineBatchEntry(definitions);
  for (const route of batches) defineBatch(resourceOf(route), definitions);
  if (routes.some(({ answer }) => answer === 'deleted')) defineDeleted(definitions);
  const others = new Map<string, JsonSchema>();
  for (const route of routes) {
    const { answer, body, operationId } = route;
    if (body.kind === 'update') defineUpdate(resourceOf(route), definitions);
    defineActionBody(route, definitions);
    const other = answer === 'other' ? otherAnswers[operationId] : undefined;
    if (other !== undefined) others.set(operationId, other.define(definitions));
  }
  const expanding = routes.filter(({ parameters }) => parameters.includes('expand')).map(shownResource);
  // Previews have nothing beside them: they copy the schemas of records before.
  for (const resource of new Set(expanding)) defineExpanded(resource, definitions);
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
