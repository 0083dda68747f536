/** Serves the pages of documents, which customers open without a key: asks the workspace, and answers a browser. */
import type { RequestEnvelope } from '../../core/api/message.ts';
import { callWebApp } from '../transport/call-web-app.ts';
import { isFailure } from '../transport/failure.ts';
import { readBodyText } from './build-envelope.ts';
import { networkOf } from './caller-address.ts';
import type { PageLimit } from './page-limit.ts';
import { hashApiKey } from './rate-limit-cache.ts';
import { pageResponse, sentenceResponse } from './page-response.ts';
import { findRouteTarget } from './route-target.ts';
import { type ApiServer, findWorkspace, requestIdOf, type ServedResponse } from './serve-api.ts';

const GONE = 'This page does not exist, or is no longer available. Please ask the sender for a new link.';
const BUSY = 'This page cannot be shown at the moment. Please try again in a minute.';
const OFTEN = 'This page was opened too often. Please wait a minute.';

const PAGE_PATH = /^\/d\/((?:inv|quo|cn)_[0-9A-HJKMNP-TV-Z]{26}_\d{1,9}_[0-9a-f]{40})(?:\/[a-z]{1,10})?$/;

// A form is far shorter.
const FORM_LENGTH_MAX = 20_000;
const AGENT_LENGTH_MAX = 300;

interface PageFacts {
  readonly limit: PageLimit;
  /** The address of the caller; empty where the host does not tell it. */
  readonly address: string;
}

/**
 * Answers the request. A path that cannot be a link is refused here, and no execution of the workspace is spent on it.
 * @throws an error of the directory
 */
export async function servePage(
  request: Request,
  server: ApiServer,
  { limit, address }: PageFacts,
): Promise<ServedResponse> {
  const target = findRouteTarget(new URL(request.url).pathname);
  const isHead = request.method === 'HEAD';
  const own = (status: number, sentence: string, wait?: number): ServedResponse => ({
    response: sentenceResponse(status, sentence, isHead, wait),
    cause: null,
  });
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    const refused = own(405, GONE);
    refused.response.headers.set('Allow', 'GET, HEAD, POST');
    return refused;
  }
  const token = PAGE_PATH.exec(target.path)?.[1];
  const workspace = token === undefined ? null : await findWorkspace(target, server);
  if (token === undefined || workspace === null) return own(404, GONE);
  const wait = limit(`${target.prefix} ${token}`, server.elapsedMs());
  if (wait !== null) return own(429, OFTEN, wait);
  const form = await readBodyText(request);
  if (form === null || form.length > FORM_LENGTH_MAX) return own(413, GONE);
  const envelope: RequestEnvelope = {
    method: isHead ? 'GET' : request.method,
    path: target.path,
    headers: {
      'x-request-id': requestIdOf(request, server),
      ...(isHead && { 'x-page-look': '1' }),
      ...(request.method === 'POST' && {
        'x-page-address': address.slice(0, 100),
        'x-page-agent': (request.headers.get('user-agent') ?? '').slice(0, AGENT_LENGTH_MAX),
      }),
    },
    body: form,
  };
  const transport = {
    ...server.options,
    execUrl: workspace.execUrl,
    now: server.elapsedMs,
    signal: undefined,
  };
  // A link that opened a page is known, as a key is that was let in.
  const name = await hashApiKey(token, workspace.execUrl);
  const isKnown = (): boolean => server.known.has(name);
  const origin = networkOf(address);
  const attempt = server.packs?.open({ name, origin, isKnown, hungUp: null });
  const result = await callWebApp(envelope, transport, attempt);
  if (isFailure(result)) return { ...own(503, BUSY), cause: result.cause };
  server.known.learn(name, result);
  return { response: pageResponse(result, isHead), cause: null };
}
