/** More requests of one key at once than its minute has room for. */
import { get, type Script, type Workload } from '../actor.ts';

export const crowd: Workload = {
  name: 'crowd',
  weight: 4,
  actors: (_facts, random) => Array.from({ length: 2 + random.below(2) }, lookAtKey),
};

function* lookAtKey(): Script {
  yield get('me', { key: 'busy' });
}
