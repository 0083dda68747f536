/**
 * Answers one request: makes every check in the order of the contract, and turns every failure into a problem document.
 */
import { lacking, Refusal } from '../errors/refusal.ts';
import { newRecordId } from '../store/record-id.ts';
import { finishUnfinished } from '../store/transaction/redo-tail.ts';
import { ServiceFailure, type Workspace } from '../workspace.ts';
import { admit, refuseKeyInUrl } from './admit.ts';
import { namesTag } from './entity-tag.ts';
import { bodyBytesMax, headersLengthMax, targetLengthMax } from './limits.ts';
import { matchRoute, type RouteTable } from './routes/match-route.ts';
import type { ApiRequest, ApiResponse } from './message.ts';
import { openAnswer } from './open-answers.ts';
import type { Answer, Call, Route } from './operation.ts';
import { problemAnswer, refusalOf } from './problem-answer.ts';
import { rateHeaders, ratePolicy } from './rate-headers.ts';
import { readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { utf8Length } from './utf8-length.ts';
import { callersRequestId } from './request-id.ts';

/** The API as a function. Nothing that it throws is ever meant for the caller. */
export function handle(workspace: Workspace, routes: RouteTable, request: ApiRequest): ApiResponse {
  const requestId = callersRequestId(request.headers) ?? newRequestId(workspace);
  const isHead = request.method === 'HEAD';
  const answer = answerOrProblem(
    workspace,
    routes,
    isHead ? { ...request, method: 'GET' } : request,
    requestId,
  );
  return toResponse(isHead ? { ...answer, body: '' } : answer, requestId);
}

/** The answer to a call that could not be read as a request. */
export function handleUnreadable(workspace: Workspace, error: unknown): ApiResponse {
  const requestId = newRequestId(workspace);
  const refusal = refusalOf(error) ?? internalError(workspace, error, requestId);
  return toResponse(problemAnswer(refusal, '', requestId), requestId);
}

function toResponse({ status, headers, body }: Answer, requestId: string): ApiResponse {
  const everyAnswer = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    'RateLimit-Policy': ratePolicy,
  };
  return { status, headers: { ...everyAnswer, ...headers }, body };
}

const noUuid = '00000000-0000-4000-8000-000000000000';

function newRequestId({ clock, random }: Workspace): string {
  let uuid = noUuid;
  try {
    uuid = random.uuid();
  } catch (error) {
    // The time in the id still identifies the request, so a failure of this service is no reason to refuse it.
    if (!(error instanceof ServiceFailure)) throw error;
  }
  return newRecordId('req', clock.now(), 0, uuid);
}

function answerOrProblem(
  workspace: Workspace,
  routes: RouteTable,
  request: ApiRequest,
  requestId: string,
): Answer {
  // The rate limit is known once the request is let in; from then on every answer has these headers.
  const rate: { headers: Readonly<Record<string, string>> } = { headers: {} };
  try {
    const answer = answerRequest(workspace, routes, request, rate);
    return { ...answer, headers: { ...rate.headers, ...answer.headers } };
  } catch (error) {
    const refusal = refusalOf(error) ?? internalError(workspace, error, requestId);
    const answer = problemAnswer(refusal, request.path.slice(0, targetLengthMax), requestId);
    return { ...answer, headers: { ...rate.headers, ...answer.headers } };
  }
}

function answerRequest(
  workspace: Workspace,
  routes: RouteTable,
  request: ApiRequest,
  rate: { headers: Readonly<Record<string, string>> },
): Answer {
  refuseTooLarge(request);
  const open = openAnswer(workspace, request);
  if (open !== null) return open;
  const admitted = admit(workspace, request);
  rate.headers = rateHeaders(admitted.rate);
  refuseKeyInUrl(request, admitted.key);
  const { route, id } = matchRoute(routes, request.method, request.path);
  const { key, session } = admitted;
  const missing = route.scopes.find((scope) => !session.may(scope));
  if (missing !== undefined) throw lacking(missing);
  const body = readBody(request, route);
  const query = readQuery(request.query, route.parameters);
  // A write finishes what is committed before it under its own lock.
  if (route.method === 'GET') finishUnfinished(session);
  const call = { session, key, request, id, query, body };
  const readsAll = session.resources.every(({ plural }) => session.may(`${plural}:read`));
  const answer = readsAll ? route.run(call) : runRestricted(routes, route, call);
  return isKnown(request, answer) ? { ...answer, status: 304, body: '' } : answer;
}

/** True when the caller who reads has the very same answer already. */
function isKnown({ method, headers }: ApiRequest, { headers: { ETag: tag } = {} }: Answer): boolean {
  const known = headers['if-none-match'];
  return method === 'GET' && tag !== undefined && known !== undefined && namesTag(known, tag);
}

/** Runs an operation for a key that may not read all records, and withholds from the answer what it may not know. */
function runRestricted(routes: RouteTable, route: Route, call: Call): Answer {
  const isWrite = route.method !== 'GET';
  // Loaded before a write, because nothing may fail between the commit and its answer.
  const receipts = isWrite ? routes.loadReceipts() : null;
  try {
    const answer = route.run(call);
    return receipts === null ? answer : receipts.asReceipt(answer, call.session);
  } catch (error) {
    throw (receipts ?? routes.loadReceipts()).withhold(error, call.session, route);
  }
}

function refuseTooLarge({ method, path, query, headers, body }: ApiRequest): void {
  const fits =
    method.length + path.length + lengthOf(query) <= targetLengthMax &&
    lengthOf(Object.entries(headers)) <= headersLengthMax &&
    // A UTF-16 unit has at most three bytes in UTF-8: most bodies need no counting.
    (body.length * 3 <= bodyBytesMax || utf8Length(body) <= bodyBytesMax);
  if (fits) return;
  throw new Refusal(
    'payload_too_large',
    `A body has at most ${bodyBytesMax / 1024} KiB, a path with its query ${targetLengthMax / 1024}, all headers ${headersLengthMax / 1024}.`,
  );
}

function lengthOf(pairs: readonly (readonly [string, string])[]): number {
  return pairs.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

function internalError({ log }: Workspace, error: unknown, requestId: string): Refusal {
  const trace = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  log.error('internal_error', { request_id: requestId, trace });
  return new Refusal(
    'internal_error',
    `Something went wrong here. Tell the owner this request id: ${requestId}.`,
  );
}
