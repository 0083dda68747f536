/** Webhook endpoints that are made, changed, disabled and removed while events are sent to them. */
import { type ApiCall, get, patch, post, recordOf, remove, type Script, type Workload } from '../actor.ts';
import { goneUrl } from '../receiver.ts';
import type { SceneFacts } from '../scene.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { clockRun } from '../trigger-scripts.ts';
import { someCreation } from './creations.ts';

export const endpoints: Workload = {
  name: 'endpoints',
  weight: 3,
  actors: (facts, random) => [
    random.chance(0.6) ? manage(facts.ids, random) : live(random),
    tellAndSend(facts, random),
  ],
};

function* manage({ endpoint, otherEndpoint }: SceneFacts['ids'], random: SeededRandom): Script {
  const path = `webhook_endpoints/${random.pick([endpoint, otherEndpoint])}`;
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    yield someChange(path, random);
    yield get(path);
  }
  yield get(`${path}/deliveries`, { query: 'limit=2' });
}

function someChange(path: string, random: SeededRandom): ApiCall {
  return random.pick([
    () => patch(path, { event_types: ['invoice.*'] }),
    () => patch(path, { status: 'disabled' }),
    () => patch(path, { status: 'enabled', description: '=1+1' }),
    () => post(`${path}/ping`),
    () => post(`${path}/rotate_secret`, { overlap_hours: random.below(2) }),
    () => post(`${path}/recover`, { since: '2026-01-07T12:00:00Z' }),
    () => remove(path),
  ])();
}

function* live(random: SeededRandom): Script {
  const url = random.chance(0.5) ? goneUrl : 'https://three.example.com/hooks';
  const { id } = recordOf(yield post('webhook_endpoints', { url }));
  if (typeof id !== 'string') return;
  yield { kind: 'wait', ms: 1_000 };
  yield post('customers', { name: 'Told of' });
  yield clockRun('runDispatcher', 0);
  const log = yield get(`webhook_endpoints/${id}/deliveries`);
  const [delivery] = (log?.body.data ?? []) as readonly { readonly id: string }[];
  if (delivery !== undefined) yield post(`deliveries/${delivery.id}/resend`);
  yield random.chance(0.5) ? remove(`webhook_endpoints/${id}`) : get(`webhook_endpoints/${id}`);
}

function* tellAndSend(facts: SceneFacts, random: SeededRandom): Script {
  yield someCreation(facts, random);
  yield clockRun('runDispatcher', 0);
  yield { kind: 'wait', ms: random.pick([0, 60_000]) };
  yield clockRun('runDispatcher', 0);
}
