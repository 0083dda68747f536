/** Makes calls safe to repeat, and decides whether and when a failed call is repeated. */
import type { RequestEnvelope } from '../../core/api/message.ts';
import { type FailureCause, CAUSE_MEANINGS } from './failure.ts';
import type { TransportLimits } from './transport-settings.ts';

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The facts about a failed attempt. */
export interface FailedAttempt {
  readonly request: KeyedRequest;
  readonly cause: FailureCause;
  /** The number of attempts so far, including this one. */
  readonly attempts: number;
  readonly elapsedMs: number;
  /** From 0 to 1. */
  readonly random: number;
}

/**
 * Milliseconds to wait before the next attempt, or null to give up. A write without a key is never repeated:
 * the script may have run.
 */
export function decideRetry(failed: FailedAttempt, limits: TransportLimits): number | null {
  if (!isRepeatable(failed.request) || !CAUSE_MEANINGS[failed.cause].isTransient) return null;
  if (failed.attempts >= limits.attemptsMax) return null;
  const delayMs = spreadPause(limits.backoffMs * 2 ** (failed.attempts - 1), failed.random);
  return failed.elapsedMs + delayMs > limits.retryWindowMs ? null : delayMs;
}

/** True for a method that changes nothing. */
export function isRead({ envelope }: KeyedRequest): boolean {
  return READ_METHODS.has(envelope.method);
}

/** True when sending the request again cannot carry it out twice. */
function isRepeatable(request: KeyedRequest): boolean {
  return request.key !== null || isRead(request);
}

const KEY_HEADER = 'idempotency-key';
const KEYED_METHODS: ReadonlySet<string> = new Set(['POST', 'PATCH', 'DELETE']);
// The API accepts these keys; it refuses all others before it writes.
const VALID_KEY = /^[\x21-\x7e]{1,255}$/;

/** A request, and the key under which it can be repeated. */
export interface KeyedRequest {
  readonly envelope: RequestEnvelope;
  /** Null for a read, for a method that the API does not support, and for a key that the API will refuse. */
  readonly key: string | null;
  /** True when the caller sent no key and therefore does not know it. */
  readonly isMinted: boolean;
}

/** Keeps the key of the caller, or adds a new key to a write without one. */
export function ensureIdempotencyKey(envelope: RequestEnvelope, mintKey: () => string): KeyedRequest {
  if (!KEYED_METHODS.has(envelope.method)) return { envelope, key: null, isMinted: false };
  const given = envelope.headers?.[KEY_HEADER];
  if (given !== undefined) return { envelope, key: VALID_KEY.test(given) ? given : null, isMinted: false };
  const key = mintKey();
  return {
    envelope: { ...envelope, headers: { ...envelope.headers, [KEY_HEADER]: key } },
    key,
    isMinted: true,
  };
}

/** The pause minus up to half of it, so that callers who failed together do not return together. In milliseconds. */
export function spreadPause(pauseMs: number, random: number): number {
  return Math.round(pauseMs * (0.5 + random / 2));
}

// A page of at most 199 records has some hundred kilobytes, so that thirty of them can be read as one answer.
const longPage = /(^|&)limit=[2-9]\d\d/;

/** True for a request of the API, which needs a key. */
export function isOfApi({ envelope }: KeyedRequest): boolean {
  return envelope.path.startsWith('/api/v1/');
}

/** True for a request that may be sent again, and that neither takes nor answers much. */
export function mayShare(request: KeyedRequest): boolean {
  const { path, query } = request.envelope;
  return (
    isRepeatable(request) &&
    isOfApi(request) &&
    !path.endsWith('/batch') &&
    !longPage.test(String(query ?? ''))
  );
}
