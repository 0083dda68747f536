/** Every creation, with faults at its service calls: what was promised is kept. */
import { likelySwitches, type Switches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { faultsAmong, losses, sampleOf } from '../support/faults.ts';
import { callsOf, unflushedAt, violationsOf, type Write } from '../support/crash-story.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const lines = [
  { description: 'Brass gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: '=SUM(A1)', quantity: 10, unit_price: 120, tax_rate: 20 },
  { description: '00123', unit_price: '12.50' },
];

function creation(path: string, touches: Write['touches'], body: object): Write {
  const next = { path, body: { ...body, sku: undefined } };
  return { name: `POST ${path}`, method: 'POST', path, body, status: 201, touches, next };
}

const customer = creation('/api/v1/customers', ['Customers'], {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
});
const product = creation('/api/v1/products', ['Products'], { name: 'Gear', sku: 'G-2', unit_price: '19.99' });
const quotation = creation('/api/v1/quotations', ['Quotations'], {
  customer_name: 'Charles Babbage',
  status: 'sent',
  items: lines,
});
const invoice = creation('/api/v1/invoices', ['Invoices', 'Customers'], {
  customer_name: 'Ada Lovelace',
  items: lines,
  discount: '50.00',
});

function makerOf(switches: Switches): () => Scene {
  return sceneMaker({ switches }, (call) => {
    call('POST', '/api/v1/customers', { body: { name: 'Charles Babbage' } });
    call('POST', '/api/v1/products', { body: { name: 'Cog', sku: 'G-1', unit_price: 2 } });
    call('POST', '/api/v1/quotations', { body: { customer_name: 'Charles Babbage', items: lines } });
    call('POST', '/api/v1/invoices', { body: { customer_name: 'Charles Babbage', items: lines } });
  });
}

describe.each([
  ['likely', likelySwitches, [customer, product, quotation, invoice]],
  // What the switches change is what becomes of writes: a row alone, and a document with lines and a customer.
  ['unkind', unkindSwitches, [customer, invoice]],
])('on a platform that is %s', (_name, switches, tried: readonly Write[]) => {
  const makeScene = makerOf(switches);

  test.each(tried)('keeps its promises for $name whatever fails and wherever', (write) => {
    // Every other case loses the cache as well, so that each kind of fault meets both.
    const cases = faultsAmong(callsOf(makeScene(), write)).map((fault, position) => ({
      ...fault,
      losesCache: position % 2 === 0,
    }));
    const violations = sampleOf(cases, 3).flatMap((one) => violationsOf(makeScene(), { write, ...one }));
    expect(violations).toEqual([]);
  });

  test('keeps its promises whichever of the unflushed writes survive a kill', () => {
    const cases = unflushedAt(callsOf(makeScene(), invoice)).flatMap((index) =>
      losses.map((lose) => ({ index, lose, kind: 'kill', losesCache: index % 2 === 0 }) as const),
    );
    const violations = sampleOf(cases, 2).flatMap((one) =>
      violationsOf(makeScene(), { write: invoice, ...one }),
    );
    expect(violations).toEqual([]);
  });
});
