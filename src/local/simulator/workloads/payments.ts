/** Payments of one invoice that race each other, and one that is voided. */
import { get, post, recordOf, type Script, type Workload } from '../actor.ts';

export const payments: Workload = {
  name: 'payments',
  weight: 4,
  actors: ({ ids }, random) => [
    pay(ids.invoice ?? '', random.pick(['5.00', '100.00', '1296.47'])),
    random.chance(0.5) ? pay(ids.invoice ?? '', '7.25') : voidPayment(ids.payment ?? '', ids.paid ?? ''),
  ],
};

function* pay(invoice: string, amount: string): Script {
  const paid = recordOf(yield post('payments', { invoice_id: invoice, amount, method: 'cash' }));
  yield get(`invoices/${invoice}`);
  if (typeof paid.id === 'string') yield get(`payments/${paid.id}`);
}

function* voidPayment(payment: string, invoice: string): Script {
  yield post(`payments/${payment}/void`);
  yield get(`invoices/${invoice}`);
}
