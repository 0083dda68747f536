/** Invariants of API keys: the rate limit holds, a revoked key is refused, and no key is lost. */
import { endOf, keysAmong, lineageOf } from '../../../src/core/access/api-key.ts';
import type { ExchangeAttempt, EndedExecution } from '../actors/exchange.ts';
import type { RunHistory } from '../oracle/run-history.ts';
import type { SceneFacts } from '../world/scene.ts';
import type { Invariant } from './invariant.ts';

const keys: readonly (keyof SceneFacts['keys'])[] = ['main', 'busy', 'revoked'];

const limit = 100;
const windowMs = 60_000;

/** No key is let in more than 100 times within any 60 seconds, and whoever was answered by a handler was let in. */
export const rateLimitKept: Invariant = {
  name: 'the rate limit is kept',
  check: (run) => keys.flatMap((key) => faultsOf(run, key)),
};

function faultsOf({ scene, exchanges, skewMs }: RunHistory, key: keyof SceneFacts['keys']): string[] {
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
function admittedMs({ answer, calls }: ExchangeAttempt): number[] {
  if (answer === null || refusedStatuses.includes(answer.status)) return [];
  if (answer.body.code === 'credentials_conflict') return [];
  const logged = calls.find(
    ({ call }) => /^Cache\.put/.test(call.member) && JSON.stringify(call.detail).includes('"rate.'),
  );
  return [logged ?? calls[0]].flatMap((call) => call?.nowMs ?? []);
}

/** A key that the owner was told is revoked lets nobody in any more. */
export const revokedKeysRefused: Invariant = {
  name: 'revoked keys are refused',
  check({ executions, exchanges }) {
    const [revokedAt] = executions.filter(hasRevoked).map(({ endedAt }) => endedAt);
    if (revokedAt === undefined) return [];
    return exchanges
      .filter(({ call, begunAt }) => call.key === 'revoked' && begunAt >= revokedAt)
      .flatMap(({ call, actor, attempts }) =>
        attempts.flatMap(({ answer }) =>
          answer === null || unauthorizedStatuses.includes(answer.status)
            ? []
            : [`${actor} ${call.method} ${call.path} is answered ${answer.status} with the revoked key`],
        ),
      );
  },
};

/** 503 says nothing of the key: whoever is told to come again has not been let in. */
const unauthorizedStatuses = [401, 503];

// The owner sees this alert after the key was revoked.
function hasRevoked({ calls, outcome }: EndedExecution): boolean {
  return outcome.ok && calls.some(({ call }) => call.member === 'Ui.alert' && call.detail[0] === 'Revoked');
}

const ends = /^(revokeApiKey|developerArea revoke_key)$/;

/** An API key works until somebody ends it, and one that is rolled ends only beside its successor. */
export const keysSurvive: Invariant = {
  name: 'keys work until they are ended',
  check({ executions, scene, world }) {
    const keys = keysAmong(world.emulator.world.properties.snapshot().script ?? {});
    const before = keysAmong(scene.properties.script ?? {});
    const isRevoking = executions.some(({ purpose }) => ends.test(purpose));
    return before.flatMap((key) => {
      const now = keys.find(({ id }) => id === key.id);
      if (now === undefined) return [`the key ${key.name} is lost`];
      const hasSuccessor = keys.some(
        ({ id, rolled_from }) => id !== key.id && rolled_from === lineageOf(key),
      );
      const mayEnd = hasSuccessor || (isRevoking && key.name === 'Revoked');
      return endOf(now) === endOf(key) || mayEnd ? [] : [`the key ${key.name} was ended by nobody`];
    });
  },
};
