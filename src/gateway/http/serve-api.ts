/** Serves one API request: sends it to the workspace, or refuses it at the gateway. */
import { callWebApp } from '../transport/call-web-app.ts';
import { type FailureCause, isFailure } from '../transport/failure.ts';
import { answerResponse } from './answer-response.ts';
import { hashApiKey } from './rate-limit-cache.ts';
import { buildEnvelope } from './build-envelope.ts';
import type { GatewayOptions, WorkspaceTarget } from './gateway-options.ts';
import { mintRequestId } from './mint-request-id.ts';
import { failureResponse, problemResponse } from './problem-response.ts';
import { createRateLimitCache, type RateLimitCache } from './rate-limit-cache.ts';
import { readBody } from './build-envelope.ts';
import { recalledRefusal } from './rate-limit-cache.ts';
import { findRouteTarget, isApiPath, isOpenPath, type RouteTarget } from './route-target.ts';
import { isWorkspaceName } from './route-target.ts';

/** The state that all requests share. */
export interface ApiServer {
  readonly options: GatewayOptions;
  readonly rateLimits: RateLimitCache;
  readonly now: () => number;
}

/** A response, and the cause when the workspace gave no answer. */
interface ServedResponse {
  readonly response: Response;
  readonly cause: FailureCause | null;
}

/** Creates a server with an empty cache. */
export function createApiServer(options: GatewayOptions): ApiServer {
  return { options, rateLimits: createRateLimitCache(), now: options.now ?? Date.now };
}

/**
 * Answers the request.
 * @param signal stops the work. A caller that only hangs up must not pass one: its write goes on
 * @throws the reason of the signal, or an error of the directory
 */
export async function serveApi(
  request: Request,
  server: ApiServer,
  signal?: AbortSignal,
): Promise<ServedResponse> {
  const url = new URL(request.url);
  const context = { instance: url.pathname, requestId: mintRequestId(server.now()) };
  const target = findRouteTarget(url.pathname);
  const body = await readBody(request);
  if (body === null) return atEdge(problemResponse('payload_too_large', context));
  if (isUnknownPath(target, request.headers)) return atEdge(problemResponse('missing_api_key', context));
  const workspace = await findWorkspace(target, server);
  if (workspace === null) return atEdge(problemResponse('workspace_not_found', context));

  const keyHash = await hashLimitedKey(request.headers, target, workspace);
  const refusal = keyHash === null ? null : server.rateLimits.find(keyHash, server.now());
  if (refusal !== null)
    return atEdge(answerResponse(recalledRefusal(refusal, context), target, context.requestId));

  const envelope = buildEnvelope({
    method: request.method,
    path: target.path,
    search: url.searchParams,
    headers: request.headers,
    body,
  });
  const sentAt = server.now();
  const result = await callWebApp(envelope, { ...server.options, execUrl: workspace.execUrl, signal });
  if (isFailure(result)) return { response: failureResponse(result, context), cause: result.cause };
  if (keyHash !== null) server.rateLimits.store(keyHash, result, { sentAt, answeredAt: server.now() });
  return atEdge(answerResponse(result, target, context.requestId));
}

/** True for an unknown path without a key: the gateway refuses it as the workspace would, at no cost to it. */
function isUnknownPath({ path }: RouteTarget, headers: Headers): boolean {
  const hasKey = headers.has('authorization') || headers.has('x-api-key');
  return !hasKey && !isApiPath(path) && !isOpenPath(path);
}

async function findWorkspace({ workspace }: RouteTarget, server: ApiServer): Promise<WorkspaceTarget | null> {
  if (workspace !== null && !isWorkspaceName(workspace)) return null;
  return server.options.workspaces(workspace);
}

/** Every path that needs a key counts against the limit of the key. */
async function hashLimitedKey(
  headers: Headers,
  target: RouteTarget,
  { execUrl }: WorkspaceTarget,
): Promise<string | null> {
  return isOpenPath(target.path) ? null : hashApiKey(headers, execUrl);
}

function atEdge(response: Response): ServedResponse {
  return { response, cause: null };
}
