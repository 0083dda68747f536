/** Of two rows with one id the one that the API has written last is the record's own. */
import { keepFirstRow } from '../support/person.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { likelySwitches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { recordsOf } from '../support/read-lists.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

let workspace: TestWorkspace;

beforeEach(() => {
  workspace = createTestWorkspace();
});

function sweep(): void {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
}

test('A row that an undo brings back above the one that the API has written since does not become the record', () => {
  const made = workspace.create('customers', { name: 'Ada' });
  const bringBack = keepFirstRow(workspace, 'Customers');
  const { body: changed } = workspace.call('PATCH', `/api/v1/customers/${made.id}`, {
    body: { name: 'Ada Lovelace' },
  });
  bringBack();
  sweep();
  expect(workspace.get(`/api/v1/customers/${made.id}`).body).toEqual(changed);
  const others = recordsOf(workspace, 'customers').filter(({ id }) => id !== made.id);
  expect(others.map(({ name }) => name)).toEqual(['Ada']);
});

test('Nor does who finishes the last transaction, because the cache has forgotten that it is finished', () => {
  const made = workspace.create('customers', { name: 'Ada' });
  const bringBack = keepFirstRow(workspace, 'Customers');
  const path = `/api/v1/customers/${made.id}`;
  workspace.call('PATCH', path, { body: { name: 'Ada King' } });
  const { body: changed } = workspace.call('PATCH', path, { body: { name: 'Ada Lovelace' } });
  bringBack();
  const cache = workspace.emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
  workspace.create('customers', { name: 'Grace' });
  sweep();
  expect(workspace.get(path).body).toEqual(changed);
});

test('Of rows that are alike the first is the record', () => {
  const made = workspace.create('customers', { name: 'Ada' });
  keepFirstRow(workspace, 'Customers')();
  sweep();
  const ids = recordsOf(workspace, 'customers').map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(ids).toContain(made.id);
});

test.each([
  ['likely', likelySwitches],
  ['unkind', unkindSwitches],
])(
  'A copy that was made before a change, and is all that a person has left, shows it after the sweep: %s',
  (_name, switches) => {
    workspace = createTestWorkspace({ switches });
    const made = workspace.create('customers', { name: 'Ada' });
    const copy = keepFirstRow(workspace, 'Customers');
    const path = `/api/v1/customers/${made.id}`;
    const { body: changed } = workspace.call('PATCH', path, {
      body: { name: 'Ada Lovelace', phone: '0044' },
    });
    copy();
    createPersonEdits(workspace.workbook, workspace.clock).deleteRows('Customers', 3, 1);
    sweep();
    expect(workspace.get(path).body).toEqual(changed);
    expect(recordsOf(workspace, 'customers')).toEqual([changed]);
  },
);
