/** A person types lines of a document whose customer cannot be read: they stay as typed until that is corrected. */
import { createPerson, type Person } from '../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

let workspace: TestWorkspace;
let person: Person;
let path: string;

const sheet = 'Invoice items';

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
  const customer = workspace.create('customers', { name: 'Ada' });
  const items = [{ description: 'Engine', quantity: 2, unit_price: 100 }];
  path = `/api/v1/invoices/${workspace.create('invoices', { customer_id: customer.id, items, status: 'draft' }).id}`;
  person.types('Customers', 2, 'Payment terms (days)', 'soon');
});

function sweep(): void {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
}

const correctsCustomer = (): void => person.types('Customers', 2, 'Payment terms (days)', '14');

test('a corrected line stays as it was typed, with a note, and is taken by the next sweep', () => {
  person.types(sheet, 2, 'Quantity', '3');
  expect(person.sees(sheet, 2, 'Quantity')).toBe(3);
  expect(person.reads(sheet, 2, 'Document')).toContain('Not taken yet.');
  expect(workspace.get(path).body).toMatchObject({ total: 200, version: 1 });
  sweep();
  expect(person.sees(sheet, 2, 'Quantity')).toBe(3);
  expect(workspace.get(path).body).toMatchObject({ total: 200, version: 1 });
  correctsCustomer();
  sweep();
  expect(workspace.get(path).body).toMatchObject({ total: 300, version: 2 });
  expect(person.reads(sheet, 2, 'Document')).toBe('');
});

test('so is a line that was typed below', () => {
  const row = person.typesRow(sheet, {
    Document: 'Draft 1',
    Description: 'Oil',
    'Unit price': '5',
  });
  expect(person.sees(sheet, row, 'Description')).toBe('Oil');
  expect(person.reads(sheet, row, 'Document')).toContain('Not taken yet.');
  expect(workspace.get(path).body).toMatchObject({ total: 200, version: 1 });
  correctsCustomer();
  sweep();
  expect(workspace.get(path).body).toMatchObject({ total: 205, version: 2 });
  expect(workspace.get(path).body.items).toHaveLength(2);
  expect(person.reads(sheet, row, 'Document')).toBe('');
});

test('what the document itself does not allow is restored, for that no customer is needed', () => {
  person.types(sheet, 2, 'Quantity', 'many');
  expect(workspace.get(path).body).toMatchObject({ total: 200, version: 1 });
  correctsCustomer();
  workspace.post(`${path}/finalize`, {});
  person.types(sheet, 2, 'Quantity', '3');
  expect(person.sees(sheet, 2, 'Quantity')).toBe(2);
});

test('a line that was deleted meanwhile is gone once the customer is corrected', () => {
  person.typesRow(sheet, { Document: 'Draft 1', Description: 'Oil', 'Unit price': '5' });
  correctsCustomer();
  sweep();
  expect(workspace.get(path).body).toMatchObject({ total: 205, version: 2 });
  person.types('Customers', 2, 'Payment terms (days)', 'soon');
  person.does((edits) => edits.deleteRows(sheet, 3, 1));
  expect(workspace.get(path).body).toMatchObject({ total: 205, version: 2 });
  correctsCustomer();
  sweep();
  expect(workspace.get(path).body).toMatchObject({ total: 200, version: 3 });
});
