/** The measured writes. */
import {
  forgetCache,
  made,
  middleCustomer,
  middleInvoice,
  type BenchOperation,
  sendPost,
  type PreparedWorkspace,
  threeLines,
} from './operation.ts';
import { moveRowsBack } from './reading-operations.ts';

const invoiceOf = (workspace: PreparedWorkspace) => ({
  customer_id: middleCustomer(workspace),
  items: threeLines,
});

/** Creates an invoice of three lines under an Idempotency-Key. */
const create =
  (idempotencyKey: string): BenchOperation['run'] =>
  (workspace) =>
    sendPost(workspace, 'invoices', invoiceOf(workspace), idempotencyKey);

/** The order matters: `replay` repeats the request of `create3`. */
export const writingOperations: readonly BenchOperation[] = [
  {
    name: 'create3',
    status: 201,
    prepare(workspace) {
      moveRowsBack(workspace);
      return String(create('so-that-all-hints-are-good')(workspace, '').body.id);
    },
    run: create('the-measured-one'),
  },
  { name: 'replay', status: 201, run: create('the-measured-one') },
  { name: 'create_empty_cache', status: 201, prepare: forgetCache, run: create('with-an-empty-cache') },
  {
    name: 'patch',
    status: 200,
    run: (workspace) =>
      workspace.bench.send(workspace.key, 'PATCH', `/api/v1/invoices/${middleInvoice(workspace)}`, {
        body: { po_number: 'PO-1' },
      }),
  },
  {
    name: 'payment',
    status: 201,
    run: (workspace) =>
      sendPost(workspace, 'payments', { invoice_id: middleInvoice(workspace), amount: 1 }, 'a-payment'),
  },
  {
    name: 'void',
    status: 200,
    prepare: (workspace) => made(workspace, 'invoices', invoiceOf(workspace)),
    run: (workspace, id) => sendPost(workspace, `invoices/${id}/void`, undefined),
  },
  {
    name: 'credit_note',
    status: 201,
    // A workbook's first note also asks where its sheet ends.
    prepare(workspace) {
      const [former, id] = [invoiceOf, invoiceOf].map((of) => made(workspace, 'invoices', of(workspace)));
      made(workspace, 'credit_notes', { invoice_id: former, reason: 'order_change' });
      return String(id);
    },
    run: (workspace, id) =>
      sendPost(workspace, 'credit_notes', { invoice_id: id, reason: 'order_change' }, 'a-credit-note'),
  },
  {
    name: 'mail',
    status: 202,
    prepare: (workspace) => made(workspace, 'invoices', invoiceOf(workspace)),
    run: (workspace, id) =>
      sendPost(workspace, `invoices/${id}/email`, { to: ['ada@example.com'] }, 'a-mail'),
  },
  {
    // It runs last, because its thirty products push the earlier entries out of the journal rows that a write reads.
    name: 'create30_products',
    status: 201,
    prepare: (workspace) =>
      Array.from({ length: 30 }, (_none, index) =>
        made(workspace, 'products', { name: `Part ${index}`, unit_price: 10 }),
      ).join(),
    run: (workspace, ids) =>
      sendPost(workspace, 'invoices', {
        customer_id: middleCustomer(workspace),
        items: ids.split(',').map((id) => ({ product_id: id })),
      }),
  },
];

const batchSize = 50;

/** As many invoices as a batch may have, each for another customer where there are so many. */
export const createBatchOfInvoices: BenchOperation = {
  name: 'create50x3',
  status: 201,
  run(workspace) {
    const { customerIds } = workspace;
    const start = Math.max(0, Math.floor(customerIds.length / 2) - batchSize / 2);
    const billed = customerIds.slice(start, start + batchSize);
    const data = Array.from({ length: batchSize }, (_none, index) => ({
      customer_id: billed[index % billed.length],
      items: threeLines,
    }));
    return sendPost(workspace, 'invoices/batch', { data, atomic: true }, 'a-batch');
  },
};
