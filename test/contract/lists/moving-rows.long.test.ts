/** A person sorts a sheet between two reads of one request: what is there is found all the same. */
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { answerFaults } from '../support/invariants.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const makeScene = sceneMaker({}, (call) => {
  for (const name of ['Ada', 'Charles', 'Mary', 'Grace'])
    call('POST', '/api/v1/customers', { body: { name, external_id: `of-${name}` } });
});

/** Turns the customers around before a read of them that follows such a call. */
function sortAfter({ workbook, emulator }: Scene, member: string, times: number): Interceptor {
  const hands = createPersonEdits(workbook, emulator.world.clock);
  let isDue = false;
  let sorts = 0;
  return (call, perform) => {
    if (call.member === 'Range.getValues' && isDue && sorts < times) {
      isDue = false;
      sorts += 1;
      hands.sortSheet('Customers', 1, sorts % 2 === 0 ? 'ascending' : 'descending');
    }
    if (call.member === member) isDue = true;
    return perform();
  };
}

/** A scene whose newest customers do not stand where they are looked for first, and the id of one of them. */
function movedScene(): { scene: Scene; id: string } {
  const scene = makeScene();
  const { data } = scene.call('GET', '/api/v1/customers').body;
  createPersonEdits(scene.workbook, scene.emulator.world.clock).insertRows('Customers', 2, 1);
  // Of a small sheet whose size is known, one read would tell all.
  scene.emulator.world.caches.open('script').remove('hints');
  return { scene, id: String(data[0].id) };
}

test('a record that moves between its search and its read is found', () => {
  const { scene, id } = movedScene();
  const interceptor = sortAfter(scene, 'TextFinder.findAll', 1);
  const answer = scene.callFailing({ interceptor }, 'GET', `/api/v1/customers/${id}`);
  expect(answer).toMatchObject({ status: 200, body: { id, name: 'Grace' } });
});

test('a code that is taken stays taken while its row moves', () => {
  const { scene } = movedScene();
  const interceptor = sortAfter(scene, 'TextFinder.findAll', 1);
  const body = { name: 'Another', external_id: 'of-Ada' };
  const answer = scene.callFailing({ interceptor }, 'POST', '/api/v1/customers', { body });
  expect(answer).toMatchObject({ status: 409, body: { code: 'external_id_taken' } });
});

/** Turns the customers around before the n-th read of cells, and counts those reads. */
function sortBeforeRead({ workbook, emulator }: Scene, position: number): Interceptor & { reads?: number } {
  const hands = createPersonEdits(workbook, emulator.world.clock);
  const interceptor: Interceptor & { reads?: number } = (call, perform) => {
    if (call.member !== 'Range.getValues') return perform();
    interceptor.reads = (interceptor.reads ?? 0) + 1;
    if (interceptor.reads === position) hands.sortSheet('Customers', 1, 'ascending');
    return perform();
  };
  return interceptor;
}

test.each(['limit=3', 'q=a&limit=3', 'sort=name'])(
  'a list (%s) lacks nothing while its rows move',
  (query) => {
    const listSortedBefore = (position: number) => {
      const { scene } = movedScene();
      createPersonEdits(scene.workbook, scene.emulator.world.clock).sortSheet('Customers', 1, 'descending');
      const interceptor = sortBeforeRead(scene, position);
      const answer = scene.callFailing({ interceptor }, 'GET', '/api/v1/customers', { query });
      return {
        names: answer?.body.data?.map(({ name }: { name: string }) => name),
        reads: interceptor.reads ?? 0,
      };
    };
    const undisturbed = listSortedBefore(0);
    expect(undisturbed.names.length).toBeGreaterThan(2);
    // The last read but the header's is that of the rows which the reads before have found.
    const disturbed = listSortedBefore(undisturbed.reads - 1);
    expect(disturbed.names).toEqual(undisturbed.names);
    expect(disturbed.reads).toBeGreaterThan(undisturbed.reads);
  },
);

test('rows that never stand still are a reason to ask again later', () => {
  const { scene, id } = movedScene();
  const interceptor = sortAfter(scene, 'TextFinder.findAll', Number.POSITIVE_INFINITY);
  const answer = scene.callFailing({ interceptor }, 'GET', `/api/v1/customers/${id}`);
  expect(answer).toMatchObject({ status: 503, body: { code: 'workspace_busy' } });
  expect(answer === null ? [] : answerFaults(answer)).toEqual([]);
});

test.each([1, 2])('a walk with pages of %d shows all records when an older row was just deleted', (limit) => {
  const scene = makeScene();
  scene.call('GET', '/api/v1/customers');
  createPersonEdits(scene.workbook, scene.emulator.world.clock).deleteRows('Customers', 2, 1);
  const names: string[] = [];
  let query = `limit=${limit}`;
  for (let pages = 0; pages < 5 && query !== ''; pages += 1) {
    const { data, next_cursor } = scene.call('GET', '/api/v1/customers', { query }).body;
    names.push(...data.map(({ name }: { name: string }) => name));
    query = next_cursor === null ? '' : `limit=${limit}&cursor=${encodeURIComponent(next_cursor)}`;
  }
  expect(names).toEqual(['Grace', 'Mary', 'Charles']);
});

test.each(['limit=4', 'sort=name'])(
  'a list (%s) shows a record that is pushed below the last row',
  (query) => {
    const { scene } = movedScene();
    const hands = createPersonEdits(scene.workbook, scene.emulator.world.clock);
    hands.sortSheet('Customers', 1, 'ascending');
    let inserted = 0;
    const interceptor: Interceptor = (call, perform) => {
      const answer = perform();
      if (call.member === 'Sheet.getLastRow') {
        inserted += 1;
        hands.insertRows('Customers', 2, 1);
      }
      return answer;
    };
    const answer = scene.callFailing({ interceptor }, 'GET', '/api/v1/customers', { query });
    expect(answer?.body.data).toHaveLength(4);
    expect(inserted).toBeGreaterThan(0);
  },
);
