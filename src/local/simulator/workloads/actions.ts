/** Clients whose actions exclude each other: only one of them can have its way. */
import { get, patch, post, type Script, type Workload } from '../actor.ts';
import { threeLines } from '../story-of-scene.ts';

export const actions: Workload = {
  name: 'actions',
  weight: 4,
  actors: ({ ids }, random) =>
    random.pick([
      () => [act('invoices', ids.draft, 'finalize'), rewrite(ids.draft)],
      () => [act('invoices', ids.draft, 'finalize'), act('invoices', ids.draft, 'finalize')],
      () => [act('invoices', ids.totalInvoice, 'void'), pay(ids.totalInvoice)],
      () => [act('invoices', ids.invoice, 'void'), act('invoices', ids.invoice, 'duplicate')],
      () => [act('quotations', ids.quotationDraft, 'send'), act('quotations', ids.quotation, 'accept')],
      () => [act('quotations', ids.quotation, 'accept'), act('quotations', ids.quotation, 'decline')],
    ])(),
};

function* act(plural: string, id: string | undefined, action: string): Script {
  yield post(`${plural}/${id}/${action}`);
  yield get(`${plural}/${id}`);
}

function* rewrite(draft: string | undefined): Script {
  yield patch(`invoices/${draft}`, { items: threeLines.slice(1) });
  yield get(`invoices/${draft}`);
}

function* pay(invoice: string | undefined): Script {
  yield post(`invoices/${invoice}/payments`, { amount: '9.50' });
}
