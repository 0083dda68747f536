/** Answers the examples as the API does, one after the other, for the document to show. */
import { crc32 } from '../core/access/crc32.ts';
import { basePath } from '../core/api/base-path.ts';
import { unstoredText } from '../core/api/operations/preview.ts';
import { problemAnswer } from '../core/api/problem-answer.ts';
import { invalid, Refusal } from '../core/errors/refusal.ts';
import { resources } from '../core/resources/index.ts';
import { inputSchema } from '../core/schema/input-schema.ts';
import { reviseRecord } from '../core/schema/revise.ts';
import { validate } from '../core/schema/validate.ts';
import { showRecord } from '../core/store/show-record.ts';
import { emptyWorkspace, exampleDay, exampleDraft } from './example-draft.ts';
import { exampleIds } from './examples/example.ts';
import { examples } from './examples/index.ts';
import { actionOf, resourceOf, shownResource } from './operation-summary.ts';
/** Names a request in examples. */
export const exampleRequestId = 'req_01KEBZ8JX0R4N6A1D9TQ3V7M5C';
// Any text will do: a cursor tells its reader nothing.
const cursor = 'WyItY3JlYXRlZF9hdCIsMTJd';
/**
 * Runs the examples in their order.
 * @throws Error when an example is not answered with the status that it expects
 */
export function answerExamples(routes) {
  const answers = new Map();
  let workspace = emptyWorkspace;
  for (const example of examples) {
    const route = routes.find(({ operationId }) => operationId === example.operationId);
    if (route === undefined || !isTellable(route, example)) continue;
    const { body, status, after } = answerExample(workspace, route, example);
    if (status !== example.expectedStatus)
      throw new Error(`${example.operationId} ${example.name}: ${JSON.stringify(body)}`);
    answers.set(example, body);
    workspace = after;
  }
  return answers;
}
// What is wrong with a query, or with the state of a record, is found out where no document is made.
function isTellable({ answer, body }, { expectedStatus, request }) {
  if (expectedStatus >= 300)
    return expectedStatus === 422 || (expectedStatus === 409 && body.kind !== 'action');
  if (answer === 'other') return body.kind === 'create';
  return answer !== 'list' || Object.keys(request.query ?? {}).every((name) => name === 'limit');
}
function answerExample(before, route, example) {
  const { successStatus: status } = route;
  const { request, makes } = example;
  if (route.answer === 'list') return { body: pageOf(before, route, example), status, after: before };
  const shown = shownResource(route).object;
  const draft = exampleDraft(before, makes === undefined ? {} : { [shown]: exampleIds[makes] });
  try {
    const body = carryOut(draft, route, request.id ?? '', request.body);
    const stores = route.method !== 'GET' && route.answer !== 'other';
    return { body, status, after: stores ? draft.commit() : before };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const path = (basePath + route.path).replace('{id}', request.id ?? '');
    const answer = problemAnswer(error, path, exampleRequestId);
    return { body: JSON.parse(answer.body), status: answer.status, after: before };
  }
}
function carryOut(draft, route, id, body) {
  const resource = resourceOf(route);
  if (route.body.kind === 'create') {
    create(draft, resource, body);
    return route.answer === 'other' ? previewOf(draft) : shownBy(draft);
  }
  const owner = ownerField(route);
  if (owner !== null) {
    create(draft, shownResource(route), { ...body, [owner]: id });
    return shownBy(draft);
  }
  const record = draft.find(resource, id);
  if (record === null) throw new Error(`No example has made ${id}.`);
  if (route.answer === 'deleted') {
    resource.prepareRemoval?.(record, draft);
    draft.remove(resource, record);
    return { id, object: resource.object, deleted: true };
  }
  if (route.body.kind === 'update') {
    const changes = reviseRecord(draft, resource, record, (other) => show({ resource, record: other }), {
      ...body,
    });
    return changes === null
      ? show({ resource, record })
      : show({ resource, record: draft.change(resource, record, changes) }, draft);
  }
  const action = actionOf(route);
  if (action === null || action.done?.includes(String(record.status)) === true)
    return show({ resource, record });
  action.run(record, validated(action.fields, body ?? {}), draft);
  return shownBy(draft);
}
function create(draft, resource, body) {
  draft.create(resource, resource.create(validated(resource.fields, body), draft));
  draft.stopOnFaults();
}
// In `/invoices/{id}/payments` the path gives the field of a payment that names its invoice.
function ownerField(route) {
  const [, plural, , rest] = route.path.split('/');
  const shown = shownResource(route);
  if (rest !== shown.plural) return null;
  const prefix = resources.find((resource) => resource.plural === plural)?.idPrefix;
  return Object.keys(shown.fields).find((name) => shown.fields[name]?.kind.refersTo === prefix) ?? null;
}
function validated(fields, body) {
  const result = validate(inputSchema(fields), body);
  if (!result.ok) throw invalid(result.problems);
  return result.value;
}
function shownBy(draft) {
  const written = draft.answer();
  if (written === null) throw new Error('An example has written nothing.');
  return show(written, draft);
}
function show({ resource, record }, draft) {
  const checksum = crc32(JSON.stringify(record)).toString(16).padStart(8, '0');
  return showRecord(resource, record, checksum + checksum, exampleDay, draft?.warnings);
}
function previewOf(draft) {
  return JSON.parse(unstoredText(shownBy(draft), draft.made()));
}
function pageOf({ records }, route, { request }) {
  const resource = shownResource(route);
  const limit = Number(request.query?.limit ?? records.size);
  const owner = ownerField(route);
  const all = Array.from(records.values())
    .filter((known) => known.resource === resource && (owner === null || known.record[owner] === request.id))
    .reverse();
  return {
    object: 'list',
    url: (basePath + route.path).replace('{id}', request.id ?? ''),
    data: all.slice(0, limit).map((written) => show(written)),
    has_more: all.length > limit,
    next_cursor: all.length > limit ? cursor : null,
  };
}
