/** Documents one route as an operation. */
import { basePath } from '../core/api/base-path.ts';
import { resources } from '../core/resources/index.ts';
import { examples } from './examples/index.ts';
import { pascalCase } from './json-schema.ts';
import { summaryOf } from './operation-summary.ts';
import { parametersOf } from './parameters.ts';
import { refusalResponses } from './problem-responses.ts';
import { refusalCodes } from './refusal-codes.ts';
import { requestBody } from './request-body.ts';
import { successResponse } from './success-response.ts';
/** The operation object of a route. */
export function describeOperation(route, facts) {
  const { operationId, scope, successStatus } = route;
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
      [successStatus]: successResponse(route, facts),
      ...refusalResponses(refusalCodes(route), refusalExamples(route, facts)),
    },
  };
}
// By code: where two examples are refused alike, one of them is enough.
function refusalExamples({ operationId }, facts) {
  const refused = examples.filter(
    (example) => example.operationId === operationId && example.expectedStatus >= 400,
  );
  return Object.fromEntries(
    refused
      .map((example) => facts.examples.get(example))
      .flatMap((problem) => (problem === undefined ? [] : [[problem.code, problem]])),
  );
}
/** The tag of what is about no kind of record. */
export const serviceTag = 'Service';
/** The name under which an operation is listed: the first step of its path, when that is a collection. */
export function tagOf({ path, resource }) {
  const [, step = ''] = path.split('/');
  const isOwn = step === 'events' || step === 'deliveries';
  const isCollection = isOwn || [resource, ...resources].some((known) => known?.plural === step);
  return isCollection ? pascalCase(step) : serviceTag;
}
/** The path as the document has it: without the slash that a root alone would have. */
export function documentPath({ path }) {
  return basePath + (path === '/' ? '' : path);
}
