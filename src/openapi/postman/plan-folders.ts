/** Plans the requests of the collection from the routes and their examples, in an order in which all of them run. */
import { basePath } from '../../core/api/base-path.ts';
import type { Route } from '../../core/api/operation.ts';
import type { ExampleAnswers } from '../example-answers.ts';
import type { RequestExample } from '../examples/example.ts';
import { examples } from '../examples/index.ts';
import { describeTags, tagOf } from '../paths/describe-operation.ts';
import { describeOpenPaths } from '../paths/open-paths.ts';
import { summaryOf } from '../paths/operation-summary.ts';
import { takesIdempotencyKey } from '../paths/parameters.ts';
import { querySchema } from '../paths/query-parameters.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { bodyWithVariables, newText, variableOf, withVariables } from './variables.ts';

/** A folder for each name that operations are listed under; an example runs after those that it needs. */
export function planFolders(routes: readonly Route[], answers: ExampleAnswers): readonly PlannedFolder[] {
  const shown = examples.flatMap((example) => {
    const route = routes.find(({ operationId }) => operationId === example.operationId);
    return route === undefined ? [] : [{ tag: tagOf(route), request: planRequest(route, example, answers) }];
  });
  const descriptions = new Map(describeTags(routes).map(({ name, description }) => [name, description]));
  const folders = [...new Set(shown.map(({ tag }) => tag))].map((tag) => ({
    name: inWords(tag),
    description: descriptions.get(tag) ?? '',
    requests: shown.filter((one) => one.tag === tag).map(({ request }) => request),
  }));
  const open = {
    name: 'Without a key',
    description: 'Requests that need no key.',
    requests: planOpenRequests(),
  };
  return [open, ...folders];
}

function planRequest(route: Route, example: RequestExample, answers: ExampleAnswers): PlannedRequest {
  const { name, summary, request, expectedStatus, liveStatus, makes } = example;
  const { id, body, headers = {} } = request;
  // The key of the collection is a live one.
  const answer = liveStatus === undefined ? answers.get(example) : undefined;
  return {
    name: `${summaryOf(route)}: ${name.replace(/_/g, ' ')}`,
    description: summary,
    method: route.method,
    path: (basePath + route.path).replace(/\/$/, ''),
    ...(id === undefined ? {} : { id: withVariables(id) }),
    query: planQuery(route, request.query ?? {}),
    headers: { ...headers, ...(takesIdempotencyKey(route) ? { 'Idempotency-Key': newText } : {}) },
    ...(body === undefined ? {} : { body: bodyWithVariables(body) }),
    expectedStatus: liveStatus ?? expectedStatus,
    ...(answer === undefined ? {} : { answer }),
    ...(makes === undefined ? {} : { keeps: variableOf(makes) }),
    answersList: route.parameters.includes('cursor'),
    isOpen: false,
  };
}

// Parameters that the example does not use are listed as well, switched off. An unknown name is an example of an error.
function planQuery(
  { parameters, answers, resource }: Route,
  chosen: Readonly<Record<string, string>>,
): readonly PlannedParameter[] {
  const given = Object.entries(chosen).map(([name, value]) => ({ name, value, isChosen: true }));
  const others = parameters
    .filter((name) => !(name in chosen))
    .map((name) => ({ name, value: '', isChosen: false }));
  return [...given, ...others].map((parameter) => {
    const { description } = querySchema(parameter.name, answers ?? resource);
    return { ...parameter, description: String(description ?? '') };
  });
}

function planOpenRequests(): PlannedRequest[] {
  return Object.entries(describeOpenPaths(new Map())).map(([path, { get }]) => ({
    name: String((get as JsonSchema).summary),
    description: '',
    method: 'GET',
    path,
    query: [],
    headers: {},
    expectedStatus: 200,
    answersList: false,
    isOpen: true,
  }));
}

/** `WebhookEndpoints` becomes `Webhook endpoints`. */
function inWords(tag: string): string {
  return tag.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export interface PlannedRequest {
  readonly name: string;
  readonly description: string;
  readonly method: string;
  /** With `{id}` where the record is named. */
  readonly path: string;
  /** Replaces `{id}`. */
  readonly id?: string;
  readonly query: readonly PlannedParameter[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly expectedStatus: number;
  /** The body of the answer, where the examples have one. */
  readonly answer?: unknown;
  /** The variable that keeps the id that is answered, for the requests after it. */
  readonly keeps?: string;
  readonly answersList: boolean;
  /** True where no key is asked for. */
  readonly isOpen: boolean;
}

/** A query parameter; one that is not chosen is listed, but switched off. */
interface PlannedParameter {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly description: string;
}

/** The requests of one tag. */
export interface PlannedFolder {
  readonly name: string;
  readonly description: string;
  readonly requests: readonly PlannedRequest[];
}
