/** An execution dies while it writes a row: until the next writer finishes it, readers see the record before or after. */
import { faultAt, losses, sampleOf } from '../support/faults.ts';
import { callsOf, unflushedAt, type Write } from '../support/crash-story.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const writes: Write[] = [];
const next = { path: '/api/v1/customers', body: { name: 'Next' } };
const makeScene = sceneMaker({}, (call) => {
  const make = (plural: string, body: object): string =>
    `/api/v1/${plural}/${call('POST', `/api/v1/${plural}`, { body }).body.id}`;
  const invoice = { customer_name: 'Ada', items: [{ description: 'Engine', unit_price: 10 }] };
  const draft = make('invoices', { ...invoice, status: 'draft' });
  const owed = make('invoices', invoice);
  const customer = make('customers', { name: 'Grace', email: 'grace@example.com' });
  const shared = { status: 200, next, touches: [] } as const;
  writes.push(
    { ...shared, name: 'a draft', method: 'PATCH', path: draft, body: { notes: 'New', discount_percent: 5 } },
    { ...shared, name: 'an invoice that is voided', method: 'POST', path: `${owed}/void` },
    { ...shared, name: 'a customer', method: 'PATCH', path: customer, body: { name: 'Mary', phone: '0044' } },
  );
});

const recordOf = ({ path }: Write): string => path.replace(/\/void$/, '');

/** What a reader sees of the record: by its id, and in the list. */
function seenBy(scene: Scene, write: Write): string[] {
  const path = recordOf(write);
  const list = path.slice(0, path.lastIndexOf('/'));
  const byId = scene.call('GET', path).body;
  const { data } = scene.call('GET', list).body;
  return [byId, data.find(({ id }: { id: string }) => id === byId.id)].map((shown) => JSON.stringify(shown));
}

test('the cases are not empty', () => {
  expect(writes.map((write) => unflushedAt(callsOf(makeScene(), write)).length > 2)).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([0, 1, 2])('of change %i nobody sees a part', (position) => {
  const write = writes[position] as Write;
  const headers = { 'idempotency-key': 'the-one' };
  const options = write.body === undefined ? { headers } : { headers, body: write.body };
  const cases = unflushedAt(callsOf(makeScene(), write)).flatMap((index) =>
    losses.flatMap((lose) => [false, true].map((losesCache) => ({ index, lose, losesCache }))),
  );
  const faults = sampleOf(cases, 2).flatMap(({ index, lose, losesCache }) => {
    const scene = makeScene();
    const [before = ''] = seenBy(scene, write);
    const { interceptor } = faultAt(index, 'kill');
    const died = scene.callFaulty(
      { interceptor, lose: (pending) => pending.discard(lose(pending.mutations.length)) },
      write.method,
      write.path,
      options,
    );
    if (losesCache) scene.clearCache();
    const seen = seenBy(scene, write);
    const after = JSON.stringify(scene.call(write.method, write.path, options).body);
    const wrong = seen.filter((shown) => shown !== before && shown !== after);
    expect(died).toBeNull();
    return wrong.map((shown) => `${write.name}, killed at ${index}: ${shown}`);
  });
  expect(faults).toEqual([]);
});
