/** Sends one HTTP request of a call, within a time limit and without following redirects. */

/** What a hop sends; never an Authorization header, which Google would take for one of its own tokens. */
export interface HopRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** The part of a fetch response that a hop reads. */
export interface HopResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
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
  readonly fetch: FetchFunction;
  readonly timeoutMs: number;
}

/** Sends and reads to the end; a failed or late connection comes back as data, never as an exception. */
export async function fetchHop(order: HopOrder): Promise<HopAnswer | HopSilence> {
  const signal = AbortSignal.timeout(order.timeoutMs);
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
    };
  } catch {
    // Platforms word their network errors differently; only "late" and "not at all" matter to the caller.
    return { kind: 'silence', cause: signal.aborted ? 'no_answer_in_time' : 'no_connection' };
  }
}

function buildRequest(order: HopOrder, signal: AbortSignal): HopRequest {
  const common = { method: order.method, redirect: 'manual', signal } as const;
  if (order.body === undefined) return { ...common, headers: { accept: 'application/json' } };
  // Plain text is what a browser may post without a preflight, which the web app cannot answer.
  return { ...common, headers: { 'content-type': 'text/plain;charset=utf-8' }, body: order.body };
}
