/** Decides whether a failed call is sent again, and when. */
import type { FailureCause } from './failure.ts';
import { CAUSE_MEANINGS } from './failure.ts';
import type { KeyedRequest } from './mint-idempotency-key.ts';
import { spreadPause } from './spread-pause.ts';
import type { TransportLimits } from './transport-limits.ts';

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** What is known when an attempt has failed. */
export interface FailedAttempt {
  readonly request: KeyedRequest;
  readonly cause: FailureCause;
  /** How many attempts were made, this one included. */
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
  const isRepeatable = failed.request.key !== null || READ_METHODS.has(failed.request.envelope.method);
  if (!isRepeatable || !CAUSE_MEANINGS[failed.cause].isTransient) return null;
  if (failed.attempts >= limits.attemptsMax) return null;
  const delayMs = spreadPause(limits.backoffMs * 2 ** (failed.attempts - 1), failed.random);
  return failed.elapsedMs + delayMs > limits.retryWindowMs ? null : delayMs;
}
