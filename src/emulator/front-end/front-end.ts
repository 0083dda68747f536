/** Serves the emulated web app as Google's front end does: a redirect first, the answer at the second hop. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebAppResponse } from '../web-app/run-web-app.ts';
import type { WebAppRequest } from '../web-app/web-app-event.ts';
import { createEchoStore, type EchoStore, type StoredAnswer } from './echo-store.ts';
import { createExecutionSlots, type ExecutionSlots } from './execution-slots.ts';
import { type EchoRead, type FrontEndFailures, type Hop, noFailures } from './front-end-failures.ts';
import { googlePage, type GooglePage, type PageKind, type PageLanguage } from './google-pages.ts';
import { readAddress, refuseRequest, usesReservedName, type WebAppAddress } from './refuse-request.ts';

export interface FrontEndOptions {
  /** Runs the script for one request. */
  readonly webApp: (request: WebAppRequest) => WebAppResponse;
  /** The deployment ids that exist. */
  readonly deployments: readonly string[];
  /** The origin of the second hop, for example `http://127.0.0.1:8787`; the one asked for unless given. */
  readonly echoOrigin?: string;
  readonly failures?: FrontEndFailures;
  /** The slots for the owner's executions; as many as Google has unless given. */
  readonly slots?: ExecutionSlots;
  /** How many milliseconds an execution holds its slot after the script has run; 0 unless given. */
  readonly lastingMs?: (answer: WebAppResponse) => number;
  /** The language of the owner's account; English unless given. */
  readonly language?: PageLanguage;
  /** Milliseconds since the Unix epoch. */
  readonly now?: () => number;
  /**
   * Awaited between the script's run and its answer, so that its writes are on the disk before the caller has the
   * answer.
   */
  readonly beforeAnswer?: () => Promise<void>;
  /** Awaited before the script runs; when it rejects, the script does not run and the front end rejects too. */
  readonly beforeRun?: () => Promise<void>;
}

/** Answers what is addressed to the web app; false, with nothing answered, for any other path. */
type FrontEnd = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

interface Service {
  readonly options: FrontEndOptions;
  readonly store: EchoStore;
  readonly slots: ExecutionSlots;
}

/** Creates the front end; mount it before anything that answers every path. */
export function createFrontEnd(options: FrontEndOptions): FrontEnd {
  const service = {
    options,
    store: createEchoStore(options.now ?? Date.now),
    slots: options.slots ?? createExecutionSlots(),
  };
  return async (request, response) => {
    const url = urlOf(request);
    if (url === null) return false;
    if (url.pathname === '/macros/echo') {
      await serveEcho(service, { request, response, url });
      return true;
    }
    const address = readAddress(url.pathname);
    if (!address) return false;
    await serveExec(service, { request, response, url }, address);
    return true;
  };
}

/** The URL asked for; null when it cannot be one of the web app's. */
function urlOf({ url = '/', headers: { host = 'localhost' } }: IncomingMessage): URL | null {
  // A path that begins with two slashes would be read as a host if it were resolved against a base.
  const text = url.startsWith('/') ? `http://${host}${url}` : url;
  return URL.canParse(text) ? new URL(text) : null;
}

async function serveExec(service: Service, exchange: Exchange, address: WebAppAddress): Promise<void> {
  const { request, response, url } = exchange;
  const { options, store } = service;
  const refusal = refuseRequest(request, address, options.deployments);
  const body = await text(request);
  if (refusal) return showPage(service, exchange, refusal);
  const asked = readRequest(request, body);
  if (usesReservedName(asked.queryString, asked.contentType, body))
    return showPage(service, exchange, 'method_refused');
  if (await failed(service, exchange, 'before_execution')) return;
  const answer = await execute(service, asked);
  if (answer === null) return showPage(service, exchange, 'too_many_simultaneous');
  if (await failed(service, exchange, 'after_execution')) return;
  if (answer.kind === 'html') return sendPage(response, answer);
  const { mimeType, content } = answer;
  const isOfBareGet = asked.method === 'GET' && asked.queryString === '';
  const key = store.put({ mimeType, content, isOfBareGet });
  sendRedirect(
    response,
    `${options.echoOrigin ?? url.origin}/macros/echo?user_content_key=${key}&lib=${address.deployment}`,
  );
}

function readRequest(request: IncomingMessage, body: string): WebAppRequest {
  const contentType = request.headers['content-type'];
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    // As sent: a parsed URL would have encoded what the caller did not.
    queryString: request.url?.split('?').slice(1).join('?') ?? '',
    body,
    ...(contentType === undefined ? {} : { contentType }),
  };
}

/** Runs the script and waits until its writes are durable; null when the owner has no slot for it. */
async function execute({ options, slots }: Service, asked: WebAppRequest): Promise<WebAppResponse | null> {
  await options.beforeRun?.();
  const leave = await slots.enter();
  if (leave === null) return null;
  const answer = await run(options, asked).finally(leave);
  // The execution is over; that its writes get to the disk is no concern of Google's.
  await options.beforeAnswer?.();
  return answer;
}

async function run(options: FrontEndOptions, asked: WebAppRequest): Promise<WebAppResponse> {
  const answer = options.webApp(asked);
  const lastingMs = options.lastingMs?.(answer) ?? 0;
  if (lastingMs > 0) await pause(lastingMs);
  return answer;
}

async function serveEcho(service: Service, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  // Google reads no body here.
  request.resume();
  if (request.method !== 'GET') return showPage(service, exchange, 'method_refused');
  const key = url.searchParams.get('user_content_key') ?? '';
  const stored = service.store.get(key);
  const isOfBareGet = stored?.isOfBareGet ?? false;
  if (await failed(service, exchange, 'echo', { key, isOfBareGet })) return;
  if (!stored) return showPage(service, exchange, 'echo_not_found');
  sendStored(response, stored);
}

/** Applies the failures of this hop; true when one of them has answered the request. */
async function failed(
  { options }: Service,
  { response, url }: Exchange,
  hop: Hop,
  read?: EchoRead,
): Promise<boolean> {
  const { answer, delayMs = 0 } = (options.failures ?? noFailures).at(hop, read) ?? {};
  if (delayMs > 0) await pause(delayMs);
  if (answer === undefined) return false;
  const deployment = url.searchParams.get('lib') ?? readAddress(url.pathname)?.deployment ?? '';
  if (answer === 'hang_up') response.destroy();
  else if (answer === 'bounce') sendRedirect(response, `${url.origin}/macros/s/${deployment}/exec`);
  else sendPage(response, googlePage(answer, options.language));
  return true;
}

function showPage({ options }: Service, { response }: Exchange, kind: PageKind): void {
  sendPage(response, googlePage(kind, options.language));
}

const neverStored = 'no-cache, no-store, max-age=0, must-revalidate';

/** An HTML page; none of Google's can be read across origins. */
function sendPage(response: ServerResponse, { status, html }: GooglePage): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': neverStored });
  // A HEAD request gets the headers alone; Node leaves the body out by itself.
  response.end(html);
}

/** The redirect of the first hop, which every origin may follow. */
function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(302, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Length': '0',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': neverStored,
    Location: location,
  });
  response.end();
}

/** A stored answer of the script. */
function sendStored(response: ServerResponse, { mimeType, content }: StoredAnswer): void {
  response.writeHead(200, {
    'Content-Type': mimeType,
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': neverStored,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(content);
}
