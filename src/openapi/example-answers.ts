/** Answers the examples as the API does, one after the other, for the document to show. */
import { basePath } from '../core/api/base-path.ts';
import type { Route } from '../core/api/operation.ts';
import { unstoredText } from '../core/api/operations/preview.ts';
import { problemAnswer } from '../core/api/problem-answer.ts';
import { Refusal } from '../core/errors/refusal.ts';
import { actOnRecord } from '../core/records/act-on-record.ts';
import { readMailRequest } from '../core/mails/mail-request.ts';
import { queueMail } from '../core/mails/queue-mail.ts';
import { createRecord } from '../core/records/create-record.ts';
import { deleteRecord } from '../core/records/delete-record.ts';
import { updateRecord } from '../core/records/update-record.ts';
import { emails } from '../core/resources/emails.ts';
import { resources } from '../core/resources/index.ts';
import type { JsonObject } from '../core/schema/represent.ts';
import type { Resource } from '../core/schema/resource.ts';
import {
  newWorkspace,
  type ExampleTransaction,
  beginExample,
  type ExampleWorkspace,
  showExample,
} from './example-transaction.ts';
import { exampleIds, type RequestExample } from './examples/example.ts';
import { actionOfRoute, resourceOf, shownResource } from './paths/operation-summary.ts';

/** The bodies of the answers by example, where an answer can be told without the host. */
export type ExampleAnswers = ReadonlyMap<RequestExample, unknown>;

/** Names a request in examples. */
export const exampleRequestId = 'req_01KEBZ8JX0R4N6A1D9TQ3V7M5C';

// Any text will do: a cursor tells its reader nothing.
const cursor = 'WyItY3JlYXRlZF9hdCIsMTJd';

/** What the examples are answered with, and the records that stand after the last of them, by id. */
interface Run {
  readonly answers: ExampleAnswers;
  readonly records: ExampleWorkspace['records'];
}

/**
 * Runs the examples in their order.
 * @throws Error when an example is not answered with the status that it expects
 */
export function runExamples(routes: readonly Route[], examples: readonly RequestExample[]): Run {
  const answers = new Map<RequestExample, unknown>();
  let workspace = newWorkspace;
  for (const example of examples) {
    const route = routes.find(({ operationId }) => operationId === example.operationId);
    if (route === undefined || !isTellable(route, example)) continue;
    const { body, status, after } = answerExample(workspace, route, example);
    if (status !== example.expectedStatus)
      throw new Error(`${example.operationId} ${example.name}: ${JSON.stringify(body)}`);
    answers.set(example, body);
    workspace = after;
  }
  return { answers, records: workspace.records };
}

// Wrong queries and wrong states of records are refused elsewhere, where no document is made.
function isTellable(
  { answer, body, mediaType }: Route,
  { expectedStatus, request }: RequestExample,
): boolean {
  if (mediaType !== undefined) return false;
  if (expectedStatus >= 300)
    return expectedStatus === 422 || (expectedStatus === 409 && body.kind !== 'action');
  if (expectedStatus === 207) return false;
  if (answer === 'other') return body.kind === 'create';
  return answer !== 'list' || Object.keys(request.query ?? {}).every((name) => name === 'limit');
}

interface Answered {
  readonly body: unknown;
  readonly status: number;
  readonly after: ExampleWorkspace;
}

function answerExample(before: ExampleWorkspace, route: Route, example: RequestExample): Answered {
  const { successStatus: status } = route;
  const { request, makes } = example;
  if (route.answer === 'list') return { body: pageOf(before, route, example), status, after: before };
  const shown = shownResource(route).object;
  const tx = beginExample(before, makes === undefined ? {} : { [shown]: exampleIds[makes] });
  try {
    const body = carryOut(tx, route, request.id ?? onlyRecord(before, route), request.body);
    const stores = route.method !== 'GET' && route.answer !== 'other';
    return { body, status, after: stores ? tx.commit() : before };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const path = (basePath + route.path).replace('{id}', request.id ?? '');
    const answer = problemAnswer(error, path, exampleRequestId);
    return { body: JSON.parse(answer.body), status: answer.status, after: before };
  }
}

// The workspace is the one record that no id names.
function onlyRecord({ records }: ExampleWorkspace, { path, resource }: Route): string {
  const [only] = Array.from(records).filter((entry) => entry[1].resource === resource);
  return only === undefined || path.includes('{id}') ? '' : only[0];
}

function carryOut(tx: ExampleTransaction, route: Route, id: string, body: unknown): JsonObject {
  const resource = resourceOf(route);
  if (route.body.kind === 'create') {
    const record = createRecord(tx, resource, body);
    return route.answer === 'other' ? previewOf(tx, resource, record) : shownBy(tx);
  }
  if (route.body.kind === 'batch') return { object: 'batch', data: batchBy(tx, resource, body) };
  if (route.answers === emails) {
    queueMail(tx, resource, tx.find(resource, id) ?? {}, readMailRequest(body));
    return shownBy(tx);
  }
  const owner = ownerField(route);
  if (owner !== null) {
    createRecord(tx, shownResource(route), { ...(body as JsonObject), [owner]: id });
    return shownBy(tx);
  }
  const record = tx.find(resource, id);
  if (record === null) throw new Error(`No example has made ${id}.`);
  if (route.answer === 'deleted') {
    deleteRecord(tx, resource, record, () => null);
    return { id, object: resource.object, deleted: true };
  }
  if (route.body.kind === 'update')
    return updateRecord(tx, resource, record, body) === record
      ? showExample({ resource, record })
      : shownBy(tx);
  const action = actionOfRoute(route);
  if (action === null || !actOnRecord(tx, resource, action, record, body))
    return showExample({ resource, record });
  return shownBy(tx);
}

function batchBy(tx: ExampleTransaction, resource: Resource, body: unknown): JsonObject[] {
  return (body as { readonly data: readonly JsonObject[] }).data.map((one) => {
    const before = tx.warnings.length;
    createRecord(tx, resource, one);
    return shownBy(tx, tx.warnings.slice(before));
  });
}

// In `/invoices/{id}/payments` the path gives the field of a payment that names its invoice.
function ownerField(route: Route): string | null {
  const [, plural, , rest] = route.path.split('/');
  const shown = shownResource(route);
  if (rest !== shown.plural) return null;
  const prefix = resources.find((resource) => resource.plural === plural)?.idPrefix;
  return Object.keys(shown.fields).find((name) => shown.fields[name]?.kind.refersTo === prefix) ?? null;
}

function shownBy(tx: ExampleTransaction, warnings = tx.warnings): JsonObject {
  const written = tx.answer();
  if (written === null) throw new Error('An example has written nothing.');
  return showExample(written, warnings);
}

function previewOf(tx: ExampleTransaction, resource: Resource, record: JsonObject): JsonObject {
  const shown = { ...shownBy(tx), ...resource.previewed?.(record, tx) };
  return JSON.parse(unstoredText(shown, tx.made())) as JsonObject;
}

function pageOf({ records }: ExampleWorkspace, route: Route, { request }: RequestExample): JsonObject {
  const resource = shownResource(route);
  const limit = Number(request.query?.limit ?? records.size);
  const owner = ownerField(route);
  const all = Array.from(records.values())
    .filter((known) => known.resource === resource && (owner === null || known.record[owner] === request.id))
    .reverse();
  return {
    object: 'list',
    url: (basePath + route.path).replace('{id}', request.id ?? ''),
    data: all.slice(0, limit).map((written) => showExample(written)),
    has_more: all.length > limit,
    next_cursor: all.length > limit ? cursor : null,
  };
}
