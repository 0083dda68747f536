/**
 * Answers one request: makes every check in the order of the contract, and turns every failure into a problem document.
 */
import { Refusal } from '../errors/refusal.ts';
import { hasScope } from '../access/scopes.ts';
import { newRecordId } from '../store/record-id.ts';
import { ServiceFailure, type Workspace } from '../workspace.ts';
import { admit, refuseKeyInUrl } from './admit.ts';
import { bodyBytesMax } from './limits.ts';
import { matchRoute, type RouteTable } from './routes/match-route.ts';
import type { ApiRequest, ApiResponse } from './message.ts';
import { openAnswer } from './open-answers.ts';
import type { Answer } from './operation.ts';
import { problemAnswer, refusalOf } from './problem-answer.ts';
import { rateHeaders, ratePolicy } from './rate-headers.ts';
import { readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';

/** The API as a function. Nothing that it throws is ever meant for the caller. */
export function handle(workspace: Workspace, routes: RouteTable, request: ApiRequest): ApiResponse {
  const requestId = newRequestId(workspace);
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
    const answer = problemAnswer(refusal, request.path, requestId);
    return { ...answer, headers: { ...rate.headers, ...answer.headers } };
  }
}

function answerRequest(
  workspace: Workspace,
  routes: RouteTable,
  request: ApiRequest,
  rate: { headers: Readonly<Record<string, string>> },
): Answer {
  refuseTooLarge(workspace, request);
  const open = openAnswer(workspace, request);
  if (open !== null) return open;
  const admitted = admit(workspace, request);
  rate.headers = rateHeaders(admitted.rate);
  refuseKeyInUrl(request, admitted.key);
  const { route, id } = matchRoute(routes, request.method, request.path);
  if (route.scope !== null && !hasScope(admitted.key.scopes, route.scope)) {
    throw new Refusal('insufficient_scope', `The API key needs the scope ${route.scope}.`, {
      members: { required_scope: route.scope },
    });
  }
  const body = readBody(request, route);
  const query = readQuery(request.query, route.parameters);
  return route.run({ session: admitted.session, key: admitted.key, request, id, query, body });
}

function refuseTooLarge({ digest }: Workspace, { body }: ApiRequest): void {
  // A UTF-16 unit has at most three bytes in UTF-8: most bodies need no counting.
  if (body.length * 3 <= bodyBytesMax || digest.utf8Length(body) <= bodyBytesMax) return;
  throw new Refusal('payload_too_large', `A body has at most ${bodyBytesMax / 1024} KiB.`);
}

function internalError({ log }: Workspace, error: unknown, requestId: string): Refusal {
  const trace = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  log.error('internal_error', { request_id: requestId, trace });
  return new Refusal(
    'internal_error',
    `Something went wrong here. Tell the owner this request id: ${requestId}.`,
  );
}
