/** Documents one route as an operation. */
import type { Route } from '../api/operation.ts';
import { validationExample } from './example-answers.ts';
import { type JsonSchema, pascalCase } from './json-schema.ts';
import { summaryOf } from './operation-summary.ts';
import { parametersOf } from './parameters.ts';
import { refusalResponses } from './problem-responses.ts';
import { refusalCodes } from './refusal-codes.ts';
import { requestBody } from './request-body.ts';
import { successResponse } from './success-response.ts';

/**
 * The operation object of a route.
 * @param otherSchemas of answers that are no resource's own, by operationId
 */
export function describeOperation(route: Route, otherSchemas: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const { operationId, scope, resource, successStatus } = route;
  const parameters = parametersOf(route);
  const body = requestBody(route);
  const scopes = scope === null ? [] : [scope];
  return {
    operationId,
    summary: summaryOf(route),
    description: scope === null ? 'Any key will do.' : `Needs the scope \`${scope}\`.`,
    tags: [tagOf(route)],
    // Either form of the key will do.
    security: [{ bearer: scopes }, { apiKey: scopes }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      [successStatus]: successResponse(route, otherSchemas),
      ...refusalResponses(refusalCodes(route), validationExample(resource)),
    },
  };
}

/** The name under which an operation is listed: the first step of its path. */
export function tagOf({ path }: Pick<Route, 'path'>): string {
  return pascalCase(path.split('/')[1] ?? '');
}
