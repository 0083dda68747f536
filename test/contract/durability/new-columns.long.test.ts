/** A column of a field that is newer than the workbook: Set up makes it, and until then its sheet stays in service. */
import { createPersonEdits } from '../../../src/local/emulator/spreadsheet/person/person-edits.ts';
import { chooseSetUp } from '../../apps-script/workbook/choose-set-up.ts';
import { idsOf, recordsOf } from '../support/read-lists.ts';
import { type TestClient, createTestClient, pathOf } from '../support/test-client.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { owner } from '../support/test-workspace.ts';
import { columnNamed, expectNothingWritten } from '../support/workbook-watch.ts';

const customers = '/api/v1/customers';

function headersOf({ workbook }: TestClient, sheet: string): string[] {
  return (workbook.data.sheets.find(({ name }) => name === sheet)?.rows[0] ?? []).map(String);
}

/** A workbook as code without the field has left it: it has no such column, and Set up has recorded none. */
function olderWorkbook(sheet: string, header: string): TestClient {
  const workspace = createTestClient();
  const { properties, caches } = workspace.emulator.world;
  const headers = headersOf(workspace, sheet).filter((one) => one !== header);
  createPersonEdits(workspace.workbook, workspace.clock).deleteColumn(
    sheet,
    columnNamed(workspace, sheet, header),
  );
  const settings = JSON.parse(properties.snapshot().script?.settings ?? '{}');
  const columns = { [sheet]: headers };
  properties.open('script').set('settings', JSON.stringify({ ...settings, columns }));
  for (const name of ['settings', 'hints']) caches.open('script').remove(name);
  return workspace;
}

describe('before Set up', () => {
  const workspace = olderWorkbook('Customers', 'Company');
  const { call, create, get, patch, post, read, type, emulator, clock } = workspace;
  const ada = create('customers', { name: 'Ada', email: 'ada@example.com' });

  test('records are made, read, listed, found, sorted and changed without the field', () => {
    expect(ada.company).toBeNull();
    expect(get(pathOf(ada)).body).toEqual(ada);
    expect(patch(ada, { name: 'Ada King', company: null }).body).toMatchObject({ version: 2, company: null });
    const grace = create('customers', { name: 'Grace' });
    expect(idsOf(recordsOf(workspace, 'customers', { sort: 'name' }))).toEqual([ada.id, grace.id]);
    expect(idsOf(recordsOf(workspace, 'customers', { q: 'king' }))).toEqual([ada.id]);
    expect(idsOf(recordsOf(workspace, 'customers', { email: 'ada@example.com' }))).toEqual([ada.id]);
    expect(create('invoices', { customer_id: ada.id, total: 10 }).customer_name).toBe('Ada King');
    expect(call('DELETE', pathOf(grace)).status).toBe(200);
  });

  test('only a write that gives the field a value is refused, and the answer names the column', () => {
    const refused = [
      () => post(customers, { name: 'Babbage', company: 'Engines' }),
      () => patch(ada, { company: 'Engines' }),
    ];
    for (const write of refused) {
      const answer = expectNothingWritten(workspace, write);
      expectRefused(answer, 503, 'workspace_misconfigured', { sheet: 'Customers', column: 'Company' });
      expect(answer.body.detail).toBe(
        'The sheet "Customers" has no column "Company" yet. Choose Billing API › Set up, which adds it.',
      );
    }
  });

  test('what a person types into the other columns is taken', () => {
    type('Customers', ada, 'Phone', '+44 20');
    clock.advance(3_600_000);
    emulator.fireDueTriggers();
    expect(read(ada)).toMatchObject({ phone: '+44 20', company: null, version: 3 });
  });
});

test('Set up makes the column at its place, records it, and no record counts as changed', () => {
  const workspace = olderWorkbook('Customers', 'Company');
  const { create, patch, read, clock, emulator, eventsOf } = workspace;
  const ada = create('customers', { name: 'Ada', notes: 'Countess' });
  expect(chooseSetUp(workspace)).toContain('Added the column "Company" to the sheet "Customers".');
  expect(headersOf(workspace, 'Customers').slice(0, 5)).toEqual([
    ...['Name', 'Email', 'Phone', 'Company', 'Contact'],
  ]);
  expect(read(ada)).toEqual(ada);
  clock.advance(3_600_000);
  emulator.fireDueTriggers();
  expect(read(ada)).toEqual(ada);
  expect(eventsOf(ada)).toEqual(['customer.created']);
  expect(patch(ada, { company: 'Engines' }, { 'If-Match': ada.etag }).body).toMatchObject({
    company: 'Engines',
    version: 2,
  });
  expect(create('customers', { name: 'Grace', company: 'Navy' }).company).toBe('Navy');
  expect(chooseSetUp(workspace)).toEqual(['Everything is in order: nothing was changed.']);
});

test('a column that a person has made under the same header is not touched before Set up', () => {
  const workspace = olderWorkbook('Customers', 'Company');
  const { workbook, clock, create, read } = workspace;
  const ada = create('customers', { name: 'Ada' });
  const hands = createPersonEdits(workbook, clock);
  hands.insertColumn('Customers', 1);
  hands.typeCell({ sheet: 'Customers', row: 1, column: 1 }, 'Company');
  hands.typeCell({ sheet: 'Customers', row: 2, column: 1 }, 'Hers');
  expect(read(ada)).toEqual(ada);
  expectRefused(workspace.patch(ada, { company: 'Engines' }), 503, 'workspace_misconfigured');
  expect(workbook.data.sheets.find(({ name }) => name === 'Customers')?.rows[1]?.[0]).toBe('Hers');
});

test('a column that Set up has made and a person deletes is refused to every request, as ever', () => {
  const workspace = olderWorkbook('Customers', 'Company');
  chooseSetUp(workspace);
  const ada = workspace.create('customers', { name: 'Ada' });
  createPersonEdits(workspace.workbook, workspace.clock).deleteColumn(
    'Customers',
    columnNamed(workspace, 'Customers', 'Company'),
  );
  for (const request of [
    () => workspace.get(customers, { query: 'q=a' }),
    () => workspace.patch(ada, { name: 'B' }),
  ])
    expectRefused(request(), 503, 'workspace_misconfigured', { sheet: 'Customers', column: 'Company' });
  expect(chooseSetUp(workspace)).toContain('Added the column "Company" to the sheet "Customers".');
  expect(workspace.patch(ada, { name: 'B' }).status).toBe(200);
});

test('line items are written without a column that is newer than their sheet, and refused a value for it', () => {
  const workspace = olderWorkbook('Invoice items', 'Unit');
  const bill = workspace.bill();
  expect(workspace.read(bill)).toEqual(bill);
  const items = [{ description: 'Gears', unit_price: 100, unit: 'box' }];
  expectRefused(
    workspace.patch(workspace.bill({ status: 'draft' }), { items }),
    503,
    'workspace_misconfigured',
    {
      sheet: 'Invoice items',
      column: 'Unit',
    },
  );
  chooseSetUp(workspace);
  expect(workspace.read(bill)).toEqual(bill);
  expect(workspace.bill({ items }).items[0].unit).toBe('box');
});

test('Health names the missing column, and its Fix makes and records it as Set up does', () => {
  const workspace = olderWorkbook('Customers', 'Company');
  const ask = (command: string) => {
    const call = JSON.stringify({ command, input: { id: 'sheets' } });
    const outcome = workspace.emulator.callFromPage('developerArea', [call], owner);
    return outcome.ok ? JSON.parse(String(outcome.value)).answer : outcome;
  };
  expect(ask('run_check')).toMatchObject({ state: 'fault' });
  expect(JSON.stringify(ask('run_check'))).toContain('has no column \\"Company\\"');
  expect(ask('fix_check')).toMatchObject({ state: 'good' });
  expect(workspace.create('customers', { name: 'Grace', company: 'Navy' }).company).toBe('Navy');
});
