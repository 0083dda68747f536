/** Workloads of the dispatcher: deliveries, endpoints that come and go, and what is removed after a month. */
import {
  type ApiCall,
  get,
  patch,
  post,
  answeredRecord,
  remove,
  type Script,
  type Workload,
} from '../actors/actor.ts';
import { clockRun } from '../actors/script-calls.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { goneUrl } from '../world/receiver.ts';
import type { SceneFacts } from '../world/scene.ts';
import { someCreation } from './creations.ts';

const minuteMs = 60_000;

/** The dispatcher of webhooks: started each minute, at times twice, at times while the run before is still on. */
export const dispatching: Workload = {
  name: 'dispatching',
  weight: 3,
  actors: (_facts, random) => Array.from({ length: 1 + random.below(2) }, () => tick(random)),
};

function* tick(random: SeededRandom): Script {
  for (let runs = 1 + random.below(3); runs > 0; runs -= 1) {
    yield clockRun('runDispatcher', 0);
    yield { kind: 'wait', ms: random.pick([0, minuteMs, 2 * minuteMs]) };
  }
}

/** Webhook endpoints that are made, changed, disabled and removed while events are sent to them. */
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
  const { id } = answeredRecord(yield post('webhook_endpoints', { url }));
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

const dayMs = 86_400_000;

/** Longer than anything is kept. */
const monthMs = 31 * dayMs;

/** A month later the dispatcher removes what is old from the journal and the deliveries, while clients write. */
export const retentionOfOldEntries: Workload = {
  name: 'retention',
  weight: 2,
  actors: (facts, random) => [retire(), createLater(facts, random), readLater()],
};

/**
 * The first run of a day removes, and the second goes on with what the first has left; later what is new has to stay.
 * A delivery that a receiver refused before the month ended has still to be sent after it.
 */
export function* retire(): Script {
  yield post('customers', { name: 'Made a month before' });
  // In a month hundreds of sweeps settle what people did before it.
  yield { kind: 'wait', ms: dayMs };
  yield clockRun('sweepRows', 0);
  yield clockRun('runDispatcher', 0);
  yield { kind: 'wait', ms: monthMs };
  yield clockRun('runDispatcher', 0);
  yield clockRun('runDispatcher', 0);
  yield { kind: 'wait', ms: 2 * dayMs };
  yield clockRun('runDispatcher', 0);
}

function* createLater(facts: SceneFacts, random: SeededRandom): Script {
  yield { kind: 'wait', ms: dayMs + monthMs };
  yield someCreation(facts, random);
  yield someCreation(facts, random);
}

function* readLater(): Script {
  yield { kind: 'wait', ms: dayMs + monthMs };
  yield get('events', { query: 'limit=20' });
}
