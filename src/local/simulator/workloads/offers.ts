/** Quotations from their first draft to their end, while somebody else has other plans with them. */
import { get, patch, post, recordOf, remove, type Script, type Workload } from '../actor.ts';
import type { SceneFacts } from '../scene.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { threeLines } from '../story-of-scene.ts';

export const offers: Workload = {
  name: 'offers',
  weight: 3,
  actors: ({ ids }, random) => [live(ids, random), interfere(ids, random)],
};

function* live({ customer }: SceneFacts['ids'], random: SeededRandom): Script {
  const body = { customer_id: customer, items: threeLines.slice(random.below(3)) };
  const { id } = recordOf(yield post('quotations', body));
  if (typeof id !== 'string') return;
  const path = `quotations/${id}`;
  if (random.chance(0.5)) yield patch(path, { title: '=Offer', items: threeLines });
  if (random.chance(0.2)) {
    yield remove(path);
    yield get(path);
    return;
  }
  yield post(`${path}/send`);
  yield post(`${path}/${random.pick(['accept', 'accept', 'accept', 'decline', 'cancel'])}`);
  const invoice = recordOf(yield post(`${path}/convert`));
  yield get(path);
  if (invoice.object === 'invoice') yield get(`invoices/${String(invoice.id)}`);
}

function* interfere(
  { quotation, quotationDraft, accepted }: SceneFacts['ids'],
  random: SeededRandom,
): Script {
  const id = random.pick([quotation, quotationDraft, accepted]);
  for (let count = 1 + random.below(2); count > 0; count -= 1) {
    const action = random.pick(['send', 'accept', 'decline', 'cancel', 'convert', 'duplicate']);
    const made = recordOf(yield post(`quotations/${id}/${action}`));
    if (typeof made.id === 'string') yield get(`${String(made.object)}s/${made.id}`);
  }
  yield get(`quotations/${id}`);
}
