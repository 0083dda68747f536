/** The number of all records is kept from one list to the next, and counted anew when something has been deleted. */
import { fillWorkbook } from '../../filled-workbook/fill-workbook.ts';
import { columnNamed } from '../support/workbook-watch.ts';
import { createPerson, type Person } from '../support/person.ts';
import { askForList } from '../support/read-lists.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';

const sheet = 'Invoices';
const filled = 900;
const minuteMs = 60_000;
const body = { customer_name: 'Customer 1', items: [{ description: 'Gears', unit_price: 100 }] };

const open = sceneMaker(
  {},
  (call) => {
    call('POST', '/api/v1/invoices', { body });
  },
  (sample) => fillWorkbook(sample, filled).workbook,
);

/** What a list says, and whether Google was asked to search for it. */
function count(scene: Scene): { total: unknown; searches: number } {
  const { status, body: list, usage } = askForList(scene, 'invoices', { limit: '2', include: 'total_count' });
  expect(status).toBe(200);
  return { total: list.total_count, searches: usage.byMember.get('TextFinder.findAll') ?? 0 };
}

/** A person does something a minute later, and Google calls the triggers for it. */
function act(scene: Scene, does: Parameters<Person['does']>[0]): void {
  scene.emulator.world.clock.advance(minuteMs);
  createPerson(scene).does(does);
}

test('the second count of a large sheet searches nothing, and has what was created since', () => {
  const scene = open();
  expect(count(scene)).toEqual({ total: filled, searches: 1 });
  expect(count(scene)).toEqual({ total: filled, searches: 0 });
  for (let made = 0; made < 3; made += 1)
    expect(scene.call('POST', '/api/v1/invoices', { body }).status).toBe(201);
  expect(count(scene)).toEqual({ total: filled + 3, searches: 0 });
});

test.each<[string, (scene: Scene) => void]>([
  [
    'the API has deleted a draft',
    (scene) => {
      const draft = scene.call('POST', '/api/v1/invoices', { body: { ...body, status: 'draft' } });
      expect(scene.call('DELETE', `/api/v1/invoices/${String(draft.body.id)}`).status).toBe(200);
    },
  ],
  [
    'a person has deleted a row and inserted another',
    (scene) => {
      scene.call('POST', '/api/v1/invoices', { body });
      act(scene, (hands) => hands.deleteRows(sheet, 400, 1));
      act(scene, (hands) => hands.insertRows(sheet, 500, 1));
    },
  ],
  [
    'a person has cleared a row',
    (scene) => {
      scene.call('POST', '/api/v1/invoices', { body });
      const columns = columnNamed(scene, sheet, 'ID');
      act(scene, (hands) =>
        hands.clearCells({ sheet, area: { row: 400, column: 1, rows: 1, columns: columns + 8 } }),
      );
    },
  ],
  [
    'an hour has passed',
    (scene) => {
      scene.emulator.world.clock.advance(61 * minuteMs);
    },
  ],
])('it is counted anew once %s', (_case, change) => {
  const scene = open();
  scene.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: scene.emulator.world.owner });
  expect(count(scene).total).toBe(filled);
  change(scene);
  expect(count(scene)).toEqual({ total: filled, searches: 1 });
});

test('a blank row that a person has inserted counts for nothing', () => {
  const scene = open();
  count(scene);
  act(scene, (hands) => hands.insertRows(sheet, 500, 1));
  expect(count(scene).total).toBe(filled);
});
