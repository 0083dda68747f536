/** Serves one API request: to the workspace and back, or refused at the edge. */
import { callWebApp } from '../transport/call-web-app.ts';
import { type FailureCause, isFailure } from '../transport/failure.ts';
import { answerResponse } from './answer-response.ts';
import { hashApiKey } from './api-key-hash.ts';
import { buildEnvelope } from './build-envelope.ts';
import type { GatewayOptions, WorkspaceTarget } from './gateway-options.ts';
import { mintRequestId } from './mint-request-id.ts';
import { failureResponse, problemResponse } from './problem-response.ts';
import { createRateLimitMemory, type RateLimitMemory } from './rate-limit-memory.ts';
import { readBody } from './read-body.ts';
import { recalledRefusal } from './recalled-refusal.ts';
import { findRouteTarget, isApiPath, isOpenPath, type RouteTarget } from './route-target.ts';
import { isWorkspaceName } from './workspace-name.ts';

/** What the serving of all requests shares. */
export interface ApiServer {
  readonly options: GatewayOptions;
  readonly memory: RateLimitMemory;
  readonly now: () => number;
}

/** A response, and why the workspace gave none where that is so. */
export interface ServedResponse {
  readonly response: Response;
  readonly cause: FailureCause | null;
}

/** A server that remembers nothing yet. */
export function createApiServer(options: GatewayOptions): ApiServer {
  return { options, memory: createRateLimitMemory(), now: options.now ?? Date.now };
}

/**
 * Answers the request.
 * @param signal ends the work on it; a caller that merely hangs up shall not undo a write half-way
 * @throws the signal's reason, an error of the directory, or one of the program itself
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
  if (isStray(target, request.headers)) return atEdge(problemResponse('missing_api_key', context));
  const workspace = await findWorkspace(target, server);
  if (workspace === null) return atEdge(problemResponse('workspace_not_found', context));

  const keyHash = await hashLimitedKey(request.headers, target, workspace);
  const refusal = keyHash === null ? null : server.memory.recall(keyHash, server.now());
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
  if (keyHash !== null) server.memory.remember(keyHash, result, { sentAt, answeredAt: server.now() });
  return atEdge(answerResponse(result, target, context.requestId));
}

/** Strangers who try paths get what the workspace would tell them, and cost it nothing. */
function isStray({ path }: RouteTarget, headers: Headers): boolean {
  const hasKey = headers.has('authorization') || headers.has('x-api-key');
  return !hasKey && !isApiPath(path) && !isOpenPath(path);
}

async function findWorkspace({ workspace }: RouteTarget, server: ApiServer): Promise<WorkspaceTarget | null> {
  if (workspace !== null && !isWorkspaceName(workspace)) return null;
  return server.options.workspaces(workspace);
}

/** Whatever needs a key counts against it; health and the document are open to everyone. */
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
