/** A person moves columns, and calls one otherwise for a while, while a client writes to that sheet. */
import { get, patch, type Script, type Workload } from '../actor.ts';
import { hand, moveColumn, renameColumn } from '../hand-acts.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { someCreation } from './creations.ts';

const places = 12;

export const columns: Workload = {
  name: 'columns',
  weight: 2,
  actors(facts, random) {
    const { ids } = facts;
    const [sheet, id, headers] = random.pick([
      ['Customers', ids.customer, ['Name', 'Phone', 'ID']],
      ['Invoices', ids.invoice, ['Status', 'Number', 'ID', 'Total']],
      ['Invoice items', ids.draft, ['Quantity', 'Document ID']],
    ] as const);
    const path = `${sheet === 'Customers' ? 'customers' : 'invoices'}/${id}`;
    return [rearrange(sheet, random.pick<string>(headers), random), change(path), once(facts, random)];
  },
};

function* rearrange(sheet: string, header: string, random: SeededRandom): Script {
  yield hand(moveColumn(sheet, header, 1 + random.below(places)));
  if (random.chance(0.5)) return;
  const other = `${header} (mine)`;
  yield hand(renameColumn(sheet, header, other));
  yield hand(renameColumn(sheet, other, header));
}

function* change(path: string): Script {
  yield patch(path, { notes: 'changed beside a moved column' });
  yield get(path);
}

function* once(facts: Parameters<Workload['actors']>[0], random: SeededRandom): Script {
  yield someCreation(facts, random);
}
