/** The measured writes. */
import type { BenchAnswer } from '../open-bench.ts';
import {
  forgetCache,
  made,
  middleCustomer,
  middleInvoice,
  type Operation,
  post,
  type PreparedWorkspace,
  threeLines,
} from './operation.ts';
import { moveRowsBack } from './reading-operations.ts';

function createInvoice(workspace: PreparedWorkspace, customer: object, idempotencyKey: string): BenchAnswer {
  return post(workspace, 'invoices', { ...customer, items: threeLines }, idempotencyKey);
}

const createOne = (workspace: PreparedWorkspace, idempotencyKey: string): BenchAnswer =>
  createInvoice(workspace, { customer_id: middleCustomer(workspace) }, idempotencyKey);

function offer(workspace: PreparedWorkspace): string {
  return made(workspace, 'quotations', {
    customer_id: middleCustomer(workspace),
    status: 'sent',
    items: threeLines,
  });
}

/** The order matters: `replay` repeats the request of `create3`. */
export const writingOperations: readonly Operation[] = [
  {
    name: 'create3',
    status: 201,
    prepare(workspace) {
      moveRowsBack(workspace);
      return String(createOne(workspace, 'so-that-all-hints-are-good').body.id);
    },
    run: (workspace) => createOne(workspace, 'the-measured-one'),
  },
  { name: 'replay', status: 201, run: (workspace) => createOne(workspace, 'the-measured-one') },
  {
    name: 'create_empty_cache',
    status: 201,
    prepare: forgetCache,
    run: (workspace) => createOne(workspace, 'with-an-empty-cache'),
  },
  {
    name: 'create_known_name',
    status: 201,
    run: (workspace) => createInvoice(workspace, { customer_name: 'customer 1' }, 'for-a-known-customer'),
  },
  {
    name: 'create_new_name',
    status: 201,
    run: (workspace) => createInvoice(workspace, { customer_name: 'Ada Lovelace' }, 'for-a-new-customer'),
  },
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
      post(workspace, 'payments', { invoice_id: middleInvoice(workspace), amount: 1 }, 'a-payment'),
  },
  {
    name: 'void',
    status: 200,
    prepare: (workspace) =>
      made(workspace, 'invoices', { customer_id: middleCustomer(workspace), items: threeLines }),
    run: (workspace, id) => post(workspace, `invoices/${id}/void`, undefined),
  },
  {
    name: 'accept',
    status: 200,
    prepare: offer,
    run: (workspace, id) => post(workspace, `quotations/${id}/accept`, undefined),
  },
  {
    name: 'convert',
    status: 201,
    prepare(workspace) {
      const id = offer(workspace);
      made(workspace, `quotations/${id}/accept`);
      return id;
    },
    run: (workspace, id) => post(workspace, `quotations/${id}/convert`, undefined),
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
      post(workspace, 'invoices', {
        customer_id: middleCustomer(workspace),
        items: ids.split(',').map((id) => ({ product_id: id })),
      }),
  },
];
