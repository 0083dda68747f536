/** A person leaves rows as no client expects them, and no trigger has told of it when one comes. */
import { get, patch, post, type Script, type Workload } from '../actor.ts';
import { copyRow, deleteAndTakeBack, forgetCache, hand } from '../hand-acts.ts';
import { walk } from './walking.ts';

// Google tells nobody of an act with this choice.
const untold = 4;

const settledMs = 5_000;

export const oldRows: Workload = {
  name: 'old_rows',
  weight: 2,
  actors: ({ ids: { payment = '', draft = '', customer = '', quotation = '' } }, random) => [
    random.pick([
      () => voidReturned(payment),
      () => changeCopied(draft, customer),
      () => walkPastDeleted(quotation),
    ])(),
  ],
};

/** A deleted payment comes back when the cache knows nothing of its deletion any more. */
function* voidReturned(id: string): Script {
  const { remove, takeBack } = deleteAndTakeBack('Payments', id);
  yield hand(remove);
  yield { kind: 'wait', ms: settledMs };
  yield hand(forgetCache);
  yield hand(takeBack, untold);
  yield post(`payments/${id}/void`);
  yield get(`payments/${id}`);
}

/** The copy of a draft comes to stand where the draft was, when the next invoice has been counted below it. */
function* changeCopied(id: string, customer: string): Script {
  yield hand(copyRow('Invoices', id), untold);
  yield patch(`invoices/${id}`, { metadata: { note: 'changed beside a copy' } });
  yield post('invoices', { customer_id: customer, total: '12.00' });
  yield patch(`invoices/${id}`, { po_number: 'PO-2' });
  yield get(`invoices/${id}`);
}

/** The rows of a list have moved up, and the first page is shorter than was thought. */
function* walkPastDeleted(id: string): Script {
  yield get('quotations');
  yield hand(deleteAndTakeBack('Quotations', id).remove, untold);
  yield* walk(get('quotations', { query: 'limit=1' }));
}
