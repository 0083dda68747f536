/** Remembers which API keys are over their limit, so that such a key costs the workspace nothing. */
import { rateWindowMs } from '../../core/access/rate-limit.ts';
import type { ResponseEnvelope } from '../../core/api/message.ts';

// Three numbers and a hash each, about 300 bytes, whatever the workspace has answered: 3 MB. With more keys over their
// limit in a minute, the gateway asks the workspace again.
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
  /** Notes a 429 under the hash of the key; other answers are ignored. */
  store(keyHash: string, answer: ResponseEnvelope, times: CallTimes): void;
  /** The seconds that the key has to wait, or null when the workspace must be asked. */
  find(keyHash: string, now: number): number | null;
}

interface Refusal {
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
      if (now >= refusal.answeredAt && now < refusal.surelyUntil)
        return Math.ceil((refusal.retryAt - now) / 1_000);
      refusals.delete(keyHash);
      return null;
    },
  };
}

/**
 * The limit is exact, so the gateway must not refuse a moment too long: the workspace rounds the seconds up and
 * counts them from a time after the request was sent. The seconds sent to callers are rounded up instead.
 */
function toRefusal(answer: ResponseEnvelope, { sentAt, answeredAt }: CallTimes): Refusal | null {
  const wanted = Number(findHeader(answer.headers, 'retry-after'));
  if (answer.status !== 429 || !Number.isInteger(wanted) || wanted < 1) return null;
  const seconds = Math.min(wanted, SECONDS_MAX);
  return { answeredAt, surelyUntil: sentAt + (seconds - 1) * 1_000, retryAt: answeredAt + seconds * 1_000 };
}

function dropOldest(refusals: Map<string, Refusal>): void {
  const [oldest] = refusals.keys();
  if (oldest !== undefined) refusals.delete(oldest);
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
