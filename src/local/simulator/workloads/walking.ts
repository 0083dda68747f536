/** A client that walks through the pages of a list while others write: what stands still is met once. */
import type { ApiCall, Script, Workload } from '../actor.ts';
import type { SceneFacts } from '../scene.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { someCreation } from './creations.ts';
import { someFilter } from './filtering.ts';

/** No list of a run has more pages. */
const pagesMax = 12;

export const walking: Workload = {
  name: 'walking',
  weight: 3,
  actors: (facts, random) => [walk(someList(facts, random)), write(facts, random)],
};

function someList(facts: SceneFacts, random: SeededRandom): ApiCall {
  if (random.chance(0.4)) return someFilter(facts, random, random.pick(['limit=1', 'limit=2']));
  const [plural, query] = random.pick([
    ['customers', 'limit=1'],
    ['invoices', 'limit=2'],
    ['invoices', 'limit=2&sort=created_at'],
    ['invoices', 'limit=2&sort=-total'],
    ['quotations', 'limit=1'],
    ['quotations', 'limit=2&include=total_count'],
    ['events', 'limit=4'],
  ] as const);
  return { kind: 'request', method: 'GET', path: `/api/v1/${plural}`, query };
}

/** @param first the page that the walk begins with */
export function* walk(first: ApiCall): Script {
  let call = first;
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const page = yield call;
    const cursor = page?.body.next_cursor;
    if (typeof cursor !== 'string') return;
    call = { ...first, query: `${first.query ?? ''}&cursor=${encodeURIComponent(cursor)}` };
  }
}

function* write(facts: SceneFacts, random: SeededRandom): Script {
  yield someCreation(facts, random);
  yield someCreation(facts, random);
}
