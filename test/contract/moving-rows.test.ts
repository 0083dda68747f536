/** A person sorts a sheet between two reads of one request: what is there is found all the same. */
import type { Interceptor } from '../../src/local/emulator/gate.ts';
import { createHands } from '../../src/local/emulator/spreadsheet/hands.ts';
import { answerFaults } from './invariants.ts';
import { type Scene, sceneMaker } from './scene.ts';

const makeScene = sceneMaker({}, (call) => {
  for (const name of ['Ada', 'Charles', 'Mary', 'Grace'])
    call('POST', '/api/v1/customers', { body: { name, external_id: `of-${name}` } });
});

/** Turns the customers around before a read of them that follows such a call. */
function sortAfter({ workbook, emulator }: Scene, member: string, times: number): Interceptor {
  const hands = createHands(workbook, emulator.world.clock);
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
  createHands(scene.workbook, scene.emulator.world.clock).insertRows('Customers', 2, 1);
  return { scene, id: String(data[0].id) };
}

test('a record that moves between its search and its read is found', () => {
  const { scene, id } = movedScene();
  const interceptor = sortAfter(scene, 'TextFinder.findAll', 1);
  const answer = scene.callFaulty({ interceptor }, 'GET', `/api/v1/customers/${id}`);
  expect(answer).toMatchObject({ status: 200, body: { id, name: 'Grace' } });
});

test('a code that is taken stays taken while its row moves', () => {
  const { scene } = movedScene();
  const interceptor = sortAfter(scene, 'TextFinder.findAll', 1);
  const body = { name: 'Another', external_id: 'of-Ada' };
  const answer = scene.callFaulty({ interceptor }, 'POST', '/api/v1/customers', { body });
  expect(answer).toMatchObject({ status: 409, body: { code: 'external_id_taken' } });
});

test.each(['limit=3', 'q=a&limit=3', 'sort=name'])(
  'a list (%s) lacks nothing while its rows move',
  (query) => {
    const { scene } = movedScene();
    createHands(scene.workbook, scene.emulator.world.clock).sortSheet('Customers', 1, 'descending');
    const wanted = scene
      .call('GET', '/api/v1/customers', { query })
      .body.data.map((one: { id: string }) => one.id);
    scene.clearCache();
    const interceptor = sortAfter(scene, 'Sheet.getLastRow', 1);
    const answer = scene.callFaulty({ interceptor }, 'GET', '/api/v1/customers', { query });
    expect(answer?.status).toBe(200);
    expect(answer?.body.data.map((one: { id: string }) => one.id)).toEqual(wanted);
  },
);

test('rows that never stand still are a reason to ask again later', () => {
  const { scene, id } = movedScene();
  const interceptor = sortAfter(scene, 'TextFinder.findAll', Number.POSITIVE_INFINITY);
  const answer = scene.callFaulty({ interceptor }, 'GET', `/api/v1/customers/${id}`);
  expect(answer).toMatchObject({ status: 503, body: { code: 'workspace_busy' } });
  expect(answer === null ? [] : answerFaults(answer)).toEqual([]);
});
