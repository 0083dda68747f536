/** A person deletes the row of a record and takes that back, before or after the API has noticed. */
import { get, patch, post, type Script, type Workload } from '../actor.ts';
import { deleteAndTakeBack, hand } from '../hand-acts.ts';

// Sooner and later than a trigger that was told at once.
const pausesMs = [0, 0, 5_000];

export const undoing: Workload = {
  name: 'undoing',
  weight: 2,
  actors({ ids }, random) {
    const [sheet, id = ''] = random.pick([
      ['Customers', ids.other],
      ['Products', ids.product],
      ['Invoices', ids.draft],
      ['Payments', ids.payment],
    ] as const);
    const choices = [random.below(16), random.below(16)] as const;
    return [
      deleteAndUndo(sheet, id, choices, random.pick(pausesMs)),
      sheet === 'Payments' ? voidPayment(id) : change(`${sheet.toLowerCase()}/${id}`),
    ];
  },
};

/** @param choices how often the triggers are told of either */
export function* deleteAndUndo(
  sheet: string,
  id: string,
  choices: readonly [number, number],
  pauseMs: number,
): Script {
  const { remove, takeBack } = deleteAndTakeBack(sheet, id);
  yield hand(remove, choices[0]);
  yield { kind: 'wait', ms: pauseMs };
  yield hand(takeBack, choices[1]);
}

function* voidPayment(id: string): Script {
  yield post(`payments/${id}/void`);
  yield get(`payments/${id}`);
}

function* change(path: string): Script {
  yield get(path);
  yield patch(path, { metadata: { note: 'changed beside an undo' } });
  yield get(path);
}
