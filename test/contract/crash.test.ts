/** Every request that writes, with every fault at every service call: what was promised is kept. */
import { likelySwitches, type Switches, unkindSwitches } from '../../src/local/emulator/switches.ts';
import type { ServiceCall } from '../../src/local/emulator/gate.ts';
import { callCounter, type FaultKind, faultAt, faultsAmong } from './faults.ts';
import { answerFaults, workspaceFaults } from './invariants.ts';
import { journalOf } from './ledger.ts';
import { type Scene, sceneMaker } from './scene.ts';

const lines = [
  { description: 'Brass gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: '=SUM(A1)', quantity: 10, unit_price: 120, tax_rate: 20 },
  { description: '00123', unit_price: '12.50' },
];

const writes = [
  {
    path: '/api/v1/customers',
    touches: ['Customers'],
    body: { name: 'Ada Lovelace', email: 'ada@example.com' },
  },
  {
    path: '/api/v1/products',
    touches: ['Products'],
    body: { name: 'Gear', sku: 'G-2', unit_price: '19.99' },
  },
  {
    path: '/api/v1/quotations',
    touches: ['Quotations'],
    body: { customer_name: 'Charles Babbage', status: 'sent', items: lines },
  },
  {
    path: '/api/v1/invoices',
    touches: ['Invoices', 'Customers'],
    body: { customer_name: 'Ada Lovelace', items: lines, discount: '50.00' },
  },
] as const;

type Write = (typeof writes)[number];

const headers = { 'idempotency-key': 'the-one' };

function makerOf(switches: Switches): () => Scene {
  return sceneMaker({ switches }, (call) => {
    call('POST', '/api/v1/customers', { body: { name: 'Charles Babbage' } });
    call('POST', '/api/v1/products', { body: { name: 'Cog', sku: 'G-1', unit_price: 2 } });
    call('POST', '/api/v1/quotations', { body: { customer_name: 'Charles Babbage', items: lines } });
    call('POST', '/api/v1/invoices', { body: { customer_name: 'Charles Babbage', items: lines } });
  });
}

function callsOf(makeScene: () => Scene, { path, body }: Write): readonly ServiceCall[] {
  const { interceptor, calls } = callCounter();
  makeScene().callFaulty({ interceptor }, 'POST', path, { body, headers });
  return calls;
}

interface Case {
  readonly write: Write;
  readonly index: number;
  readonly kind: FaultKind;
  readonly losesCache: boolean;
  readonly lose?: (count: number) => readonly number[];
}

/** Runs one story: the faulty request, the client's retry with the same key, and somebody's next request. */
function violationsOf(
  scene: Scene,
  { write: { path, body, touches }, index, kind, losesCache, lose }: Case,
): string[] {
  const fault = faultAt(index, kind);
  const loseSome = (pending: {
    mutations: readonly unknown[];
    discard(lost: readonly number[]): void;
  }): void => pending.discard(lose?.(pending.mutations.length) ?? []);
  const first = scene.callFaulty({ interceptor: fault.interceptor, lose: loseSome }, 'POST', path, {
    body,
    headers,
  });
  const held = scene.emulator.world.locks.held().size;
  if (losesCache) scene.clearCache();
  const retried = scene.call('POST', path, { body, headers });
  const next = scene.call('POST', path, { body: { ...body, sku: undefined, po_number: undefined } });
  const made = journalOf(scene.workbook).filter(({ answer }) => answer.location === retried.headers.Location);
  const faults = [
    ...(first === null ? [] : answerFaults(first)),
    ...answerFaults(retried),
    ...answerFaults(next),
    ...(held === 0 ? [] : ['the lock outlived the execution']),
    ...(retried.status === 201 && next.status === 201
      ? []
      : [`retried ${retried.status}, next ${next.status}`]),
    ...(made.length === 1 ? [] : [`${made.length} entries for one key`]),
    ...(first?.status === 201 && first.body.id !== retried.body.id ? ['the replay is another record'] : []),
    ...(first?.status === 201 && !sameText(first.body, retried.body)
      ? ['the replay answers another text']
      : []),
    ...(sameText(scene.call('GET', retried.headers.Location ?? path).body, retried.body)
      ? []
      : ['the record is not what the replay says']),
    ...workspaceFaults(scene, touches),
  ];
  const place = `${kind} at ${index} ${fault.hit()?.member ?? 'the end'}${losesCache ? ', cache lost' : ''}`;
  return faults.map((text) => `${path}: ${place}: ${text}`);
}

const [customer, , , invoice] = writes;

describe.each([
  ['likely', likelySwitches, writes],
  // What the switches change is what becomes of writes: a row alone, and a document with lines and a customer.
  ['unkind', unkindSwitches, [customer, invoice]],
])('on a platform that is %s', (_name, switches, tried: readonly Write[]) => {
  const makeScene = makerOf(switches);

  test.each(tried)('keeps its promises for POST $path whatever fails and wherever', (write) => {
    const calls = callsOf(makeScene, write);
    // Every other case loses the cache as well, so that each kind of fault meets both.
    const violations = faultsAmong(calls).flatMap(({ index, kind }, position) =>
      violationsOf(makeScene(), { write, index, kind, losesCache: position % 2 === 0 }),
    );
    expect(violations).toEqual([]);
  });

  test('keeps its promises whichever of the unflushed writes survive a kill', () => {
    const calls = callsOf(makeScene, invoice);
    const violations = calls.flatMap(({ member }, index) =>
      isAfterWrite(calls, index) || member === 'SpreadsheetApp.flush'
        ? losses.flatMap((lose) =>
            violationsOf(makeScene(), {
              write: invoice,
              index,
              kind: 'kill',
              losesCache: index % 2 === 0,
              lose,
            }),
          )
        : [],
    );
    expect(violations).toEqual([]);
  });
});

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isAfterWrite(calls: readonly ServiceCall[], index: number): boolean {
  return /^Range\.set/.test(calls[index - 1]?.member ?? '');
}

// Of what was buffered: nothing survives, all but the first or the last write, every other one.
const losses: readonly ((count: number) => readonly number[])[] = [
  (count) => positions(count),
  (count) => positions(count).slice(0, 1),
  (count) => positions(count).slice(-1),
  (count) => positions(count).filter((position) => position % 2 === 0),
  (count) => positions(count).filter((position) => position % 2 === 1),
];

function positions(count: number): number[] {
  return Array.from({ length: count }, (_, position) => position);
}
