/** A month later the dispatcher removes what is old from the journal and the deliveries, while clients write. */
import { get, post, type Script, type Workload } from '../actor.ts';
import type { SceneFacts } from '../scene.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { clockRun } from '../trigger-scripts.ts';
import { someCreation } from './creations.ts';

const dayMs = 86_400_000;

/** Longer than anything is kept. */
const monthMs = 31 * dayMs;

export const retention: Workload = {
  name: 'retention',
  weight: 2,
  actors: (facts, random) => [retire(), createLater(facts, random), readLater()],
};

/**
 * The first run of a day removes, and the second goes on with what the first has left; later what is new has to stay.
 * What a receiver has refused before the month is still to be sent behind it.
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
