/** A change is committed and its row is written half, or not at all: who reads events does not take it for written. */
import { ask, recordsOf } from '../support/read-lists.ts';
import { callCounter, faultAt, losses } from '../support/faults.ts';
import { journalOf, rowsOf } from '../support/ledger.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

let path = '';

const openScene = sceneMaker({}, (call) => {
  path = `/api/v1/customers/${call('POST', '/api/v1/customers', { body: { name: 'Ada' } }).body.id}`;
});

/** A scene whose last change died when it was committed, and some of its cells were not written. */
function brokenScene(lose: (count: number) => readonly number[]): Scene {
  const change = ['PATCH', path, { body: { name: 'Ada Lovelace', email: 'ada@example.com' } }] as const;
  const { interceptor: count, calls } = callCounter();
  openScene().callFaulty({ interceptor: count }, ...change);
  const flushes = calls.flatMap(({ member }, index) => (member === 'SpreadsheetApp.flush' ? [index] : []));
  const scene = openScene();
  const { interceptor } = faultAt(flushes[1] ?? 0, 'kill');
  const answer = scene.callFaulty(
    { interceptor, lose: ({ mutations, discard }) => discard(lose(mutations.length)) },
    ...change,
  );
  expect(answer).toBeNull();
  return scene;
}

const cases = losses.map((lose, loss) => [loss, lose] as const);

const typesIn = (scene: Scene): unknown[] => recordsOf(scene, 'events').map(({ type }) => type);

describe.each([false, true])('with the cache lost: %s', (losesCache) => {
  test.each(cases)('the next write finishes it: loss %i', (_loss, lose) => {
    const scene = brokenScene(lose);
    if (losesCache) scene.clearCache();
    expect(typesIn(scene)).toEqual(['customer.created']);
    expect(scene.call('POST', '/api/v1/customers', { body: { name: 'Grace' } }).status).toBe(201);
    expect(rowsOf(scene.workbook, 'Customers')).toMatchObject([
      { Name: 'Ada Lovelace', Email: 'ada@example.com' },
      { Name: 'Grace' },
    ]);
    expect(scene.call('GET', path).body).toMatchObject({ name: 'Ada Lovelace', version: 2 });
    expect(typesIn(scene)).toEqual(['customer.created', 'customer.updated', 'customer.created']);
  });

  test.each(cases)('nobody finds its event before: loss %i', (_loss, lose) => {
    const scene = brokenScene(lose);
    if (losesCache) scene.clearCache();
    const [told] = journalOf(scene.workbook).pop()?.events ?? [];
    expect(told?.type).toBe('customer.updated');
    expect(ask(scene, `events/${told?.id}`).status).toBe(404);
  });
});
