/** Workloads of API keys: many requests at once, and a key that is revoked meanwhile. */
import { get, post, type Script, type Workload } from '../actors/actor.ts';
import { pageCommand } from '../actors/script-calls.ts';

/** More requests of one key at once than its minute has room for. */
export const crowd: Workload = {
  name: 'crowd',
  weight: 4,
  actors: (_facts, random) => Array.from({ length: 2 + random.below(2) }, lookAtKey),
};

/** Two requests of one key at once. */
export function twoLooks(): Script[] {
  return [lookAtKey(), lookAtKey()];
}

function* lookAtKey(): Script {
  yield get('me', { key: 'busy' });
}

/** Health proves or disproves the user lock while requests of one key come at once. */
export const lockChoice: Workload = {
  name: 'lock_choice',
  weight: 2,
  actors: () => [proveLock(), ...twoLooks()],
};

function* proveLock(): Script {
  yield pageCommand('run_check', { id: 'lock' });
}

/** The owner revokes a key while it is in use. */
export const revocation: Workload = {
  name: 'revocation',
  weight: 1,
  actors: ({ keys }) => [revoke(keys.revoked), useKey()],
};

function* revoke(key: string): Script {
  yield {
    kind: 'script',
    functionName: 'revokeApiKey',
    execution: 'menu',
    makeArguments: () => [],
    answers: [key.slice(-4)],
  };
}

function* useKey(): Script {
  yield get('me', { key: 'revoked' });
  yield post('customers', { name: 'Made with the key' }, { key: 'revoked' });
  yield get('me', { key: 'revoked' });
}
