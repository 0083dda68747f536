/** Sends one HTTP request within a time limit. */

/** With `manual` the transport decides which redirects to follow; with `follow` the browser follows them. */
export type RedirectMode = 'manual' | 'follow';

/** The request of a hop. It never has an Authorization header, which Google would read as its own token. */
export interface HopRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly redirect: RedirectMode;
  readonly signal: AbortSignal;
}

/** The part of a fetch response that the transport reads. */
export interface HopResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** The URL of the response, after redirects. */
  readonly url?: string;
  /** `opaqueredirect` when a browser hides a redirect. */
  readonly type?: string;
  /** Missing where a platform gives no stream. */
  readonly body?: ReadableStream<Uint8Array> | null;
  text(): Promise<string>;
}

/** The platform's `fetch`, or a stand-in. */
export type FetchFunction = (url: string, request: HopRequest) => Promise<HopResponse>;

/** A complete answer. */
export interface HopAnswer {
  readonly kind: 'answer';
  readonly status: number;
  readonly contentType: string;
  readonly location: string | null;
  readonly body: string;
  /** Empty when the platform does not report it. */
  readonly url: string;
  /** True for a redirect whose target a browser hides. */
  readonly isHidden: boolean;
}

/** A request without an answer. */
export interface HopSilence {
  readonly kind: 'silence';
  readonly cause: 'answer_too_long' | 'no_answer_in_time' | 'no_connection';
}

/** The longest answer that is read, in bytes: eight times the longest page of the API. Each one is held in memory. */
export const ANSWER_BYTES_MAX = 16 * 1024 * 1024;

/** The URL and content of a request, and the milliseconds to wait for the last byte. */
interface HopOrder {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly redirect: RedirectMode;
  readonly fetch: FetchFunction;
  readonly timeoutMs: number;
  /** Aborts the request when its caller has gone. */
  readonly signal: AbortSignal | null;
}

/** Sends the request and reads the whole answer. A failed or late connection is returned as data, never thrown. */
export async function fetchHop(order: HopOrder): Promise<HopAnswer | HopSilence> {
  const late = AbortSignal.timeout(order.timeoutMs);
  const signal = order.signal === null ? late : AbortSignal.any([late, order.signal]);
  // A platform's own fetch must not be called as a method of another object.
  const { fetch } = order;
  try {
    const response = await fetch(order.url, buildRequest(order, signal));
    const body = await readText(response);
    if (body === null) return { kind: 'silence', cause: 'answer_too_long' };
    return {
      kind: 'answer',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      location: response.headers.get('location'),
      body,
      url: response.url ?? '',
      isHidden: response.type === 'opaqueredirect',
    };
  } catch {
    // Network errors read differently on each platform; the caller only needs to know "late" or "not at all".
    return { kind: 'silence', cause: late.aborted ? 'no_answer_in_time' : 'no_connection' };
  }
}

/** The whole body, or null when it is too long; the rest of such a body is not read. */
async function readText(response: HopResponse): Promise<string | null> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > ANSWER_BYTES_MAX) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function buildRequest(order: HopOrder, signal: AbortSignal): HopRequest {
  const common = { method: order.method, redirect: order.redirect, signal };
  if (order.body === undefined) return { ...common, headers: { accept: 'application/json' } };
  // A browser may post plain text without a preflight, which the web app cannot answer.
  return { ...common, headers: { 'content-type': 'text/plain;charset=utf-8' }, body: order.body };
}
