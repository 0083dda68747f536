/** Serves the emulated web app as Google's front end does: a redirect first, the answer at the second hop. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { errorPage } from '../emulator/web-app/error-page.ts';
import type { WebAppResponse } from '../emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../emulator/web-app/web-app-event.ts';
import { createEchoStore, type EchoStore } from './echo-store.ts';
import { sendPage, sendRedirect, sendStored } from './front-end-answer.ts';
import { type FaultAnswer, type FrontEndFaults, type Hop, noFaults } from './front-end-faults.ts';
import {
  echoNotFoundPage,
  methodRefusedPage,
  tooManyPerSecondText,
  tooManySimultaneousText,
} from './front-end-pages.ts';
import { readAddress, refuseRequest, usesReservedName, type WebAppAddress } from './refuse-request.ts';

export interface FrontEndOptions {
  /** Runs the script for one request. */
  readonly webApp: (request: WebAppRequest) => WebAppResponse;
  /** The deployment ids that exist. */
  readonly deployments: readonly string[];
  /** The origin of the second hop, for example `http://127.0.0.1:8787`; the one asked for unless given. */
  readonly echoOrigin?: string;
  readonly faults?: FrontEndFaults;
  /** Milliseconds since the Unix epoch. */
  readonly now?: () => number;
  /** Awaited between the script's run and its answer, for writes to become durable. */
  readonly settle?: () => Promise<void>;
}

/** Answers what is addressed to the web app; false, with nothing answered, for any other path. */
export type FrontEnd = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

interface Service {
  readonly options: FrontEndOptions;
  readonly store: EchoStore;
}

/** Creates the front end; mount it before anything that answers every path. */
export function createFrontEnd(options: FrontEndOptions): FrontEnd {
  const service = { options, store: createEchoStore(options.now ?? Date.now) };
  return async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
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

async function serveExec(service: Service, exchange: Exchange, address: WebAppAddress): Promise<void> {
  const { request, response, url } = exchange;
  const { options, store } = service;
  const refusal = refuseRequest(request, address, options.deployments);
  const body = await text(request);
  if (refusal) return sendPage(response, refusal.status, refusal.html);
  const contentType = request.headers['content-type'];
  // As sent: a parsed URL would have encoded what the caller did not.
  const queryString = request.url?.split('?').slice(1).join('?') ?? '';
  if (usesReservedName(queryString, contentType, body)) return sendPage(response, 405, methodRefusedPage);
  if (await failed(service, exchange, 'before_execution')) return;
  const answer = options.webApp({
    method: request.method === 'POST' ? 'POST' : 'GET',
    queryString,
    body,
    ...(contentType === undefined ? {} : { contentType }),
  });
  await options.settle?.();
  if (await failed(service, exchange, 'after_execution')) return;
  if (answer.kind === 'html') return sendPage(response, answer.status, answer.html);
  const { mimeType, content, fileName } = answer;
  const key = store.put({ mimeType, content, fileName });
  sendRedirect(
    response,
    `${options.echoOrigin ?? url.origin}/macros/echo?user_content_key=${key}&lib=${address.deployment}`,
  );
}

async function serveEcho(service: Service, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  // Whatever is sent along is not read by anyone.
  request.resume();
  if (request.method !== 'GET') return sendPage(response, 405, methodRefusedPage);
  if (await failed(service, exchange, 'echo')) return;
  const stored = service.store.get(url.searchParams.get('user_content_key') ?? '');
  if (!stored) return sendPage(response, 404, echoNotFoundPage);
  sendStored(response, stored);
}

/** Lets the faults have their way; true when they have answered. */
async function failed({ options }: Service, { response, url }: Exchange, hop: Hop): Promise<boolean> {
  const fault = (options.faults ?? noFaults).at(hop);
  if (fault?.delayMs) await pause(fault.delayMs);
  if (!fault?.answer) return false;
  const deployment = url.searchParams.get('lib') ?? readAddress(url.pathname)?.deployment ?? '';
  answers[fault.answer](response, `${url.origin}/macros/s/${deployment}/exec`);
  return true;
}

const answers: Readonly<Record<FaultAnswer, (response: ServerResponse, execUrl: string) => void>> = {
  drive_not_found: (response) => sendPage(response, 404, echoNotFoundPage),
  bounce: sendRedirect,
  too_many_simultaneous: (response) => sendPage(response, 200, errorPage(tooManySimultaneousText)),
  too_many_per_second: (response) => sendPage(response, 200, errorPage(tooManyPerSecondText)),
  hang_up: (response) => void response.destroy(),
};
