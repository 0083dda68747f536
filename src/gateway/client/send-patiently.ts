/** Sends a request until it is answered for good: a lost answer and a busy server are met by the same request again. */
import { readRefusal } from './billing-refusal.ts';

/** How a client sends. */
export interface PatientOptions {
  /** The `fetch` that carries the requests, for example that of `createBillingFetch`; the platform's by default. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** How often a request is sent at most; 5 by default. */
  readonly attempts?: number;
  /** The longest pause that is waited for, in milliseconds; 60,000 by default. A longer `Retry-After` ends the attempts. */
  readonly pauseMaxMs?: number;
}

// A gateway answers 502 and 504 when the web app did not answer it; the API itself answers 429 and 503.
const repeatable: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const attemptsDefault = 5;
const pauseMaxDefaultMs = 60_000;
const firstPauseMs = 500;

/**
 * The answer with a status below 400, whose body has arrived.
 * @param init a write carries its `Idempotency-Key`, by which a repetition changes nothing more
 * @throws BillingRefusal for a refusal; what `fetch` throws when no attempt was answered, or when the signal fires
 */
export async function sendPatiently(
  url: string,
  init: RequestInit,
  options: PatientOptions,
): Promise<Response> {
  const { fetch: send = (to, how) => fetch(to, how), attempts = attemptsDefault } = options;
  const { pauseMaxMs = pauseMaxDefaultMs } = options;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce(send, url, init);
    if ('answer' in outcome) return outcome.answer;
    const pauseMs = outcome.pauseMs ?? firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    if (!outcome.mayRepeat || attempt >= attempts || pauseMs > pauseMaxMs) throw outcome.error;
    await pause(pauseMs, init.signal);
  }
}

type Outcome =
  | { readonly answer: Response }
  | { readonly error: unknown; readonly mayRepeat: boolean; readonly pauseMs: number | null };

async function sendOnce(
  send: NonNullable<PatientOptions['fetch']>,
  url: string,
  init: RequestInit,
): Promise<Outcome> {
  let response: Response;
  let body: ArrayBuffer;
  try {
    response = await send(url, init);
    body = await response.arrayBuffer();
  } catch (error) {
    // `fetch` tells a fault of the network as a TypeError, and so is an address that cannot be one.
    return { error, mayRepeat: init.signal?.aborted !== true && isAddress(url), pauseMs: null };
  }
  // Responses with these statuses cannot be built with a body.
  const kept = [204, 205, 304].includes(response.status) ? null : body;
  const { status, headers } = response;
  if (status < 400) return { answer: new Response(kept, { status, headers }) };
  const error = readRefusal(response, new TextDecoder().decode(body));
  return { error, mayRepeat: repeatable.has(status), pauseMs: readRetryAfter(headers) };
}

function isAddress(url: string): boolean {
  return url.startsWith('/') || URL.canParse(url);
}

/** Milliseconds, from a number of seconds or from a date; null without either. */
function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, time - Date.now());
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
