/** The requests that are measured, each with the most document calls that the design gives it. */
import { createHands } from '../../local/emulator/spreadsheet/hands.ts';
import type { Bench, BenchAnswer } from './open-bench.ts';

export interface MeasuredRequest {
  readonly name: string;
  readonly status: number;
  /** The most document calls that it may make; null where no budget was set. */
  readonly budget: number | null;
  /** Runs before, unmeasured. */
  readonly prepare?: (stage: Stage) => void;
  readonly send: (stage: Stage) => BenchAnswer;
}

export interface Stage {
  readonly bench: Bench;
  readonly key: string;
  readonly invoiceIds: readonly string[];
  readonly customerIds: readonly string[];
}

const items = [
  { description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: 'Cams', quantity: 10, unit_price: 120, tax_rate: 20 },
  { description: 'Wheels', quantity: 2, unit_price: '12.50' },
];

function clearCache({ bench }: Stage): void {
  const cache = bench.emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
}

function middle(ids: readonly string[]): string {
  return ids[Math.floor(ids.length / 2)] ?? '';
}

function createInvoice(stage: Stage, body: object, idempotencyKey: string): BenchAnswer {
  return stage.bench.send(stage.key, 'POST', '/api/v1/invoices', {
    body,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

function ofCustomer({ customerIds }: Stage): object {
  return { customer_id: middle(customerIds), items };
}

const getOne = ({ bench, key, invoiceIds }: Stage): BenchAnswer =>
  bench.send(key, 'GET', `/api/v1/invoices/${middle(invoiceIds)}`);

const getList = ({ bench, key }: Stage): BenchAnswer =>
  bench.send(key, 'GET', '/api/v1/invoices', { query: 'limit=50' });

/** A person inserts a blank row above everything, and takes it away again. */
function moveRows({ bench }: Stage, isInserted: boolean): void {
  const { workbook, clock } = bench.emulator.world;
  const hands = createHands(workbook, clock);
  if (isInserted) hands.insertRows('Invoices', 2, 1);
  else hands.deleteRows('Invoices', 2, 1);
}

/** In the order in which they are to be run. */
export const measuredRequests: readonly MeasuredRequest[] = [
  { name: 'list', status: 200, budget: 3, send: getList },
  { name: 'list_empty_cache', status: 200, budget: null, prepare: clearCache, send: getList },
  { name: 'get_hint', status: 200, budget: 2, send: getOne },
  { name: 'get_empty_cache', status: 200, budget: null, prepare: clearCache, send: getOne },
  {
    name: 'get_miss',
    status: 200,
    budget: 4,
    prepare(stage) {
      createInvoice(stage, ofCustomer(stage), 'before-the-row-moved');
      moveRows(stage, true);
    },
    send: getOne,
  },
  {
    name: 'create3',
    status: 201,
    budget: 9,
    prepare(stage) {
      moveRows(stage, false);
      createInvoice(stage, ofCustomer(stage), 'so-that-all-hints-are-good');
    },
    send: (stage) => createInvoice(stage, ofCustomer(stage), 'the-measured-one'),
  },
  {
    name: 'replay',
    status: 201,
    budget: 3,
    send: (stage) => createInvoice(stage, ofCustomer(stage), 'the-measured-one'),
  },
  {
    name: 'create3_empty_cache',
    status: 201,
    budget: null,
    prepare: clearCache,
    send: (stage) => createInvoice(stage, ofCustomer(stage), 'with-an-empty-cache'),
  },
  {
    name: 'create3_known_name',
    status: 201,
    budget: null,
    send: (stage) => createInvoice(stage, { customer_name: 'customer 1', items }, 'for-a-known-customer'),
  },
  {
    name: 'create3_new_name',
    status: 201,
    budget: null,
    send: (stage) => createInvoice(stage, { customer_name: 'Ada Lovelace', items }, 'for-a-new-customer'),
  },
  {
    name: 'patch',
    status: 200,
    budget: 7,
    send: ({ bench, key, invoiceIds }) =>
      bench.send(key, 'PATCH', `/api/v1/invoices/${middle(invoiceIds)}`, { body: { po_number: 'PO-1' } }),
  },
  {
    name: 'payment',
    status: 201,
    budget: 9,
    send: ({ bench, key, invoiceIds }) =>
      bench.send(key, 'POST', '/api/v1/payments', {
        body: { invoice_id: middle(invoiceIds), amount: 1 },
        headers: { 'idempotency-key': 'a-payment' },
      }),
  },
  {
    name: 'refused_401',
    status: 401,
    budget: 0,
    send: ({ bench, key }) =>
      bench.send(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, 'GET', '/api/v1/invoices'),
  },
  {
    name: 'refused_429',
    status: 429,
    budget: 0,
    prepare: useUpLimit,
    send: getOne,
  },
  { name: 'idle_tick', status: 200, budget: 2, prepare: settle, send: runDispatcher },
  {
    name: 'tick_10_deliveries',
    status: 200,
    budget: null,
    prepare(stage) {
      stage.bench.send(stage.key, 'POST', '/api/v1/webhook_endpoints', {
        body: { url: 'https://receiver.example', event_types: ['customer.created'] },
      });
      settle(stage);
      owe(stage, 10);
    },
    send: runDispatcher,
  },
  {
    name: 'tick_40_deliveries',
    status: 200,
    budget: null,
    prepare: (stage) => owe(stage, 40),
    send: runDispatcher,
  },
];

function runDispatcher({ bench }: Stage): BenchAnswer {
  return bench.dispatch();
}

// What the requests before have left to be done is done, and seen to be done.
function settle({ bench }: Stage): void {
  for (let run = 0; run < 30; run += 1) bench.dispatch();
}

function owe({ bench, key }: Stage, deliveries: number): void {
  for (let count = 0; count < deliveries; count += 1) {
    // Within the rate limit.
    bench.emulator.world.clock.advance(1000);
    bench.send(key, 'POST', '/api/v1/customers', { body: { name: `Told ${count}` } });
  }
}

// Requests that find no path cost no document call, and count all the same.
function useUpLimit({ bench, key }: Stage): void {
  for (let count = 0; count < requestsAMinute; count += 1) bench.send(key, 'GET', '/api/v1/nothing');
}

const requestsAMinute = 100;
