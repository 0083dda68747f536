/** Caches 429 answers by API key, so that a key over its limit costs the workspace nothing. */
import { rateWindowMs } from '../../core/access/rate-limit.ts';
import type { ResponseEnvelope } from '../../core/api/message.ts';
import type { ProblemContext } from './problem-response.ts';

// About 2 kB each. With more keys over their limit in a minute, the gateway asks the workspace again.
const ENTRIES_MAX = 10_000;

// Every admission of a key is older than the window by then, whatever the workspace has said.
const SECONDS_MAX = rateWindowMs / 1_000;

/** When a request was sent and answered, in milliseconds of a clock that is not set back. */
interface CallTimes {
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** The cache of one gateway. */
export interface RateLimitCache {
  /** Stores a 429 under the hash of the key; other answers are ignored. */
  store(keyHash: string, answer: ResponseEnvelope, times: CallTimes): void;
  /** The stored answer with the remaining time, or null when the workspace must be asked. */
  find(keyHash: string, now: number): ResponseEnvelope | null;
}

interface Refusal {
  readonly answer: ResponseEnvelope;
  readonly answeredAt: number;
  readonly surelyUntil: number;
  readonly retryAt: number;
}

/** Creates an empty cache. */
export function createRateLimitCache(): RateLimitCache {
  const refusals = new Map<string, Refusal>();
  return {
    store(keyHash, answer, times) {
      const refusal = toRefusal(answer, times);
      if (refusal === null) return;
      refusals.delete(keyHash);
      if (refusals.size >= ENTRIES_MAX) dropOldest(refusals);
      refusals.set(keyHash, refusal);
    },
    find(keyHash, now) {
      const refusal = refusals.get(keyHash);
      if (refusal === undefined) return null;
      // A host may give a clock that goes back: then nothing is known about the time that is left.
      if (now >= refusal.answeredAt && now < refusal.surelyUntil) return withTimeLeft(refusal, now);
      refusals.delete(keyHash);
      return null;
    },
  };
}

/**
 * The limit is exact, so the gateway must not refuse a moment too long: the workspace rounds the seconds up and
 * counts them from a time after the request was sent. The seconds sent to callers are rounded up instead.
 */
function toRefusal(answer: ResponseEnvelope, times: CallTimes): Refusal | null {
  const wanted = Number(findHeader(answer.headers, 'retry-after'));
  if (answer.status !== 429 || !Number.isInteger(wanted) || wanted < 1) return null;
  const seconds = Math.min(wanted, SECONDS_MAX);
  const { sentAt, answeredAt } = times;
  const surelyUntil = sentAt + (seconds - 1) * 1_000;
  return { answer, answeredAt, surelyUntil, retryAt: answeredAt + seconds * 1_000 };
}

function withTimeLeft(refusal: Refusal, now: number): ResponseEnvelope {
  const seconds = String(Math.ceil((refusal.retryAt - now) / 1_000));
  const headers = Object.entries(refusal.answer.headers).map(([name, value]) => {
    if (name.toLowerCase() === 'retry-after') return [name, seconds];
    if (name.toLowerCase() === 'ratelimit') return [name, value.replace(/;t=\d+/, `;t=${seconds}`)];
    return [name, value];
  });
  return { ...refusal.answer, headers: Object.fromEntries(headers) };
}

function dropOldest(refusals: Map<string, Refusal>): void {
  const [oldest] = refusals.keys();
  if (oldest !== undefined) refusals.delete(oldest);
}

/** The stored refusal with the id and the path of this request. */
export function recalledRefusal(refusal: ResponseEnvelope, context: ProblemContext): ResponseEnvelope {
  const headers = Object.entries(refusal.headers).filter(([name]) => name.toLowerCase() !== 'x-request-id');
  const body = { ...Object(refusal.body), instance: context.instance, request_id: context.requestId };
  return { ...refusal, headers: Object.fromEntries(headers), body };
}

/** SHA-256, in hex, of the web app's URL and the key, because each workspace has its own limits. */
export async function hashApiKey(key: string, execUrl: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${execUrl} ${key}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The value of a header, whose name is given in lower case, or undefined. */
function findHeader(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
