/** A key that the owner was told is revoked lets nobody in any more. */
import type { Execution } from '../exchange.ts';
import type { Invariant } from './invariant.ts';

export const revokedKeysRefused: Invariant = {
  name: 'revoked keys are refused',
  check({ executions, exchanges }) {
    const [revokedAt] = executions.filter(hasRevoked).map(({ endedAt }) => endedAt);
    if (revokedAt === undefined) return [];
    return exchanges
      .filter(({ call, begunAt }) => call.key === 'revoked' && begunAt >= revokedAt)
      .flatMap(({ call, player, attempts }) =>
        attempts.flatMap(({ answer }) =>
          answer === null || refusedStatuses.includes(answer.status)
            ? []
            : [`${player} ${call.method} ${call.path} is answered ${answer.status} with the revoked key`],
        ),
      );
  },
};

/** 503 says nothing of the key: whoever is told to come again has not been let in. */
const refusedStatuses = [401, 503];

// What the owner is shown in the end.
function hasRevoked({ calls, outcome }: Execution): boolean {
  return outcome.ok && calls.some(({ call }) => call.member === 'Ui.alert' && call.detail[0] === 'Revoked');
}
