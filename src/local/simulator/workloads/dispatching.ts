/** The dispatcher of webhooks: started each minute, at times twice, at times while the run before is still on. */
import type { Script, Workload } from '../actor.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { clockRun } from '../trigger-scripts.ts';

const minuteMs = 60_000;

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
