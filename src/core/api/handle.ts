/**
 * Answers one request: makes every check in the order of the contract, and turns every failure into a problem document.
 */
import { lacking, Refusal } from '../errors/refusal.ts';
import { parseHints } from '../store/hints.ts';
import { isOfOtherMode } from '../schema/record-id.ts';
import type { Session } from '../store/session.ts';
import { releaseKept } from '../store/transaction/hold-lock.ts';
import { finishUnfinished } from '../store/transaction/redo-tail.ts';
import { SheetMissing, type Workspace } from '../workspace.ts';
import { admit, type Admitted, refuseKeyInUrl } from './admit.ts';
import { namesTag } from './entity-tag.ts';
import { targetLengthMax } from './limits.ts';
import { refuseTooLarge } from './refuse-too-large.ts';
import { matchRoute, type RouteTable } from './routes/match-route.ts';
import type { ApiRequest, ApiResponse } from './message.ts';
import { openAnswer } from './open-answers.ts';
import type { Answer, Call, Route } from './operation.ts';
import { problemAnswer, refusalOf } from './problem-answer.ts';
import { rateHeaders, ratePolicy } from './rate-headers.ts';
import { readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { callersRequestId, newRequestId } from './request-id.ts';

/** A request on its way. */
export interface Received {
  /** HEAD is answered as GET, without the body. */
  readonly request: ApiRequest;
  readonly requestId: string;
  readonly isHead: boolean;
  /** Known once the request is let in; from then on every answer has these headers. */
  rateHeaders: Readonly<Record<string, string>>;
}

/** The API as a function. Nothing that it throws is ever meant for the caller. */
export function handle(workspace: Workspace, routes: RouteTable, request: ApiRequest): ApiResponse {
  const received = receive(workspace, request);
  return settle(workspace, received, () => answerRequest(workspace, routes, received));
}

export function receive(workspace: Workspace, request: ApiRequest): Received {
  const requestId = callersRequestId(request.headers) ?? newRequestId(workspace);
  const isHead = request.method === 'HEAD';
  return { request: isHead ? { ...request, method: 'GET' } : request, requestId, isHead, rateHeaders: {} };
}

/** Responds with the answer, or with the problem that hinders it. */
export function settle(workspace: Workspace, received: Received, run: () => Answer): ApiResponse {
  const { request, requestId, isHead } = received;
  const answer = answerOrProblem(workspace, request, requestId, run);
  const headers = { ...received.rateHeaders, ...answer.headers };
  return toResponse({ ...answer, headers, ...(isHead && { body: '' }) }, requestId);
}

/** The answer to a call that could not be read as a request. */
export function handleUnreadable(workspace: Workspace, error: unknown): ApiResponse {
  const requestId = newRequestId(workspace);
  const refusal = refusalOf(error) ?? internalError(workspace, error, requestId);
  return toResponse(problemAnswer(refusal, '', requestId), requestId);
}

function toResponse({ headers, ...answer }: Answer, requestId: string): ApiResponse {
  const everyAnswer = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    'RateLimit-Policy': ratePolicy,
  };
  return { ...answer, headers: { ...everyAnswer, ...headers } };
}

function answerOrProblem(
  workspace: Workspace,
  request: ApiRequest,
  requestId: string,
  run: () => Answer,
): Answer {
  try {
    return run();
  } catch (error) {
    const refusal = refusalOf(error) ?? internalError(workspace, error, requestId);
    return problemAnswer(refusal, request.path.slice(0, targetLengthMax), requestId);
  }
}

function answerRequest(workspace: Workspace, routes: RouteTable, received: Received): Answer {
  const { request } = received;
  refuseTooLarge(request);
  const open = openAnswer(workspace, request, routes);
  if (open !== null) return open;
  const admitted = admit(workspace, request);
  received.rateHeaders = rateHeaders(admitted.rate);
  const run = (session: Session): Answer =>
    answerPrepared(prepare(unlocked(routes, session), received, { ...admitted, session }));
  try {
    return run(admitted.session);
  } catch (error) {
    const { livemode, testSheets } = admitted.session.workspace;
    if (livemode || !(error instanceof SheetMissing)) throw error;
    releaseKept(admitted.session);
    // Without a journal nothing can have been written: the request begins anew.
    if (!testSheets().make()) throw error;
    return run({ ...admitted.session, hints: parseHints(undefined), seenLayouts: new Map() });
  } finally {
    // A write that is refused before its transaction still has the lock under which it was let in.
    releaseKept(admitted.session);
  }
}

/** The routes; while the rare ones are loaded, which takes long, other writes do not wait. */
export function unlocked(routes: RouteTable, session: Session): RouteTable {
  const loadUnlocked = <Loaded>(load: () => Loaded): Loaded => {
    releaseKept(session);
    return load();
  };
  return {
    ...routes,
    loadRare: () => loadUnlocked(routes.loadRare),
    loadReceipts: () => loadUnlocked(routes.loadReceipts),
    refusalOfRoute: (request) => loadUnlocked(() => routes.refusalOfRoute(request)),
  };
}

/** A request whose operation can run. */
export interface Prepared {
  readonly call: Call;
  readonly route: Route;
  /** Runs a step, and withholds from its refusal what the key may not know. */
  guard<Result>(step: () => Result): Result;
  /** The answer as the key may know it. */
  receipt(answer: Answer): Answer;
}

/** Makes every check that comes before the operation. */
export function prepare(
  routes: RouteTable,
  { request, requestId }: Received,
  { key, session }: Admitted,
): Prepared {
  refuseKeyInUrl(request, key);
  const { route, id } = matchRoute(routes, request);
  const missing = route.scopes.find((scope) => !session.may(scope));
  if (missing !== undefined) throw lacking(missing);
  // The answer is the same whether there is such a record or not.
  if (isOfOtherMode(id, session.workspace.livemode))
    throw new Refusal('not_found', 'Test keys see test data alone, and live keys see none of it.');
  const body = readBody(request, route);
  if (request.isQueryBroken === true)
    throw new Refusal('invalid_parameter', 'A % in the query begins no escape: write %25.');
  const query = readQuery(request.query, route.parameters);
  const call = { session, key, request, requestId, id, query, body };
  const readsAll = session.resources.every(({ plural }) => session.may(`${plural}:read`));
  const open = { guard: <Result>(step: () => Result) => step(), receipt: (answer: Answer) => answer };
  return { call, route, ...(readsAll ? open : restricted(routes, route, call)) };
}

/** Runs the operation. */
export function answerPrepared({ call, route, guard, receipt }: Prepared): Answer {
  // A write finishes what is committed before it under its own lock.
  if (route.method === 'GET') finishUnfinished(call.session);
  const answer = receipt(guard(() => route.run(call)));
  return isKnown(call.request, answer) ? { ...answer, status: 304, body: '' } : answer;
}

/** True when the caller who reads has the very same answer already. */
function isKnown({ method, headers }: ApiRequest, { headers: { ETag: tag } = {} }: Answer): boolean {
  const known = headers['if-none-match'];
  return method === 'GET' && tag !== undefined && known !== undefined && namesTag(known, tag);
}

/** Makes the operations of a key that may not read all records withhold from the answer what it may not know. */
function restricted(routes: RouteTable, route: Route, call: Call): Pick<Prepared, 'guard' | 'receipt'> {
  // Loaded before a write, because nothing may fail between the commit and its answer.
  const receipts = route.method === 'GET' ? null : routes.loadReceipts();
  return {
    guard(step) {
      try {
        return step();
      } catch (error) {
        throw (receipts ?? routes.loadReceipts()).withhold(error, call.session, route);
      }
    },
    receipt: (answer) => (receipts === null ? answer : receipts.asReceipt(answer, call.session)),
  };
}

function internalError({ log }: Workspace, error: unknown, requestId: string): Refusal {
  const trace = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  log.error('internal_error', { request_id: requestId, trace });
  return new Refusal(
    'internal_error',
    `Something went wrong here. Tell the owner this request id: ${requestId}.`,
  );
}
