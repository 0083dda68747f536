/** Documents one route as an operation. */
import { basePath } from '../../core/api/base-path.ts';
import type { Route } from '../../core/api/operation.ts';
import { resources } from '../../core/resources/index.ts';
import { type JsonSchema, pascalCase } from '../schemas/json-schema.ts';
import { allowedStates } from './allowed-states.ts';
import { actionOfRoute, aliasOf, summaryOf } from './operation-summary.ts';
import { codesOfParameters, parametersOf, takesIfNoneMatch } from './parameters.ts';
import { refusalResponses } from './problem-responses.ts';
import { refusalCodes } from './refusal-codes.ts';
import { requestBody } from './request-body.ts';
import { type AnswerFacts, batchResultResponse, successResponse } from './success-response.ts';

/** The operation object of a route. */
export function describeOperation(route: Route, facts: AnswerFacts): JsonSchema {
  const { operationId, scopes, successStatus } = route;
  const parameters = parametersOf(route);
  const body = requestBody(route);
  const codes = refusalCodes(route);
  const told = codesOfParameters(parameters);
  const ownCodes = codes.filter((code) => !facts.commonCodes.has(code) && !told.includes(code));
  return {
    operationId,
    summary: summaryOf(route),
    description: descriptionOf(route),
    tags: [tagOf(route)],
    // The key is taken in either header.
    security: [{ bearer: scopes }, { apiKey: scopes }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      [successStatus]: successResponse(route, facts),
      ...(route.answer === 'batch' ? { 207: batchResultResponse(route) } : {}),
      ...(takesIfNoneMatch(route) ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
      ...refusalResponses(codes),
    },
    ...(ownCodes.length > 0 ? { 'x-codes': ownCodes } : {}),
  };
}

function descriptionOf(route: Route): string {
  const same = aliasOf(route) === null ? null : `The same as \`${actionOfRoute(route)?.name}\`.`;
  return [same, scopesInWords(route), allowedStates(route)].filter((words) => words !== null).join(' ');
}

function scopesInWords({ body, resource, scopes }: Route): string {
  if (scopes.length === 0) return 'Works with any API key.';
  const named = scopes.map((scope) => `\`${scope}\``).join(' and ');
  const further =
    body.kind === 'action' || body.kind === 'none' ? [] : Object.entries(resource?.fields ?? {});
  const conditions = further.flatMap(([name, { needs }]) =>
    needs === undefined
      ? []
      : [` With \`${name}\` and without \`${needs.unless}\`, it also needs \`${needs.scope}\`.`],
  );
  return `Needs the ${scopes.length === 1 ? 'scope' : 'scopes'} ${named}.${conditions.join('')}`;
}

/** The tag of operations that belong to no resource. */
const serviceTag = 'Service';

/** The name under which an operation is listed: the first step of its path, when that is a collection. */
export function tagOf({ path, resource }: Route): string {
  const [, step = ''] = path.split('/');
  const isOwn = step === 'events' || step === 'deliveries';
  const isCollection = isOwn || [resource, ...resources].some((known) => known?.plural === step);
  return isCollection ? pascalCase(step) : serviceTag;
}

/** The path as the document has it: without the slash that a root alone would have. */
export function documentPath({ path }: Pick<Route, 'path'>): string {
  return basePath + (path === '/' ? '' : path);
}

/** A name with what is listed under it. */
interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Descriptions of the tags of collections that have no sheet. */
const tagsWithoutSheet: Readonly<Record<string, string>> = {
  Events: 'What happened in the last 30 days.',
  WebhookEndpoints: 'Addresses that events are sent to.',
  Workspace: 'Who bills: the settings in the sheet "Settings".',
  Deliveries: 'Events that were sent to webhook endpoints.',
};

/** The tags in the order of their routes, the service tag last. */
export function describeTags(routes: readonly Route[]): Tag[] {
  const sheets = new Map(
    routes.flatMap(({ resource }) =>
      resource === null ? [] : [[pascalCase(resource.plural), resource.sheet] as const],
    ),
  );
  const names = [...new Set(routes.map(tagOf))].filter((name) => name !== serviceTag);
  return [
    ...names.map((name) => {
      const rows = `The rows of the sheet "${sheets.get(name) ?? ''}".`;
      return { name, description: tagsWithoutSheet[name] ?? rows };
    }),
    { name: serviceTag, description: 'The API itself, and the current API key.' },
  ];
}
