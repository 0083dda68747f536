/** Documents the answers to requests that succeed. */
import { basePath } from '../api/match-route.ts';
import type { Route } from '../api/operation.ts';
import { answerTo, createExamples } from './example-answers.ts';
import { type JsonSchema, schemaReference } from './json-schema.ts';
import { otherAnswers } from './other-answers.ts';
import { takesIdempotencyKey } from './parameters.ts';
import { deletedName, listName, recordName } from './record-schemas.ts';
import { headersOf } from './response-headers.ts';

/** @param otherSchemas of answers that are neither a record, nor a page of them, nor a deletion, by operationId */
export function successResponse(route: Route, otherSchemas: ReadonlyMap<string, JsonSchema>): JsonSchema {
  return {
    description: descriptionOf(route),
    headers: headersOf(headerNames(route), { withRate: true }),
    content: {
      'application/json': { schema: schemaOf(route, otherSchemas), examples: examplesOfAnswers(route) },
    },
  };
}

function descriptionOf({ answer, answers, operationId, resource }: Route): string {
  const { object, plural } = answers ?? resource;
  switch (answer) {
    case 'record':
      return `The ${object}.`;
    case 'list':
      return `A page of ${plural}, the newest first.`;
    case 'deleted':
      return `The ${object} is gone.`;
    case 'other':
      return otherAnswers[operationId]?.description ?? 'The answer.';
  }
}

function schemaOf(
  { answer, answers, operationId, resource }: Route,
  otherSchemas: ReadonlyMap<string, JsonSchema>,
): JsonSchema {
  const shown = answers ?? resource;
  switch (answer) {
    case 'record':
      return schemaReference(recordName(shown));
    case 'list':
      return schemaReference(listName(shown));
    case 'deleted':
      return schemaReference(deletedName);
    case 'other':
      return otherSchemas.get(operationId) ?? { type: 'object' };
  }
}

function headerNames(route: Route): readonly string[] {
  const { answer, successStatus } = route;
  return [
    ...(answer === 'list' ? ['Link'] : []),
    ...(answer === 'record' ? ['ETag'] : []),
    ...(answer === 'record' && successStatus === 201 ? ['Location'] : []),
    ...(takesIdempotencyKey(route) ? ['Idempotent-Replayed'] : []),
  ];
}

function examplesOfAnswers(route: Route): JsonSchema {
  const { answer, body, resource } = route;
  if (answer === 'other' || answer === 'deleted' || body.kind === 'update' || body.kind === 'action')
    return {};
  const answers = createExamples(resource).map((example) => ({
    example,
    value: answerTo(resource, example),
  }));
  if (body.kind === 'create') {
    return Object.fromEntries(
      answers.map(({ example: { name, summary }, value }) => [name, { summary, value }]),
    );
  }
  const [first] = answers;
  if (first === undefined) return {};
  if (answer !== 'list') return { [resource.object]: { value: first.value } };
  const url = `${basePath}/${resource.plural}`;
  const page = { object: 'list', url, data: [first.value], has_more: false, next_cursor: null };
  return { page: { value: page } };
}
