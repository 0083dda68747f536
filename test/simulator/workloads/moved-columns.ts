/** Workloads of people who rename and move columns, and of the sweep that goes through all rows. */
import { get, patch, type Script, type Workload } from '../actors/actor.ts';
import { copyRow, personEdit, dragColumn, renameColumn, typeUnder } from '../actors/person-edits.ts';
import { clockRun } from '../actors/script-calls.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { SceneFacts } from '../world/scene.ts';
import { someCreation } from './creations.ts';
import { typeName } from './typed-cells.ts';

const places = 12;

/** A person moves columns, and calls one otherwise for a while, while a client writes to that sheet. */
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
  yield personEdit(dragColumn(sheet, header, 1 + random.below(places)));
  if (random.chance(0.5)) return;
  const other = `${header} (mine)`;
  yield personEdit(renameColumn(sheet, header, other));
  yield personEdit(renameColumn(sheet, other, header));
}

function* change(path: string): Script {
  yield patch(path, { notes: 'changed beside a moved column' });
  yield get(path);
}

function* once(facts: Parameters<Workload['actors']>[0], random: SeededRandom): Script {
  yield someCreation(facts, random);
}

/** The triggers are not told. */
const noTrigger = 4;

/** The hourly sweep meets rows that no trigger was told of, while clients write. */
export const sweeping: Workload = {
  name: 'sweeping',
  weight: 2,
  actors: (facts, random) => [sweepBehind(facts, random), create(facts, random)],
};

function* sweepBehind({ ids }: SceneFacts, random: SeededRandom): Script {
  const acts = [
    typeName,
    typeUnder('Customers', ids.other ?? '', 'Phone', '030 5000'),
    typeUnder('Invoice items', ids.draft ?? '', 'Quantity', '4'),
    copyRow('Products', ids.product ?? ''),
  ];
  for (const act of acts) if (random.chance(0.5)) yield personEdit(act, noTrigger);
  yield clockRun('sweepRows', 0);
  if (random.chance(0.3)) yield clockRun('sweepRows', 0);
}

/** One sweep behind one row that was typed. */
export function* sweepTyped(): Script {
  yield personEdit(typeName, noTrigger);
  yield clockRun('sweepRows', 0);
}

function* create(facts: SceneFacts, random: SeededRandom): Script {
  yield someCreation(facts, random);
}
