/** Workloads of what documents go through: actions, conversion, payments. */
import { get, patch, post, answeredRecord, remove, type Script, type Workload } from '../actors/actor.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { oddLines } from '../world/scene-records.ts';
import type { SceneFacts } from '../world/scene.ts';

/** Clients whose actions exclude each other: only one of them can have its way. */
export const actions: Workload = {
  name: 'actions',
  weight: 4,
  actors: ({ ids }, random) =>
    random.pick([
      () => [act('invoices', ids.draft, 'finalize'), rewrite(ids.draft)],
      () => [act('invoices', ids.draft, 'finalize'), act('invoices', ids.draft, 'finalize')],
      () => [act('invoices', ids.totalInvoice, 'void'), payThroughInvoice(ids.totalInvoice)],
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
  yield patch(`invoices/${draft}`, { items: oddLines.slice(1) });
  yield get(`invoices/${draft}`);
}

function* payThroughInvoice(invoice: string | undefined): Script {
  yield post(`invoices/${invoice}/payments`, { amount: '9.50' });
}

/** Clients that turn the same accepted quotation into an invoice: there is to be one. */
export const conversion: Workload = {
  name: 'conversion',
  weight: 3,
  actors: ({ ids }) => [convert(ids.accepted), convert(ids.accepted)],
};

function* convert(quotation: string | undefined): Script {
  const invoice = answeredRecord(yield post(`quotations/${quotation}/convert`));
  yield get(`quotations/${quotation}`);
  if (typeof invoice.id === 'string' && invoice.object === 'invoice') yield get(`invoices/${invoice.id}`);
}

/** Quotations from their first draft to their end, while somebody else has other plans with them. */
export const offers: Workload = {
  name: 'offers',
  weight: 3,
  actors: ({ ids }, random) => [live(ids, random), interfere(ids, random)],
};

function* live({ customer }: SceneFacts['ids'], random: SeededRandom): Script {
  const body = { customer_id: customer, items: oddLines.slice(random.below(3)) };
  const { id } = answeredRecord(yield post('quotations', body));
  if (typeof id !== 'string') return;
  const path = `quotations/${id}`;
  if (random.chance(0.5)) yield patch(path, { title: '=Offer', items: oddLines });
  if (random.chance(0.2)) {
    yield remove(path);
    yield get(path);
    return;
  }
  yield post(`${path}/send`);
  yield post(`${path}/${random.pick(['accept', 'accept', 'accept', 'decline', 'cancel'])}`);
  const invoice = answeredRecord(yield post(`${path}/convert`));
  yield get(path);
  if (invoice.object === 'invoice') yield get(`invoices/${String(invoice.id)}`);
}

function* interfere(
  { quotation, quotationDraft, accepted }: SceneFacts['ids'],
  random: SeededRandom,
): Script {
  const id = random.pick([quotation, quotationDraft, accepted]);
  for (let count = 1 + random.below(2); count > 0; count -= 1) {
    const action = random.pick(['send', 'accept', 'decline', 'cancel', 'convert', 'duplicate']);
    const made = answeredRecord(yield post(`quotations/${id}/${action}`));
    if (typeof made.id === 'string') yield get(`${String(made.object)}s/${made.id}`);
  }
  yield get(`quotations/${id}`);
}

/** Payments of one invoice that race each other, and one that is voided. */
export const racingPayments: Workload = {
  name: 'payments',
  weight: 4,
  actors: ({ ids }, random) => [
    pay(ids.invoice ?? '', random.pick(['5.00', '100.00', '1296.47'])),
    random.chance(0.5) ? pay(ids.invoice ?? '', '7.25') : voidPayment(ids.payment ?? '', ids.paid ?? ''),
  ],
};

function* pay(invoice: string, amount: string): Script {
  const paid = answeredRecord(yield post('payments', { invoice_id: invoice, amount, method: 'cash' }));
  yield get(`invoices/${invoice}`);
  if (typeof paid.id === 'string') yield get(`payments/${paid.id}`);
}

function* voidPayment(payment: string, invoice: string): Script {
  yield post(`payments/${payment}/void`);
  yield get(`invoices/${invoice}`);
}
