/** A client that lists, filters and polls while others write. */
import { get, type Script, type Workload } from '../actor.ts';
import type { SeededRandom } from '../seeded-random.ts';

export const reading: Workload = {
  name: 'reading',
  weight: 5,
  actors: (_facts, random) => [readSome(random)],
};

function* readSome(random: SeededRandom): Script {
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const plural = random.pick(['customers', 'invoices', 'quotations', 'payments', 'products']);
    const query = random.pick(['limit=2', 'limit=3', 'limit=500', 'sort=-created_at&limit=4']);
    yield random.chance(0.35) ? get('events', { query: 'limit=20' }) : get(plural, { query });
  }
}
