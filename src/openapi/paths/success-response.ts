/** Documents the responses of requests that succeed. */
import type { Route } from '../../core/api/operation.ts';
import type { ErrorCode } from '../../core/errors/error-table.ts';
import { resources } from '../../core/resources/index.ts';
import type { Resource } from '../../core/schema/resource.ts';
import type { ExampleAnswers } from '../example-answers.ts';
import { batchName, batchResultName } from '../schemas/batch-schemas.ts';
import { type JsonSchema, schemaReference } from '../schemas/json-schema.ts';
import { otherAnswers } from '../schemas/other-answers.ts';
import { receiptName } from '../schemas/receipt-schema.ts';
import { deletedName, listName, listWithDeletedName, recordName } from '../schemas/record-schemas.ts';
import { shownResource } from './operation-summary.ts';
import { showsRecord, takesIdempotencyKey, takesIfNoneMatch } from './parameters.ts';
import { headerReferences } from './response-headers.ts';

/** The facts from which the responses of all operations are documented. */
export interface AnswerFacts {
  /** The codes that the shared error responses always stand for. */
  readonly commonCodes: ReadonlySet<ErrorCode>;
  /** An example of each kind of record, by the name of its schema. */
  readonly shown: ReadonlyMap<string, JsonSchema>;
  /** Schemas of answers that are neither a record, nor a page of records, nor a deletion, by operationId. */
  readonly otherSchemas: ReadonlyMap<string, JsonSchema>;
}

/** The response object of the route's success. */
export function successResponse(
  route: Route,
  { shown, otherSchemas }: Pick<AnswerFacts, 'shown' | 'otherSchemas'>,
): JsonSchema {
  return {
    description: descriptionOf(route) + receiptWords(route),
    headers: headerReferences(headerNames(route), { withRate: true }),
    content: {
      [route.mediaType ?? 'application/json']: {
        schema: schemaOf(route, otherSchemas),
        ...schemaWithDeleted(route),
        ...receiptOf(route),
        ...exampleOf(route, shown),
      },
      ...(route.alsoAs === undefined ? {} : { [route.alsoAs]: { schema: { type: 'string' } } }),
    },
  };
}

/** The response to a batch of which each record was created or refused for itself. */
export function batchResultResponse(route: Route): JsonSchema {
  const shown = shownResource(route);
  return {
    description: `What became of each ${shown.object}, with \`atomic: false\`.${receiptWords(route)}`,
    headers: headerReferences(headerNames(route), { withRate: true }),
    content: {
      'application/json': {
        schema: schemaReference(batchResultName(shown)),
        'x-receipt': schemaReference(receiptName(shown)),
      },
    },
  };
}

/** The response to a caller who has the record already, for the components of the document. */
export function notModifiedResponse(): JsonSchema {
  return {
    description: 'The record is still the one that `If-None-Match` names. There is no body.',
    headers: headerReferences(['ETag'], { withRate: true }),
  };
}

/** True for a write that answers a receipt when the key may not read the record. */
export function givesReceipt({ answer, answers, method, operationId, resource }: Route): boolean {
  const isRecord = answer === 'record' || answer === 'batch' || operationId.startsWith('preview');
  return method !== 'GET' && isRecord && resources.includes((answers ?? resource) as Resource);
}

// A key that may read gets the record: `x-receipt` leaves that type to the clients that are generated. In a batch it
// stands for each record.
function receiptOf(route: Route): JsonSchema {
  if (!givesReceipt(route)) return {};
  return { 'x-receipt': schemaReference(receiptName(shownResource(route))) };
}

function receiptWords(route: Route): string {
  if (!givesReceipt(route)) return '';
  const shown = shownResource(route);
  const what = route.answer === 'batch' ? 'each' : 'the';
  return ` A key without the scope \`${shown.plural}:read\` gets ${what} ${receiptName(shown)} instead.`;
}

function descriptionOf(route: Route): string {
  const { answer, operationId } = route;
  if (answer === 'other') return otherAnswers[operationId]?.description ?? 'The response.';
  const { object, plural } = shownResource(route);
  switch (answer) {
    case 'record':
      return `The ${object}.`;
    case 'batch':
      return `All ${plural}, in the order of the request.`;
    case 'list':
      return `A page of ${plural}, newest first unless \`sort\` says otherwise.`;
    case 'deleted':
      return 'The record was deleted.';
  }
}

function schemaOf(route: Route, otherSchemas: AnswerFacts['otherSchemas']): JsonSchema {
  const { answer, operationId } = route;
  switch (answer) {
    case 'record':
      return schemaReference(recordName(shownResource(route)));
    case 'batch':
      return schemaReference(batchName(shownResource(route)));
    case 'list':
      return schemaReference(listName(shownResource(route)));
    case 'deleted':
      return schemaReference(deletedName);
    case 'other':
      return otherSchemas.get(operationId) ?? { type: 'object' };
  }
}

/** True for lists that show deletions when they are asked to. */
export function showsDeletions({ answer, parameters }: Route): boolean {
  return answer === 'list' && parameters.includes('include');
}

/** The schema of a page that was asked for with `include=deleted`, which OpenAPI cannot tell from one without. */
function schemaWithDeleted(route: Route): JsonSchema {
  if (!showsDeletions(route)) return {};
  return { 'x-schema-with-deleted': schemaReference(listWithDeletedName(shownResource(route))) };
}

function headerNames(route: Route): readonly string[] {
  const { answer, parameters, successStatus } = route;
  return [
    ...(parameters.includes('cursor') ? ['Link'] : []),
    ...(showsRecord(route) || takesIfNoneMatch(route) ? ['ETag'] : []),
    ...(answer === 'record' && (successStatus === 201 || successStatus === 202) ? ['Location'] : []),
    ...(takesIdempotencyKey(route) ? ['Idempotent-Replayed'] : []),
    ...((route.mediaType ?? route.alsoAs) === undefined ? [] : ['Content-Disposition']),
    ...(route.mediaType === 'application/pdf' ? ['Missing-Glyphs'] : []),
  ];
}

/**
 * An example of each kind of record, by the name of its schema, for the components of the document: the answer to the
 * first request that creates one. All answers of all examples stand in `exampleAnswers`, for the reference.
 */
export function shownRecords(
  routes: readonly Route[],
  answers: ExampleAnswers,
): ReadonlyMap<string, JsonSchema> {
  const shown = new Map<string, JsonSchema>();
  for (const [{ operationId, summary }, value] of answers) {
    const route = routes.find((one) => one.operationId === operationId);
    if (route?.answer !== 'record' || route.successStatus !== 201) continue;
    const name = recordName(shownResource(route));
    if (!shown.has(name)) shown.set(name, { summary, value });
  }
  return shown;
}

function exampleOf(route: Route, shown: AnswerFacts['shown']): JsonSchema {
  if (route.answer !== 'record') return {};
  const resource = shownResource(route);
  const name = recordName(resource);
  return shown.has(name)
    ? { examples: { [resource.object]: { $ref: `#/components/examples/${name}` } } }
    : {};
}
