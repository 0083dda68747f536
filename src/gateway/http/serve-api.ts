/** Serves one API request: sends it to the workspace, or refuses it at the gateway. */
import { credentialsDetails, readCredentials } from '../../core/access/credentials.ts';
import type { RequestEnvelope, ResponseEnvelope } from '../../core/api/message.ts';
import { rateLimited } from '../../core/api/rate-headers.ts';
import { callersRequestId } from '../../core/api/request-id.ts';
import type { RoutePattern } from '../../core/api/routes/match-route.ts';
import { methodNotAllowed, refuseRoute } from '../../core/api/routes/refuse-route.ts';
import type { Refusal } from '../../core/errors/refusal.ts';
import { callWebApp } from '../transport/call-web-app.ts';
import { CAUSE_MEANINGS, type FailureCause, isFailure } from '../transport/failure.ts';
import type { PackedCalls } from '../transport/packed-calls.ts';
import { type AnswerPlace, answerResponse } from './answer-response.ts';
import { boundDirectory } from './bound-directory.ts';
import { buildEnvelope, notUtf8, readBodyText } from './build-envelope.ts';
import { networkOf } from './caller-address.ts';
import type { GatewayOptions, WorkspaceTarget } from './gateway-options.ts';
import { createKnownCallers, type KnownCallers } from './known-callers.ts';
import { mintRequestId } from './mint-request-id.ts';
import {
  failureResponse,
  type ProblemContext,
  problemResponse,
  refusalResponse,
} from './problem-response.ts';
import { createRateLimitCache, hashApiKey, type RateLimitCache } from './rate-limit-cache.ts';
import { findRouteTarget, isApiPath, isOpenPath, isWorkspaceName, type RouteTarget } from './route-target.ts';

/** The state that all requests share. */
export interface ApiServer {
  readonly options: GatewayOptions;
  readonly rateLimits: RateLimitCache;
  readonly known: KnownCallers;
  /** Lets requests that have to wait travel together, and strangers wait for each other; missing where each is sent at once. */
  readonly packs?: PackedCalls;
  /** The routes of the API; missing where only the workspace refuses what none of them takes. */
  readonly routes?: readonly RoutePattern[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since some moment; setting the machine's clock does not change it. */
  readonly elapsedMs: () => number;
}

/** A response, and the cause when the workspace gave no answer. */
export interface ServedResponse {
  readonly response: Response;
  readonly cause: FailureCause | null;
}

// A directory answers within a second, or not at all; callers of a hanging one would pile up.
const DIRECTORY_MS_MAX = 5_000;

/** Creates a server with empty caches. */
export function createApiServer(options: GatewayOptions): ApiServer {
  return {
    options: { ...options, workspaces: boundDirectory(options.workspaces, DIRECTORY_MS_MAX) },
    rateLimits: createRateLimitCache(),
    known: createKnownCallers(),
    now: options.now ?? Date.now,
    elapsedMs: options.elapsedMs ?? (() => performance.now()),
  };
}

/** What a call brings beside its request. */
interface CallFacts {
  /** The URL under which the caller reaches the API; null where it is not known. */
  readonly baseUrl: string | null;
  /** Where the request came from, as far as the host tells it. */
  readonly address?: string;
  /** Stops the work. A caller that only hangs up must not pass one: its write goes on. */
  readonly signal?: AbortSignal;
  /** Aborted when the caller has hung up: what still waits is not sent then. */
  readonly hungUp?: AbortSignal;
}

/**
 * Answers the request.
 * @throws the reason of the signal, or an error of the directory
 */
export async function serveApi(
  request: Request,
  server: ApiServer,
  { baseUrl, address = '', signal, hungUp }: CallFacts,
): Promise<ServedResponse> {
  const url = new URL(request.url);
  const target = findRouteTarget(url.pathname);
  const context = { instance: url.pathname, requestId: requestIdOf(request, server) };
  const body = await readBodyText(request);
  if (body === null) return atEdge(problemResponse('payload_too_large', context));
  const key = findKey(request.headers, target, context);
  if (key instanceof Response) return atEdge(key);
  const workspace = await findWorkspace(target, server);
  if (workspace === null) return atEdge(problemResponse('workspace_not_found', context));

  const keyHash = key === null ? null : await hashApiKey(key, workspace.execUrl);
  const wait = keyHash === null ? null : server.rateLimits.find(keyHash, server.elapsedMs());
  if (wait !== null) return atEdge(refusalResponse(stillLimited(wait, server.now()), context));

  const { method, headers } = request;
  const envelope = buildEnvelope({ method, path: target.path, search: url.search, headers, body });
  const isKnown = (): boolean => keyHash !== null && server.known.has(keyHash);
  const refusal = server.routes === undefined ? null : refuseUnrouted(envelope, server.routes, isKnown());
  if (refusal !== null) return atEdge(refusalResponse(refusal, { ...context, instance: target.path }));
  const sentAt = server.elapsedMs();
  const { execUrl } = workspace;
  const transport = { ...server.options, execUrl, now: server.elapsedMs, signal };
  // The workspace takes the id over, so that its log names a request as the answer does, also when that was lost.
  const named = { ...envelope, headers: { ...envelope.headers, 'x-request-id': context.requestId } };
  const caller = { name: keyHash ?? '', origin: networkOf(address), isKnown, hungUp: hungUp ?? null };
  const attempt = server.packs?.open(caller);
  const result = await callWebApp(named, transport, attempt);
  if (isFailure(result)) return { response: failureResponse(result, context), cause: result.cause };
  if (keyHash !== null) {
    server.known.learn(keyHash, result);
    server.rateLimits.store(keyHash, result, { sentAt, answeredAt: server.elapsedMs() });
  }
  const answer = body === notUtf8 ? namingEncoding(result) : result;
  return answered(answer, { baseUrl, prefix: target.prefix }, context);
}

/**
 * The refusal of what no route takes, as the workspace would write it; null where one does. The workspace looks at the
 * key first, so one that it has not let in learns nothing here.
 */
function refuseUnrouted(
  { method, path }: RequestEnvelope,
  routes: readonly RoutePattern[],
  isKnown: boolean,
): Refusal | null {
  if (isOpenPath(path)) return method === 'GET' ? null : methodNotAllowed(method, path, ['GET']);
  return isKnown ? refuseRoute(routes, { method, path }) : null;
}

/** The refusal of a key that has to wait on. */
function stillLimited(retryAfterSeconds: number, nowMs: number): Refusal {
  return rateLimited({ remaining: 0, retryAfterSeconds, resetAtMs: nowMs + retryAfterSeconds * 1_000 });
}

// The workspace sees only that the body is no JSON, and not why.
function namingEncoding(answer: ResponseEnvelope): ResponseEnvelope {
  const body = answer.body as { readonly code?: unknown } | null;
  if (body?.code !== 'malformed_json') return answer;
  return { ...answer, body: { ...body, detail: 'The body is not UTF-8. Send JSON as UTF-8.' } };
}

/** The id of the request: the caller's, if a log can hold it, or a new one. */
export function requestIdOf({ headers }: Request, server: ApiServer): string {
  const given = { 'x-request-id': headers.get('x-request-id') ?? '' };
  return callersRequestId(given) ?? mintRequestId(server.now());
}

/**
 * The key of a request; null at a path that needs none. A key that cannot exist is refused here, as the workspace
 * would refuse it, so that a flood of such requests costs the workspace nothing.
 */
function findKey(headers: Headers, { path }: RouteTarget, context: ProblemContext): string | Response | null {
  if (isOpenPath(path)) return null;
  const given = {
    authorization: headers.get('authorization') ?? '',
    'x-api-key': headers.get('x-api-key') ?? '',
  };
  const credentials = readCredentials(given, null);
  if (credentials.ok) return credentials.key;
  const { code } = credentials;
  const refused = { ...context, instance: path };
  if (code !== 'missing_api_key' || isApiPath(path)) return problemResponse(code, refused);
  return problemResponse(code, refused, { detail: `The API is under /api/v1. ${credentialsDetails[code]}` });
}

/** The workspace of a path; null when there is none. */
export async function findWorkspace(
  { workspace }: RouteTarget,
  server: ApiServer,
): Promise<WorkspaceTarget | null> {
  if (workspace !== null && !isWorkspaceName(workspace)) return null;
  return server.options.workspaces(workspace);
}

/** The workspace's answer, or the problem of one that cannot be written as HTTP. */
function answered(answer: ResponseEnvelope, place: AnswerPlace, context: ProblemContext): ServedResponse {
  try {
    return atEdge(answerResponse(answer, place, context.requestId));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const cause = 'not_an_envelope';
    const failure = { ...CAUSE_MEANINGS[cause], cause, idempotencyKey: null } as const;
    return { response: failureResponse(failure, context), cause };
  }
}

function atEdge(response: Response): ServedResponse {
  return { response, cause: null };
}
