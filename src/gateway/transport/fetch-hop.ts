/** Sends one HTTP request of a call, within a time limit. */

/** `manual` shows a redirect to the transport, which decides where it may lead; `follow` leaves it to a browser. */
export type RedirectMode = 'manual' | 'follow';

/** What a hop sends; never an Authorization header, which Google would take for one of its own tokens. */
export interface HopRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly redirect: RedirectMode;
  readonly signal: AbortSignal;
}

/** The part of a fetch response that a hop reads. */
export interface HopResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** Where the response came from, as redirects may have led elsewhere. */
  readonly url?: string;
  /** `opaqueredirect` where a browser hides a redirect. */
  readonly type?: string;
  text(): Promise<string>;
}

/** The platform's `fetch`, or a stand-in. */
export type FetchFunction = (url: string, request: HopRequest) => Promise<HopResponse>;

/** An answer read to its end. */
export interface HopAnswer {
  readonly kind: 'answer';
  readonly status: number;
  readonly contentType: string;
  readonly location: string | null;
  readonly body: string;
  /** Empty where the platform does not tell. */
  readonly url: string;
  /** True for a redirect of which a browser tells nothing but that there was one. */
  readonly isHidden: boolean;
}

/** No answer, and why. */
export interface HopSilence {
  readonly kind: 'silence';
  readonly cause: 'no_answer_in_time' | 'no_connection';
}

/** Where and how to send, and for how many milliseconds to wait for the last byte. */
export interface HopOrder {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly redirect: RedirectMode;
  readonly fetch: FetchFunction;
  readonly timeoutMs: number;
  /** Ends the hop when its caller has gone. */
  readonly signal: AbortSignal | null;
}

/** Sends and reads to the end; a failed or late connection comes back as data, never as an exception. */
export async function fetchHop(order: HopOrder): Promise<HopAnswer | HopSilence> {
  const late = AbortSignal.timeout(order.timeoutMs);
  const signal = order.signal === null ? late : AbortSignal.any([late, order.signal]);
  // Taken out of its object, because a platform's own fetch refuses to be called as another object's method.
  const { fetch } = order;
  try {
    const response = await fetch(order.url, buildRequest(order, signal));
    return {
      kind: 'answer',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      location: response.headers.get('location'),
      body: await response.text(),
      url: response.url ?? '',
      isHidden: response.type === 'opaqueredirect',
    };
  } catch {
    // Platforms word their network errors differently; only "late" and "not at all" matter to the caller.
    return { kind: 'silence', cause: late.aborted ? 'no_answer_in_time' : 'no_connection' };
  }
}

function buildRequest(order: HopOrder, signal: AbortSignal): HopRequest {
  const common = { method: order.method, redirect: order.redirect, signal };
  if (order.body === undefined) return { ...common, headers: { accept: 'application/json' } };
  // Plain text is what a browser may post without a preflight, which the web app cannot answer.
  return { ...common, headers: { 'content-type': 'text/plain;charset=utf-8' }, body: order.body };
}
