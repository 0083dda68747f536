/** A header is renamed, or a column deleted, and the owner chooses Set up: every value is there again. */
import type { PersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { chooseSetUp } from '../../../apps-script/workbook/choose-set-up.ts';
import { rowsByHeader } from '../../support/ledger.ts';
import { createPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../../support/test-workspace.ts';
import { eventTypesSoFar } from '../../support/read-lists.ts';
import { columnNamed } from '../../support/workbook-watch.ts';

const dayMs = 86_400_000;

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
  fill();
});

const items = [
  { description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 },
  { description: 'Oil', quantity: 1, unit_price: 5 },
];

function fill(): void {
  workspace.create('customers', { name: 'Ada', phone: '0044', notes: 'Pays late' });
  workspace.create('products', { name: 'Gear', sku: 'G-1', unit_price: 3, tax_rate: 20 });
  for (const po_number of ['PO 1', 'PO 2']) {
    const made = workspace.create('invoices', { customer_name: 'Ada', items, po_number });
    workspace.create('payments', { invoice_id: made.id, amount: 10, method: 'cash' });
  }
  workspace.create('invoices', { customer_name: 'Ada', items, po_number: 'PO 3', status: 'draft' });
  workspace.create('quotations', { customer_name: 'Ada', items, status: 'sent' });
}

/** All that callers can read, and all that they have been told. */
function known(): unknown {
  const plurals = ['customers', 'products', 'invoices', 'quotations', 'payments'];
  return [plurals.map((plural) => workspace.get(`/api/v1/${plural}`).body), eventTypesSoFar(workspace)];
}

/** Rows under their headers, wherever the columns stand. */
const shown = (sheet: string): unknown =>
  rowsByHeader(workspace.workbook, sheet).map((row) => Object.entries(row).sort());

function run(name: string): void {
  expect(workspace.emulator.run(name, [], { kind: 'time_trigger', activeUser: '' })).toMatchObject({
    ok: true,
  });
}

function deletesColumn(sheet: string, header: string): void {
  person.does((edits: PersonEdits) => edits.deleteColumn(sheet, columnNamed(workspace, sheet, header)));
}

const columns = [
  ['Invoice items', 'Tax %'],
  ['Invoice items', 'Quantity'],
  ['Invoice items', 'Document ID'],
  ['Invoice items', 'Line ID'],
  ['Customers', 'Phone'],
  ['Products', 'SKU'],
  ['Products', 'Tax %'],
  ['Invoices', 'PO number'],
  ['Invoices', 'Status'],
  ['Invoices', 'ID'],
  ['Invoices', 'Check'],
  ['Invoices', 'Data'],
  ['Invoices', 'Data 2'],
  ['Payments', 'Amount'],
] as const;

const renamed = [columns[0], columns[2], columns[4], columns[9], columns[11]] as const;

test.each(renamed)('in %s the header %s that was renamed is named as before', (sheet, header) => {
  const before = [known(), shown(sheet)];
  person.does((edits) =>
    edits.typeCell({ sheet, row: 1, column: columnNamed(workspace, sheet, header) }, 'Mine'),
  );
  expect(chooseSetUp(workspace)).toContain(
    `Renamed the header "Mine" of the sheet "${sheet}" back to "${header}".`,
  );
  run('sweepRows');
  expect([known(), shown(sheet)]).toEqual(before);
});

test.each(columns)('in %s the column %s that was deleted is filled with what it held', (sheet, header) => {
  const before = [known(), shown(sheet)];
  deletesColumn(sheet, header);
  expect(chooseSetUp(workspace)).toContain(`Added the column "${header}" to the sheet "${sheet}".`);
  expect(shown(sheet)).toEqual((before as unknown[])[1]);
  run('sweepRows');
  expect([known(), shown(sheet)]).toEqual(before);
});

test.each(['Customers', 'Products', 'Quotations', 'Invoices', 'Payments'])(
  'in %s the column Revision that was deleted makes no copies of its records',
  (sheet) => {
    const before = known();
    deletesColumn(sheet, 'Revision');
    chooseSetUp(workspace);
    run('sweepRows');
    expect(known()).toEqual(before);
    expect(person.sees(sheet, 2, 'Revision')).toEqual(expect.any(Number));
  },
);

test('Revision, Check and Data that were deleted together come back from the journal as far as it tells', () => {
  const before = known();
  for (const header of ['Revision', 'Check', 'Data', 'Data 2']) deletesColumn('Invoices', header);
  chooseSetUp(workspace);
  run('sweepRows');
  expect(known()).toEqual(before);
});

test('data that the journal has forgotten are named with where they can be had', () => {
  run('runDispatcher');
  workspace.clock.advance(31 * dayMs);
  workspace.create('customers', { name: 'Zoë' });
  run('runDispatcher');
  run('runDispatcher');
  deletesColumn('Customers', 'Data');
  const told = chooseSetUp(workspace);
  expect(told).toContainEqual(expect.stringMatching(/^Customers, row 2: .*version history/));
  expect(told).not.toContainEqual(expect.stringMatching(/^Customers, row 3: /));
  run('sweepRows');
  const { data, quarantined } = workspace.get('/api/v1/customers').body;
  expect([data.map(({ name }: { name: string }) => name), quarantined]).toEqual([['Zoë'], 1]);
});

test('a column that is not filled yet is not taken for one that a person has emptied', () => {
  const before = known();
  deletesColumn('Customers', 'Phone');
  // As far as Set up comes before it is killed.
  const column = columnNamed(workspace, 'Customers', 'Name') + 60;
  person.does((edits) => edits.paste({ sheet: 'Customers', row: 1, column }, [['Phone (being filled)']]));
  run('sweepRows');
  expect(workspace.post('/api/v1/customers', { name: 'Eve' })).toMatchObject({ status: 503 });
  chooseSetUp(workspace);
  run('sweepRows');
  expect(known()).toEqual(before);
  expect(columnNamed(workspace, 'Customers', 'Phone')).toBe(column);
});

test('a Revision that a person has cleared is the record’s again', () => {
  const before = known();
  for (const sheet of ['Invoices', 'Customers', 'Payments']) person.types(sheet, 2, 'Revision', '');
  run('sweepRows');
  expect(known()).toEqual(before);
  expect(person.sees('Invoices', 2, 'Revision')).toEqual(expect.any(Number));
});

test('Revision and Data that a person has cleared make no copy, and Fix takes them from the journal', () => {
  const before = known();
  for (const sheet of ['Invoices', 'Customers', 'Payments'])
    for (const header of ['Data', 'Revision', 'Check']) person.types(sheet, 2, header, '');
  run('sweepRows');
  expect(workspace.get('/api/v1/invoices').body).toMatchObject({ quarantined: 1 });
  const call = JSON.stringify({ command: 'fix_check', input: { id: 'rows' } });
  workspace.emulator.callFromPage('developerArea', [call], owner);
  expect(known()).toEqual(before);
});
