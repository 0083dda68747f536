/** No key is let in more than 100 times within any 60 seconds, and whoever was answered by a handler was let in. */
import type { Attempt } from '../exchange.ts';
import type { JudgedRun } from '../judged-run.ts';
import type { SceneFacts } from '../scene.ts';
import type { Invariant } from './invariant.ts';

const keys: readonly (keyof SceneFacts['keys'])[] = ['main', 'busy', 'revoked'];

const limit = 100;
const windowMs = 60_000;

export const rateLimitKept: Invariant = {
  name: 'the rate limit is kept',
  check: (run) => keys.flatMap((key) => faultsOf(run, key)),
};

function faultsOf({ scene, exchanges, skewMs }: JudgedRun, key: keyof SceneFacts['keys']): string[] {
  const admitted = exchanges
    .filter(({ call }) => (call.key ?? 'main') === key)
    .flatMap(({ attempts }) => attempts.flatMap(admittedMs));
  const times = [...(key === 'busy' ? scene.busyAdmittedMs : []), ...admitted].sort((a, b) => a - b);
  return times.flatMap((time, index) => {
    const last = times[index + limit];
    // Two clocks that differ count two windows that differ.
    return last !== undefined && last - time < windowMs - skewMs
      ? [`${key}: ${limit + 1} requests within ${last - time} ms`]
      : [];
  });
}

/** Statuses of requests that were not let in, or of which that cannot be told: too large, no key, too many, not now. */
const refusedStatuses = [401, 413, 429, 503];

// A request is let in when its execution writes the log of its key. One that is answered though nothing was written
// was let in all the same: not before its first call.
function admittedMs({ answer, calls }: Attempt): number[] {
  if (answer === null || refusedStatuses.includes(answer.status)) return [];
  if (answer.body.code === 'credentials_conflict') return [];
  const logged = calls.find(
    ({ call }) => /^Cache\.put/.test(call.member) && JSON.stringify(call.detail).includes('"rate.'),
  );
  return [logged ?? calls[0]].flatMap((call) => call?.nowMs ?? []);
}
