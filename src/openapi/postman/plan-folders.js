/** Plans the requests of the collection from the routes and their examples, in an order in which all can be run. */
import { basePath } from '../../core/api/base-path.ts';
import { describeTags } from '../describe-tags.ts';
import { tagOf } from '../describe-operation.ts';
import { examples } from '../examples/index.ts';
import { describeOpenPaths } from '../open-paths.ts';
import { summaryOf } from '../operation-summary.ts';
import { takesIdempotencyKey } from '../parameters.ts';
import { querySchema } from '../query-parameters.ts';
import { bodyWithVariables, newText, variableOf, withVariables } from './variables.ts';
/** A folder for each name that operations are listed under; an example runs after those that it needs. */
export function planFolders(routes, answers) {
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
  const open = { name: 'Without a key', description: 'What anybody may ask.', requests: planOpenRequests() };
  return [open, ...folders];
}
function planRequest(route, example, answers) {
  const { name, summary, request, expectedStatus, makes } = example;
  const { id, body, headers = {} } = request;
  const answer = answers.get(example);
  return {
    name: `${summaryOf(route)}: ${name.replace(/_/g, ' ')}`,
    description: summary,
    method: route.method,
    path: (basePath + route.path).replace(/\/$/, ''),
    ...(id === undefined ? {} : { id: withVariables(id) }),
    query: planQuery(route, request.query ?? {}),
    headers: { ...headers, ...(takesIdempotencyKey(route) ? { 'Idempotency-Key': newText } : {}) },
    ...(body === undefined ? {} : { body: bodyWithVariables(body) }),
    expectedStatus,
    ...(answer === undefined ? {} : { answer }),
    ...(makes === undefined ? {} : { keeps: variableOf(makes) }),
    answersList: route.parameters.includes('cursor'),
    isOpen: false,
  };
}
// What the example leaves out stands beside it, to be tried; a name that is none belongs to an example of a refusal.
function planQuery({ parameters, answers, resource }, chosen) {
  const given = Object.entries(chosen).map(([name, value]) => ({ name, value, isChosen: true }));
  const others = parameters
    .filter((name) => !(name in chosen))
    .map((name) => ({ name, value: '', isChosen: false }));
  return [...given, ...others].map((parameter) => {
    const { description } = querySchema(parameter.name, answers ?? resource);
    return { ...parameter, description: String(description ?? '') };
  });
}
function planOpenRequests() {
  return Object.entries(describeOpenPaths(new Map())).map(([path, { get }]) => ({
    name: String(get.summary),
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
function inWords(tag) {
  return tag.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
