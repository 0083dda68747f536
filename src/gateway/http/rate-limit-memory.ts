/** Remembers which keys are exhausted, so that their requests cost the workspace nothing. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import { findHeader } from './find-header.ts';

// About 2 kB each; a gateway that serves more exhausted keys than this within a minute asks the workspace.
const ENTRIES_MAX = 10_000;

/** When a request was sent and answered, in milliseconds since 1970. */
export interface CallTimes {
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** The memory of one gateway. */
export interface RateLimitMemory {
  /** Keeps a 429 under the key's hash; any other answer is ignored. */
  remember(keyHash: string, answer: ResponseEnvelope, times: CallTimes): void;
  /** The kept answer with its times corrected, or null when the workspace must be asked. */
  recall(keyHash: string, now: number): ResponseEnvelope | null;
}

interface Refusal {
  readonly answer: ResponseEnvelope;
  readonly surelyUntil: number;
  readonly retryAt: number;
}

/** Builds an empty memory. */
export function createRateLimitMemory(): RateLimitMemory {
  const refusals = new Map<string, Refusal>();
  return {
    remember(keyHash, answer, times) {
      const refusal = toRefusal(answer, times);
      if (refusal === null) return;
      refusals.delete(keyHash);
      if (refusals.size >= ENTRIES_MAX) dropOldest(refusals);
      refusals.set(keyHash, refusal);
    },
    recall(keyHash, now) {
      const refusal = refusals.get(keyHash);
      if (refusal === undefined) return null;
      if (now < refusal.surelyUntil) return withTimeLeft(refusal, now);
      refusals.delete(keyHash);
      return null;
    },
  };
}

/**
 * The limit is exact, so the edge must not refuse a moment too long: the seconds were rounded up and counted
 * from some time after the request was sent. What callers are told errs to the other side.
 */
function toRefusal(answer: ResponseEnvelope, times: CallTimes): Refusal | null {
  const seconds = Number(findHeader(answer.headers, 'retry-after'));
  if (answer.status !== 429 || !Number.isInteger(seconds) || seconds < 1) return null;
  const surelyUntil = times.sentAt + (seconds - 1) * 1_000;
  return { answer, surelyUntil, retryAt: times.answeredAt + seconds * 1_000 };
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
