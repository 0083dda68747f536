/** The measured requests that are rare, so that their code stands in the background script and is loaded first. */
import { made, middleCustomer, type Operation, post, threeLines } from './operation.ts';

export const rareOperations: readonly Operation[] = [
  {
    name: 'delete_draft',
    status: 200,
    limits: {
      ms: [920, 980, 1390],
      pessimistic: [1360, 1420, 1840],
      calls: [9, 9, 9],
      searches: { columns: 3, because: 'the lines are searched for those of it, three for each invoice' },
    },
    prepare: (workspace) =>
      made(workspace, 'invoices', {
        customer_id: middleCustomer(workspace),
        status: 'draft',
        items: threeLines,
      }),
    run: ({ bench, key }, id) => bench.send(key, 'DELETE', `/api/v1/invoices/${id}`),
  },
  {
    name: 'credit_note3',
    status: 201,
    limits: { ms: [990, 1000, 1000], pessimistic: [1500, 1510, 1510], calls: [10, 10, 10] },
    prepare(workspace) {
      const bill = (): string =>
        made(workspace, 'invoices', { customer_id: middleCustomer(workspace), items: threeLines });
      // After it, all hints of the sheets of credit notes are good.
      made(workspace, 'credit_notes', { invoice_id: bill(), reason: 'order_change' });
      return bill();
    },
    run: (workspace, invoice) =>
      post(workspace, 'credit_notes', { invoice_id: invoice, reason: 'order_change' }, 'a-credit-note'),
  },
];
