/** Documents one route as an operation. */
import { basePath } from '../api/match-route.ts';
import type { Route } from '../api/operation.ts';
import { answerTo, createExamples, validationExample } from './example-answers.ts';
import { examples } from './examples/index.ts';
import { createSuffix } from './input-object.ts';
import { type JsonSchema, pascalCase, schemaReference } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { refusalResponses } from './problem-responses.ts';
import { listName, recordName } from './record-schemas.ts';
import { refusalCodes } from './refusal-codes.ts';
import { headersOf } from './response-headers.ts';

/** The operation object of a route. */
export function describeOperation(route: Route): JsonSchema {
  const { operationId, summary, scope, resource } = route;
  const parameters = parametersOf(route);
  return {
    operationId,
    summary,
    description: `Needs the scope \`${scope}\`.`,
    tags: [pascalCase(resource.plural)],
    // Either form of the key will do.
    security: [{ bearer: [scope] }, { apiKey: [scope] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(createsRecord(route) ? { requestBody: requestBody(route) } : {}),
    responses: {
      [route.successStatus]: success(route),
      ...refusalResponses(refusalCodes(route), validationExample(resource)),
    },
  };
}

function createsRecord({ operationId }: Route): boolean {
  return operationId.startsWith('create');
}

function listsRecords({ operationId }: Route): boolean {
  return operationId.startsWith('list');
}

function requestBody({ resource, operationId }: Route): JsonSchema {
  const shown = examples.filter(
    (example) => example.operationId === operationId && example.expectedStatus < 300,
  );
  return {
    required: true,
    content: {
      'application/json': {
        schema: schemaReference(recordName(resource) + createSuffix),
        examples: Object.fromEntries(
          shown.map(({ name, summary, request }) => [name, { summary, value: request.body }]),
        ),
      },
    },
  };
}

function success(route: Route): JsonSchema {
  const { resource } = route;
  const isList = listsRecords(route);
  return {
    description: isList ? `A page of ${resource.plural}, the newest first.` : `The ${resource.object}.`,
    headers: headersOf(successHeaders(route), { withRate: true }),
    content: {
      'application/json': {
        schema: schemaReference(isList ? listName(resource) : recordName(resource)),
        examples: successExamples(route),
      },
    },
  };
}

function successHeaders(route: Route): readonly string[] {
  if (listsRecords(route)) return ['Link'];
  return [
    'ETag',
    ...(route.successStatus === 201 ? ['Location'] : []),
    ...(route.method === 'GET' ? [] : ['Idempotent-Replayed']),
  ];
}

function successExamples(route: Route): JsonSchema {
  const { resource } = route;
  const answers = createExamples(resource).map((example) => ({
    example,
    value: answerTo(resource, example),
  }));
  if (createsRecord(route)) {
    return Object.fromEntries(
      answers.map(({ example: { name, summary }, value }) => [name, { summary, value }]),
    );
  }
  const [first] = answers;
  if (first === undefined) return {};
  if (!listsRecords(route)) return { [resource.object]: { value: first.value } };
  const url = `${basePath}/${resource.plural}`;
  const page = { object: 'list', url, data: [first.value], has_more: false, next_cursor: null };
  return { page: { value: page } };
}
