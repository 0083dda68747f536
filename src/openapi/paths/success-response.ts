/** Documents the responses of requests that succeed. */
import type { Route } from '../../core/api/operation.ts';
import type { ExampleAnswers } from '../example-answers.ts';
import { examplesOf } from '../examples/index.ts';
import { type JsonSchema, schemaReference } from '../schemas/json-schema.ts';
import { otherAnswers } from '../schemas/other-answers.ts';
import { deletedName, listName, recordName } from '../schemas/record-schemas.ts';
import { shownResource } from './operation-summary.ts';
import { takesIdempotencyKey } from './parameters.ts';
import { headersOf } from './response-headers.ts';

/** The facts from which the responses of all operations are documented. */
export interface AnswerFacts {
  readonly examples: ExampleAnswers;
  /** Schemas of answers that are neither a record, nor a page of records, nor a deletion, by operationId. */
  readonly otherSchemas: ReadonlyMap<string, JsonSchema>;
}

/** The response object of the route's success. */
export function successResponse(route: Route, { examples, otherSchemas }: AnswerFacts): JsonSchema {
  return {
    description: descriptionOf(route),
    headers: headersOf(headerNames(route), { withRate: true }),
    content: {
      'application/json': { schema: schemaOf(route, otherSchemas), ...shownAnswers(route, examples) },
    },
  };
}

function descriptionOf(route: Route): string {
  const { answer, operationId } = route;
  if (answer === 'other') return otherAnswers[operationId]?.description ?? 'The response.';
  const { object, plural } = shownResource(route);
  switch (answer) {
    case 'record':
      return `The ${object}.`;
    case 'list':
      return `A page of ${plural}, newest first unless \`sort\` says otherwise.`;
    case 'deleted':
      return `The ${object} was deleted.`;
  }
}

function schemaOf(route: Route, otherSchemas: AnswerFacts['otherSchemas']): JsonSchema {
  const { answer, operationId } = route;
  switch (answer) {
    case 'record':
      return schemaReference(recordName(shownResource(route)));
    case 'list':
      return schemaReference(listName(shownResource(route)));
    case 'deleted':
      return schemaReference(deletedName);
    case 'other':
      return otherSchemas.get(operationId) ?? { type: 'object' };
  }
}

function headerNames(route: Route): readonly string[] {
  const { answer, parameters, successStatus } = route;
  return [
    ...(parameters.includes('cursor') ? ['Link'] : []),
    ...(answer === 'record' ? ['ETag'] : []),
    ...(answer === 'record' && successStatus === 201 ? ['Location'] : []),
    ...(takesIdempotencyKey(route) ? ['Idempotent-Replayed'] : []),
  ];
}

function shownAnswers({ operationId }: Route, answers: ExampleAnswers): JsonSchema {
  const shown = examplesOf(operationId)
    .filter((example) => answers.has(example))
    .map((example) => [example.name, { summary: example.summary, value: answers.get(example) }] as const);
  return shown.length === 0 ? {} : { examples: Object.fromEntries(shown) };
}
