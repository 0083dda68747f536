/** Writes the headers that say how much of the caller's rate limit is left. */
import { Refusal } from '../errors/refusal.ts';
import { type RateDecision, rateLimit, rateWindowMs } from '../access/rate-limit.ts';

const windowSeconds = rateWindowMs / 1000;

/** The policy header of every answer, also of those to callers who were not let in. */
export const ratePolicy = `"default";q=${rateLimit};w=${windowSeconds}`;

/** What a caller is told of its limit. */
type RateLeft = Pick<RateDecision, 'remaining' | 'retryAfterSeconds' | 'resetAtMs'>;

/** The RateLimit fields of the IETF draft and the older X-RateLimit ones; Reset is Unix time in seconds. */
export function rateHeaders(rate: RateLeft): Readonly<Record<string, string>> {
  return {
    RateLimit: `"default";r=${rate.remaining};t=${rate.retryAfterSeconds}`,
    'X-RateLimit-Limit': String(rateLimit),
    'X-RateLimit-Remaining': String(rate.remaining),
    'X-RateLimit-Reset': String(Math.ceil(rate.resetAtMs / 1000)),
  };
}

/** The refusal of a key that is over its limit. */
export function rateLimited(rate: RateLeft): Refusal {
  const { retryAfterSeconds } = rate;
  return new Refusal(
    'rate_limited',
    `At most ${rateLimit} requests in ${windowSeconds} seconds. Wait ${retryAfterSeconds} seconds.`,
    { headers: rateHeaders(rate), retryAfterSeconds },
  );
}
