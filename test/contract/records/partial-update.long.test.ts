/** An update of which only some cells survived its execution is finished by the next write. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { likelySwitches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { callCounter, failureAt } from '../support/failures.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const patch = {
  name: 'Ada King',
  phone: '+44 20 7946 0000',
  notes: 'Countess of Lovelace',
  external_id: 'C-7',
};

const headers = { 'idempotency-key': 'the-one' };

function customerPath(scene: Scene): string {
  const [customer] = scene.call('GET', '/api/v1/customers').body.data;
  return `/api/v1/customers/${customer.id}`;
}

/** The calls of the flush that writes the rows, and how many writes are buffered by then. */
function flushIndex(makeScene: () => Scene): number {
  const scene = makeScene();
  const path = customerPath(scene);
  const { interceptor, calls } = callCounter();
  scene.callFailing({ interceptor }, 'PATCH', path, { body: patch, headers });
  return calls.map(({ member }) => member).lastIndexOf('SpreadsheetApp.flush');
}

describe.each([
  ['likely', likelySwitches],
  ['unkind', unkindSwitches],
] as const)('on a %s platform', (_name, switches) => {
  const makeScene = sceneMaker({ switches }, (call) => {
    call('POST', '/api/v1/customers', { body: { name: 'Ada Lovelace', phone: '1', notes: 'Mathematician' } });
  });

  test('an update is whole after any of its buffered writes was lost', () => {
    const index = flushIndex(makeScene);
    expect(index).toBeGreaterThan(0);
    let buffered = 1;
    for (let subset = 0; subset < 2 ** buffered; subset += 1) {
      const scene = makeScene();
      const path = customerPath(scene);
      const answered = scene.callFailing(
        {
          interceptor: failureAt(index, 'kill').interceptor,
          lose(pending) {
            buffered = pending.mutations.length;
            pending.discard(pending.mutations.flatMap((_, at) => ((subset >> at) % 2 === 1 ? [at] : [])));
          },
        },
        'PATCH',
        path,
        { body: patch, headers },
      );
      expect(answered).toBeNull();
      scene.clearCache();
      expect(scene.call('POST', '/api/v1/products', { body: { name: 'Cog', unit_price: 1 } }).status).toBe(
        201,
      );
      const { status, body } = scene.call('GET', path);
      expect({ subset, status, body }).toMatchObject({ subset, status: 200, body: { ...patch, version: 2 } });
      const replayed = scene.call('PATCH', path, { body: patch, headers });
      expect(replayed.body.etag).toBe(body.etag);
    }
    expect(buffered).toBeGreaterThan(2);
  });
});

test('what a person has typed since is left alone', () => {
  const makeScene = sceneMaker({}, (call) => {
    call('POST', '/api/v1/customers', { body: { name: 'Ada Lovelace', phone: '1', notes: 'Mathematician' } });
  });
  const scene = makeScene();
  const path = customerPath(scene);
  const lose = (pending: { mutations: readonly unknown[]; discard(lost: readonly number[]): void }): void =>
    pending.discard(pending.mutations.map((_, at) => at));
  scene.callFailing(
    { interceptor: failureAt(flushIndex(makeScene), 'kill').interceptor, lose },
    'PATCH',
    path,
    {
      body: patch,
      headers,
    },
  );
  createPersonEdits(scene.workbook, scene.emulator.world.clock).typeCell(
    { sheet: 'Customers', row: 2, column: 3 },
    '0043 1 0000',
  );
  scene.clearCache();
  scene.call('POST', '/api/v1/products', { body: { name: 'Cog', unit_price: 1 } });
  expect(scene.call('GET', path).body).toMatchObject({ ...patch, phone: '0043 1 0000' });
});
