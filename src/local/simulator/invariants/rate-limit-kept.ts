/** No key is let in more than 100 times within any 60 seconds. */
import { rateLimit, rateWindowMs } from '../../../core/access/rate-limit.ts';
import type { Attempt } from '../exchange.ts';
import type { Invariant } from './invariant.ts';

export const rateLimitKept: Invariant = {
  name: 'the rate limit is kept',
  check({ scene, exchanges, skewMs }) {
    const admitted = exchanges
      .filter(({ call }) => call.key === 'busy')
      .flatMap(({ attempts }) => attempts.flatMap(admittedMs));
    const times = [...scene.busyAdmittedMs, ...admitted].sort((a, b) => a - b);
    // Two clocks that differ count two windows that differ.
    const windowMs = rateWindowMs - skewMs;
    return times.flatMap((time, index) => {
      const last = times[index + rateLimit];
      return last !== undefined && last - time < windowMs
        ? [`${rateLimit + 1} requests within ${last - time} ms`]
        : [];
    });
  },
};

/** Statuses of requests that were not let in, or of which that cannot be told. */
const refusedStatuses = [401, 429, 503];

// A request is let in when its execution writes the log of its key.
function admittedMs({ answer, calls }: Attempt): number[] {
  if (answer === null || refusedStatuses.includes(answer.status)) return [];
  const logged = calls.find(
    ({ call }) => /^Cache\.put/.test(call.member) && JSON.stringify(call.detail).includes('"rate.'),
  );
  return logged === undefined ? [] : [logged.nowMs];
}
