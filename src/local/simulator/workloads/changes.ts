/** Clients that change the same record, one of them only if nobody else has. */
import { get, patch, type Script, type Workload } from '../actor.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { threeLines } from '../story-of-scene.ts';

export const changes: Workload = {
  name: 'changes',
  weight: 5,
  actors({ ids }, random) {
    const path = random.pick([
      `customers/${ids.customer}`,
      `products/${ids.product}`,
      `invoices/${ids.draft}`,
      `invoices/${ids.invoice}`,
      `quotations/${ids.quotationDraft}`,
    ]);
    return [change(path, random), changeIfMatch(path, random)];
  },
};

function* change(path: string, random: SeededRandom): Script {
  yield patch(path, bodyFor(path, random));
  yield get(path);
}

function* changeIfMatch(path: string, random: SeededRandom): Script {
  const seen = yield get(path);
  const tag = seen?.headers.ETag;
  yield patch(path, bodyFor(path, random), tag === undefined ? {} : { headers: { 'if-match': tag } });
  yield get(path);
}

// A draft may take other lines; what is issued takes notes alone.
function bodyFor(path: string, random: SeededRandom): object {
  const metadata = { note: `=${random.below(1000)}` };
  if (path.startsWith('products')) return { unit_price: `${random.below(90)}.25`, metadata };
  if (path.startsWith('quotations') && random.chance(0.7))
    return { items: threeLines.slice(random.below(3)), metadata };
  return { notes: `Note ${random.below(1000)}`, metadata };
}
