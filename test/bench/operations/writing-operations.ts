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
    lockedMs: 680,
    limits: { ms: [860, 880, 880], pessimistic: [1200, 1210, 1210], calls: [8, 8, 8] },
    prepare(workspace) {
      moveRowsBack(workspace);
      return String(createOne(workspace, 'so-that-all-hints-are-good').body.id);
    },
    run: (workspace) => createOne(workspace, 'the-measured-one'),
  },
  {
    name: 'replay',
    status: 201,
    limits: { ms: [350, 360, 360], pessimistic: [510, 520, 520], calls: [2, 2, 2] },
    run: (workspace) => createOne(workspace, 'the-measured-one'),
  },
  {
    name: 'create_empty_cache',
    status: 201,
    limits: { ms: [1200, 1200, 1200], pessimistic: [1550, 1560, 1560], calls: [12, 12, 12] },
    sorted: { ms: [1210, 1230, 1230], pessimistic: [1550, 1560, 1560], calls: [12, 12, 12] },
    prepare: forgetCache,
    run: (workspace) => createOne(workspace, 'with-an-empty-cache'),
  },
  {
    name: 'create_known_name',
    status: 201,
    limits: {
      ms: [1050, 1060, 1080],
      pessimistic: [1320, 1340, 1350],
      calls: [10, 10, 10],
      searches: { columns: 0.1, because: 'a tenth as many customers are searched by name' },
    },
    run: (workspace) => createInvoice(workspace, { customer_name: 'customer 1' }, 'for-a-known-customer'),
  },
  {
    name: 'create_new_name',
    status: 201,
    limits: {
      ms: [1130, 1150, 1160],
      pessimistic: [1470, 1490, 1500],
      calls: [11, 11, 11],
      searches: { columns: 0.1, because: 'a tenth as many customers are searched by name' },
    },
    run: (workspace) => createInvoice(workspace, { customer_name: 'Ada Lovelace' }, 'for-a-new-customer'),
  },
  {
    name: 'patch',
    status: 200,
    limits: { ms: [700, 720, 720], pessimistic: [920, 930, 930], calls: [6, 6, 6] },
    sorted: {
      ms: [890, 920, 1060],
      pessimistic: [1100, 1130, 1270],
      calls: [8, 8, 8],
      searches: { columns: 1, because: 'the row of an id is searched' },
    },
    run: (workspace) =>
      workspace.bench.send(workspace.key, 'PATCH', `/api/v1/invoices/${middleInvoice(workspace)}`, {
        body: { po_number: 'PO-1' },
      }),
  },
  {
    name: 'payment',
    status: 201,
    limits: { ms: [860, 880, 880], pessimistic: [1140, 1150, 1150], calls: [8, 8, 8] },
    sorted: {
      ms: [1050, 1080, 1220],
      pessimistic: [1320, 1350, 1490],
      calls: [10, 10, 10],
      searches: { columns: 1, because: 'the row of an id is searched' },
    },
    run: (workspace) =>
      post(workspace, 'payments', { invoice_id: middleInvoice(workspace), amount: 1 }, 'a-payment'),
  },
  {
    name: 'void',
    status: 200,
    limits: { ms: [710, 730, 730], pessimistic: [930, 940, 940], calls: [6, 6, 6] },
    prepare: (workspace) =>
      made(workspace, 'invoices', { customer_id: middleCustomer(workspace), items: threeLines }),
    run: (workspace, id) => post(workspace, `invoices/${id}/void`, undefined),
  },
  {
    name: 'accept',
    status: 200,
    limits: { ms: [700, 720, 720], pessimistic: [1050, 1060, 1060], calls: [6, 6, 6] },
    prepare: offer,
    run: (workspace, id) => post(workspace, `quotations/${id}/accept`, undefined),
  },
  {
    name: 'convert',
    status: 201,
    limits: { ms: [1080, 1090, 1090], pessimistic: [1610, 1620, 1620], calls: [11, 11, 11] },
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
    limits: { ms: [970, 980, 980], pessimistic: [1390, 1400, 1400], calls: [9, 9, 9] },
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
