/** The row of a record that the journal has long forgotten is deleted: that is noticed, whoever came first. */
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { recordsOf } from '../support/read-lists.ts';
import { journalOf, rowsByHeader } from '../support/ledger.ts';
import { createPerson } from '../support/person.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';

const dayMs = 86_400_000;

let workspace: TestWorkspace;
let forgotten: { readonly id: string };

function run(name: string): void {
  const outcome = workspace.emulator.run(name, [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
}

// No sweep has ever run: the dispatcher alone has, and has retired the entry of the first customer.
beforeEach(() => {
  workspace = createTestWorkspace();
  forgotten = workspace.create('customers', { name: 'Ada' });
  const deleted = workspace.create('customers', { name: 'Grace' });
  workspace.call('DELETE', `/api/v1/customers/${deleted.id}`);
  run('runDispatcher');
  workspace.clock.advance(31 * dayMs);
  workspace.create('customers', { name: 'Zoë' });
  run('runDispatcher');
  run('runDispatcher');
  expect(journalOf(workspace.workbook).map(({ transaction }) => transaction)).toEqual([4]);
});

function expectNoticed(): void {
  createPerson(workspace).does((edits) => edits.deleteRows('Customers', 2, 1));
  expect(workspace.get(`/api/v1/customers/${forgotten.id}`).status).toBe(404);
  const gone = recordsOf(workspace, 'customers', { include: 'deleted' }).filter(({ deleted }) => deleted);
  expect(gone.map(({ id }) => id)).toEqual([forgotten.id]);
  expect(recordsOf(workspace, 'events')[0]).toMatchObject({
    type: 'customer.deleted',
    data: { object: { id: forgotten.id } },
  });
}

test('what leaves the journal is kept in mind', () => {
  expectNoticed();
});

test('Set up keeps in mind what nothing else has', () => {
  const known = sheetNamed(workspace.workbook, 'known ids');
  known?.rows.splice(1);
  const outcome = workspace.emulator.run('setUp', [], { kind: 'menu', activeUser: owner });
  expect(outcome).toMatchObject({ ok: true });
  expect(rowsByHeader(workspace.workbook, 'known ids')).toHaveLength(1);
  expectNoticed();
});
