/** The owner revokes a key while it is in use. */
import { get, post, type Script, type Workload } from '../actor.ts';

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
