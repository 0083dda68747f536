/** Assembles the gateway: a fetch handler that speaks HTTP to callers and envelopes to web apps. */
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { routePatterns } from '../../core/api/routes/route-patterns.ts';
import { DirectoryOutage } from './gateway-options.ts';
import type { FailureCause } from '../transport/failure.ts';
import { createPackedCalls } from '../transport/packed-calls.ts';
import { PACKING_SETTINGS } from '../transport/packing-settings.ts';
import { redactKeys } from './access-log.ts';
import { requestOrigin } from './base-url.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { ALLOWED_HEADERS, ALLOWED_METHODS, EXPOSED_HEADERS } from './header-names.ts';
import { problemResponse } from './problem-response.ts';
import { createPageLimit } from './page-limit.ts';
import { findRouteTarget, isMcpPath, isPagePath } from './route-target.ts';
import { llmsText } from '../mcp/llms-text.ts';
import { serveMcp } from '../mcp/serve-mcp.ts';
import { servePage } from './serve-page.ts';
import { type ApiServer, createApiServer, requestIdOf, serveApi } from './serve-api.ts';

// A day, the longest time that a browser caches a preflight; the lists change only with a deployment.
const PREFLIGHT_SECONDS = 86_400;
// A directory fails for moments only; a caller who repeats at once would add to its load.
const OUTAGE_RETRY_SECONDS = 5;

/** The values that the handlers of a request pass to its log entry. */
export interface GatewayEnvironment {
  Variables: { cause: FailureCause | null };
}

/** Builds the gateway; its `fetch` runs on any host that has Request and Response. */
export function createGateway(options: GatewayOptions): Hono<GatewayEnvironment> {
  const packs = createPackedCalls({ ...PACKING_SETTINGS, ...options.packing });
  const server: ApiServer = { ...createApiServer(options), packs, routes: routePatterns };
  const baseUrl = options.baseUrl ?? requestOrigin;
  const addressOf = options.callerAddress ?? (() => '');
  const app = new Hono<GatewayEnvironment>();
  addAccessLog(app, server);
  if (options.compresses === true) app.use(compress());
  const limit = createPageLimit();
  // Before the headers that let other sites read an answer: no other site may read a page.
  app.use(async (context, next) => {
    const request = context.req.raw;
    if (!isPagePath(findRouteTarget(context.req.path).path)) return next();
    const address = addressOf(request, context.env);
    const { response, cause } = await servePage(request, server, { limit, address });
    context.set('cause', cause);
    return response;
  });
  app.use(
    cors({
      origin: '*',
      allowMethods: [...ALLOWED_METHODS],
      allowHeaders: [...ALLOWED_HEADERS],
      exposeHeaders: [...EXPOSED_HEADERS],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/llms.txt', (context) => context.text(llmsText(baseUrl(context.req.raw) ?? '')));
  app.get('/w/:workspace/llms.txt', (context) => {
    const { prefix } = findRouteTarget(context.req.path);
    return context.text(llmsText((baseUrl(context.req.raw) ?? '') + prefix));
  });
  app.all('*', async (context) => {
    const request = context.req.raw;
    const caller = { baseUrl: baseUrl(request), address: addressOf(request, context.env) };
    const { response, cause } = isMcpPath(findRouteTarget(context.req.path).path)
      ? await serveMcp(request, server, caller)
      : await serveApi(request, server, { ...caller, hungUp: request.signal });
    context.set('cause', cause);
    return response;
  });
  // The access log has the error; the caller gets a request id for the operator.
  app.onError((error, context) => {
    const problem = { instance: context.req.path, requestId: requestIdOf(context.req.raw, server) };
    if (!(error instanceof DirectoryOutage)) return problemResponse('internal_error', problem);
    return problemResponse('workspace_unavailable', problem, {
      detail: 'The gateway cannot look up the workspace at the moment. Nothing was changed.',
      headers: { 'Retry-After': String(OUTAGE_RETRY_SECONDS) },
    });
  });
  return app;
}

function addAccessLog(app: Hono<GatewayEnvironment>, server: ApiServer): void {
  const { log } = server.options;
  if (log === undefined) return;
  app.use(async (context, next) => {
    const [startedAt, startedMs] = [server.now(), server.elapsedMs()];
    await next();
    const { workspace } = findRouteTarget(context.req.path);
    log({
      time: new Date(startedAt).toISOString(),
      method: context.req.method,
      path: redactKeys(context.req.path),
      status: context.res.status,
      ms: Math.round(server.elapsedMs() - startedMs),
      workspace: workspace === null ? null : redactKeys(workspace),
      request_id: context.res.headers.get('x-request-id'),
      cause: context.get('cause') ?? null,
      error: context.error === undefined ? null : redactKeys(context.error.message),
    });
  });
}
