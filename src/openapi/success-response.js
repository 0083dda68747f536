import { examplesOf } from './examples/index.ts';
import { schemaReference } from './json-schema.ts';
import { shownResource } from './operation-summary.ts';
import { otherAnswers } from './other-answers.ts';
import { takesIdempotencyKey } from './parameters.ts';
import { deletedName, listName, recordName } from './record-schemas.ts';
import { headersOf } from './response-headers.ts';
/** The response object of the route's success. */
export function successResponse(route, { examples, otherSchemas }) {
  return {
    description: descriptionOf(route),
    headers: headersOf(headerNames(route), { withRate: true }),
    content: {
      'application/json': { schema: schemaOf(route, otherSchemas), ...shownAnswers(route, examples) },
    },
  };
}
function descriptionOf(route) {
  const { answer, operationId } = route;
  if (answer === 'other') return otherAnswers[operationId]?.description ?? 'The answer.';
  const { object, plural } = shownResource(route);
  switch (answer) {
    case 'record':
      return `The ${object}.`;
    case 'list':
      return `A page of ${plural}, the newest first unless another order was asked for.`;
    case 'deleted':
      return `The ${object} is gone.`;
  }
}
function schemaOf(route, otherSchemas) {
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
function headerNames(route) {
  const { answer, parameters, successStatus } = route;
  return [
    ...(parameters.includes('cursor') ? ['Link'] : []),
    ...(answer === 'record' ? ['ETag'] : []),
    ...(answer === 'record' && successStatus === 201 ? ['Location'] : []),
    ...(takesIdempotencyKey(route) ? ['Idempotent-Replayed'] : []),
  ];
}
function shownAnswers({ operationId }, answers) {
  const shown = examplesOf(operationId)
    .filter((example) => answers.has(example))
    .map((example) => [example.name, { summary: example.summary, value: answers.get(example) }]);
  return shown.length === 0 ? {} : { examples: Object.fromEntries(shown) };
}
