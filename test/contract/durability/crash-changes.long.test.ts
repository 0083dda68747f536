/** Payments, patches, conversions and deletions, with faults at their service calls: what was promised is kept. */
import { likelySwitches, type Switches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { faultsAmong, losses, sampleOf } from '../support/faults.ts';
import { callsOf, unflushedAt, violationsOf, type Write } from '../support/crash-story.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const lines = ['Gears', 'Cams', 'Wheels'].map((description) => ({ description, unit_price: 10 }));
const next = { path: '/api/v1/invoices', body: { customer_name: 'Charles Babbage', total: 1 } };

interface Prepared {
  readonly makeScene: () => Scene;
  readonly writes: readonly Write[];
}

function prepare(switches: Switches): Prepared {
  const writes: Write[] = [];
  const makeScene = sceneMaker({ switches }, (call) => {
    const create = (plural: string, body: object): string => {
      const answer = call('POST', `/api/v1/${plural}`, {
        body: { customer_name: 'Charles Babbage', ...body },
      });
      return `/api/v1/${plural}/${answer.body.id}`;
    };
    const owed = create('invoices', { items: lines });
    const draft = create('invoices', { items: lines, status: 'draft' });
    const accepted = create('quotations', { items: lines });
    call('POST', `${accepted}/accept`);
    const made = call('POST', `${create('quotations', { items: lines })}/accept`).body;
    const converted = call('POST', `/api/v1/quotations/${made.id}/convert`, { body: { status: 'draft' } });
    const documents = ['Invoices', 'Quotations'] as const;
    writes.push(
      {
        ...{ name: 'a payment', method: 'POST', path: `${owed}/payments`, body: { amount: 7 } },
        ...{ status: 201, touches: ['Payments', 'Invoices'], next },
      },
      {
        ...{ name: 'a patch of lines', method: 'PATCH', path: draft, status: 200, touches: documents, next },
        body: {
          notes: 'Thanks',
          items: [...lines.slice(1).reverse(), { description: 'New', unit_price: 3 }],
        },
      },
      {
        ...{ name: 'a patch to more lines', method: 'PATCH', path: draft, status: 200, touches: documents },
        ...{ body: { items: [...lines, ...lines] }, next },
      },
      {
        name: 'a conversion',
        method: 'POST',
        path: `${accepted}/convert`,
        status: 201,
        touches: documents,
        next,
      },
      {
        ...{ name: 'a deletion', method: 'DELETE', path: converted.headers.Location ?? '', next },
        ...{ status: 200, touches: documents },
      },
    );
  });
  return { makeScene, writes };
}

describe.each([
  ['likely', likelySwitches],
  ['unkind', unkindSwitches],
])('on a platform that is %s', (_name, switches) => {
  const { makeScene, writes } = prepare(switches);

  test.each(writes)('keeps its promises for $name whatever fails and wherever', (write) => {
    // Every other case loses the cache as well, so that each kind of fault meets both.
    const cases = faultsAmong(callsOf(makeScene(), write)).map((fault, position) => ({
      ...fault,
      losesCache: position % 2 === 0,
    }));
    const violations = sampleOf(cases, 8).flatMap((one) => violationsOf(makeScene(), { write, ...one }));
    expect(violations).toEqual([]);
  });

  test.each(writes)(
    'keeps its promises for $name whichever of the unflushed writes survive a kill',
    (write) => {
      const cases = unflushedAt(callsOf(makeScene(), write)).flatMap((index) =>
        losses.map((lose) => ({ index, lose, kind: 'kill', losesCache: index % 2 === 0 }) as const),
      );
      const violations = sampleOf(cases, 8).flatMap((one) => violationsOf(makeScene(), { write, ...one }));
      expect(violations).toEqual([]);
    },
  );
});
