/** Writes the headers that say how much of the caller's rate limit is left. */
import { type RateDecision, rateLimit, rateWindowMs } from '../access/rate-limit.ts';

const windowSeconds = rateWindowMs / 1000;

/** The policy header of every answer, also of those to callers who were not let in. */
export const ratePolicy = `"default";q=${rateLimit};w=${windowSeconds}`;

/** The RateLimit fields of the IETF draft and the older X-RateLimit ones; Reset is Unix time in seconds. */
export function rateHeaders(rate: RateDecision): Readonly<Record<string, string>> {
  return {
    RateLimit: `"default";r=${rate.remaining};t=${rate.retryAfterSeconds}`,
    'X-RateLimit-Limit': String(rateLimit),
    'X-RateLimit-Remaining': String(rate.remaining),
    'X-RateLimit-Reset': String(Math.ceil(rate.resetAtMs / 1000)),
  };
}
