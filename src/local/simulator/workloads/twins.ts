/** Two clients that send the same write under the same key, and at times a third that sends another under it. */
import { type ApiCall, post, type Script, type Workload } from '../actor.ts';
import { someCreation } from './creations.ts';

export const twins: Workload = {
  name: 'twins',
  weight: 4,
  actors(facts, random) {
    const idempotencyKey = 'the-same';
    const creation = { ...someCreation(facts, random), idempotencyKey };
    const impostor = post('customers', { name: 'Another body' }, { idempotencyKey });
    const both = [once(creation), once(creation)];
    return random.chance(0.3) ? [...both, once(impostor)] : both;
  },
};

function* once(call: ApiCall): Script {
  yield call;
}
