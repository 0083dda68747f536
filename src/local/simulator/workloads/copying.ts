/** A person copies the row of a record, id and all, while a client changes the record. */
import { get, patch, type Script, type Workload } from '../actor.ts';
import { copyRow, hand } from '../hand-acts.ts';

export const copying: Workload = {
  name: 'copying',
  weight: 2,
  actors({ ids }, random) {
    const [sheet, id = ''] = random.pick([
      ['Customers', ids.other],
      ['Products', ids.product],
      ['Invoices', ids.draft],
      ['Quotations', ids.quotation],
    ] as const);
    return [copy(sheet, id, random.below(16)), change(`${sheet.toLowerCase()}/${id}`)];
  },
};

/** @param choice how often the triggers are told */
export function* copy(sheet: string, id: string, choice: number): Script {
  yield hand(copyRow(sheet, id), choice);
}

function* change(path: string): Script {
  yield patch(path, { metadata: { note: 'changed beside a copy' } });
  yield get(path);
}
