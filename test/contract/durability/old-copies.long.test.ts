/** A row comes back that a write has overtaken: callers meet the record as it was written last, by what the journal tells. */
import { createPerson, deleteRowsAsPerson, keepFirstRow } from '../support/person.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { eventTypesFrom } from '../support/read-lists.ts';

let workspace: TestWorkspace;

beforeEach(() => {
  workspace = createTestWorkspace();
});

function losesCache(): void {
  const cache = workspace.emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
}

const nothing = (): void => undefined;

describe.each([
  ['with what the cache knows', nothing],
  ['when the cache is lost', losesCache],
])('%s', (_name, happens) => {
  test('a change that would meet an old copy changes the newest row', () => {
    const made = workspace.create('customers', { name: 'Ada' });
    const path = `/api/v1/customers/${made.id}`;
    const putBack = keepFirstRow(workspace, 'Customers');
    workspace.call('PATCH', path, { body: { name: 'Ada Lovelace' } });
    putBack();
    happens();
    const { status, body } = workspace.call('PATCH', path, { body: { phone: '0044' } });
    expect([status, body]).toMatchObject([200, { name: 'Ada Lovelace', phone: '0044', version: 3 }]);
    workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
    expect(workspace.get(path).body).toEqual(body);
  });

  test('a payment that is booked where an old copy stands adds to those before', () => {
    const made = workspace.create('invoices', { customer_name: 'Ada', total: 100 });
    const putBack = keepFirstRow(workspace, 'Invoices');
    workspace.create('payments', { invoice_id: made.id, amount: 60 });
    putBack();
    happens();
    workspace.create('payments', { invoice_id: made.id, amount: 30 });
    const { body } = workspace.get(`/api/v1/payments`, { query: `invoice_id=${made.id}` });
    expect(body.data).toHaveLength(2);
    workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
      amount_paid: 90,
      amount_due: 10,
    });
  });

  test('a payment that a person deletes and brings back is subtracted once when a caller voids it', () => {
    const made = workspace.create('invoices', { customer_name: 'Ada', total: 100 });
    workspace.create('payments', { invoice_id: made.id, amount: 60 });
    const payment = workspace.create('payments', { invoice_id: made.id, amount: 30 });
    const deleted = deleteRowsAsPerson(
      workspace.workbook,
      createPersonEdits(workspace.workbook, workspace.clock),
      {
        sheet: 'Payments',
        row: 3,
      },
    );
    createPerson(workspace).does(() => deleted.event);
    happens();
    deleted.undo();
    const events = eventTypesFrom(workspace, () => {
      const voided = workspace.post(`/api/v1/payments/${payment.id}/void`, {});
      expect(voided).toMatchObject({ status: 200, body: { status: 'voided', version: 3 } });
    });
    expect(events).toContain('payment.voided');
    expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
      status: 'partially_paid',
      amount_paid: 60,
      amount_due: 40,
    });
  });
});
