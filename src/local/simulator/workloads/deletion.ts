/** A client that deletes a draft while another one changes or reads it. */
import { get, patch, remove, type Script, type Workload } from '../actor.ts';

export const deletion: Workload = {
  name: 'deletion',
  weight: 3,
  actors({ ids }, random) {
    const path = random.pick([
      `invoices/${ids.draft}`,
      `quotations/${ids.quotationDraft}`,
      `products/${ids.product}`,
    ]);
    return [deleteAndLook(path), changeAndLook(path)];
  },
};

function* deleteAndLook(path: string): Script {
  yield remove(path);
  yield get(path);
}

function* changeAndLook(path: string): Script {
  yield patch(path, { metadata: { note: 'changed' } });
  yield get(path);
}
