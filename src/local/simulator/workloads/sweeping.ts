/** The hourly sweep meets rows that no trigger was told of, while clients write. */
import type { Script, Workload } from '../actor.ts';
import { clockRun } from '../trigger-scripts.ts';
import { copyRow, hand, typeUnder } from '../hand-acts.ts';
import type { SceneFacts } from '../scene.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { someCreation } from './creations.ts';
import { typeName } from './typing.ts';

/** The triggers are not told. */
const unheard = 4;

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
  for (const act of acts) if (random.chance(0.5)) yield hand(act, unheard);
  yield clockRun('sweepRows', 0);
  if (random.chance(0.3)) yield clockRun('sweepRows', 0);
}

/** One sweep behind one row that was typed. */
export function* sweepTyped(): Script {
  yield hand(typeName, unheard);
  yield clockRun('sweepRows', 0);
}

function* create(facts: SceneFacts, random: SeededRandom): Script {
  yield someCreation(facts, random);
}
