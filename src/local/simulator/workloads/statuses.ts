/** A person sets the status of a document or a payment by hand while a client acts on it. */
import { get, post, type Script, type Workload } from '../actor.ts';
import { hand, typeUnder } from '../hand-acts.ts';

export const statuses: Workload = {
  name: 'statuses',
  weight: 2,
  actors({ ids }, random) {
    const [sheet, id = '', texts, actions] = random.pick([
      ['Invoices', ids.invoice, ['void', 'uncollectible', 'paid'], ['void', 'duplicate']],
      ['Invoices', ids.draft, ['open', 'void'], ['finalize']],
      ['Quotations', ids.quotation, ['accepted', 'declined', 'canceled'], ['accept', 'decline']],
      ['Payments', ids.payment, ['voided', 'received'], ['void']],
    ] as const);
    const path = `${sheet.toLowerCase()}/${id}`;
    return [
      setStatus(sheet, id, random.pick<string>(texts), random.below(16)),
      act(path, random.pick<string>(actions)),
    ];
  },
};

/** @param choice how often the triggers are told */
export function* setStatus(sheet: string, id: string, text: string, choice: number): Script {
  yield hand(typeUnder(sheet, id, 'Status', text), choice);
}

function* act(path: string, action: string): Script {
  yield post(`${path}/${action}`);
  yield get(path);
}
