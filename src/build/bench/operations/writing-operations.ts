/** The writes that are measured. */
import type { BenchAnswer } from '../open-bench.ts';
import {
  forgetCache,
  made,
  middleCustomer,
  middleInvoice,
  type Operation,
  post,
  type Stage,
  threeLines,
} from './operation.ts';
import { moveRowsBack } from './reading-operations.ts';

function createInvoice(stage: Stage, customer: object, idempotencyKey: string): BenchAnswer {
  return post(stage, 'invoices', { ...customer, items: threeLines }, idempotencyKey);
}

const createOne = (stage: Stage, idempotencyKey: string): BenchAnswer =>
  createInvoice(stage, { customer_id: middleCustomer(stage) }, idempotencyKey);

function offer(stage: Stage): string {
  return made(stage, 'quotations', {
    customer_id: middleCustomer(stage),
    status: 'sent',
    items: threeLines,
  });
}

/** In the order in which they are to be run. */
export const writingOperations: readonly Operation[] = [
  {
    name: 'create3',
    status: 201,
    prepare(stage) {
      moveRowsBack(stage);
      return String(createOne(stage, 'so-that-all-hints-are-good').body.id);
    },
    run: (stage) => createOne(stage, 'the-measured-one'),
  },
  { name: 'replay', status: 201, run: (stage) => createOne(stage, 'the-measured-one') },
  {
    name: 'create_empty_cache',
    status: 201,
    prepare: forgetCache,
    run: (stage) => createOne(stage, 'with-an-empty-cache'),
  },
  {
    name: 'create_known_name',
    status: 201,
    run: (stage) => createInvoice(stage, { customer_name: 'customer 1' }, 'for-a-known-customer'),
  },
  {
    name: 'create_new_name',
    status: 201,
    run: (stage) => createInvoice(stage, { customer_name: 'Ada Lovelace' }, 'for-a-new-customer'),
  },
  {
    name: 'patch',
    status: 200,
    run: (stage) =>
      stage.bench.send(stage.key, 'PATCH', `/api/v1/invoices/${middleInvoice(stage)}`, {
        body: { po_number: 'PO-1' },
      }),
  },
  {
    name: 'payment',
    status: 201,
    run: (stage) => post(stage, 'payments', { invoice_id: middleInvoice(stage), amount: 1 }, 'a-payment'),
  },
  {
    name: 'void',
    status: 200,
    prepare: (stage) => made(stage, 'invoices', { customer_id: middleCustomer(stage), items: threeLines }),
    run: (stage, id) => post(stage, `invoices/${id}/void`, undefined),
  },
  {
    name: 'accept',
    status: 200,
    prepare: offer,
    run: (stage, id) => post(stage, `quotations/${id}/accept`, undefined),
  },
  {
    name: 'convert',
    status: 201,
    prepare(stage) {
      const id = offer(stage);
      made(stage, `quotations/${id}/accept`);
      return id;
    },
    run: (stage, id) => post(stage, `quotations/${id}/convert`, undefined),
  },
  {
    // Last: the products that it makes are more entries than the journal's tail brings along.
    name: 'create30_products',
    status: 201,
    prepare: (stage) =>
      Array.from({ length: 30 }, (_none, index) =>
        made(stage, 'products', { name: `Part ${index}`, unit_price: 10 }),
      ).join(),
    run: (stage, ids) =>
      post(stage, 'invoices', {
        customer_id: middleCustomer(stage),
        items: ids.split(',').map((id) => ({ product_id: id })),
      }),
  },
];
