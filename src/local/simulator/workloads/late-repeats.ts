/** A client repeats hours later what it has sent before, while others write: it is told of the same record. */
import type { Script, Workload } from '../actor.ts';
import type { SceneFacts } from '../scene.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { firstOfDay } from '../story-of-day.ts';
import { someCreation } from './creations.ts';

export const lateRepeats: Workload = {
  name: 'late_repeats',
  weight: 2,
  isLater: true,
  actors: (facts, random) => [repeat(random.chance(0.3)), create(facts, random)],
};

/** @param isOther true: another body comes under the key */
function* repeat(isOther: boolean): Script {
  yield isOther ? { ...firstOfDay, body: { name: 'Night Owl' } } : firstOfDay;
}

function* create(facts: SceneFacts, random: SeededRandom): Script {
  yield someCreation(facts, random);
}
