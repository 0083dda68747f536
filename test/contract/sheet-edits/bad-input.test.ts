/** What goes wrong when people type into the sheets: nothing is lost, nothing is doubled, and a note says what to do. */
import { createPerson, type Person } from '../support/person.ts';
import { recordsOf } from '../support/read-lists.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

let workspace: TestClient;
let person: Person;

beforeEach(() => {
  workspace = createTestClient();
  person = createPerson(workspace);
});

const items = [{ description: 'Engine', quantity: 2, unit_price: 100 }];

describe('The id of a record that a person puts into another row', () => {
  test.each([
    ['above', 2],
    ['between', 3],
    ['below', 6],
  ])('%s does not disable the record', (_where, row) => {
    const made = ['Ada', 'Bob', 'Cid'].map((customer_name) =>
      workspace.create('invoices', { customer_name, items, status: 'open' }),
    );
    const { id } = made[1] ?? {};
    person.does((edits) => edits.insertRows('Invoices', row, 1));
    person.types('Invoices', row, 'ID', String(id));
    const path = `/api/v1/invoices/${id}`;
    expect(workspace.get(path)).toMatchObject({ status: 200, body: { customer_name: 'Bob' } });
    expect(workspace.call('PATCH', path, { body: { notes: 'Thanks' } })).toMatchObject({ status: 200 });
    expect(workspace.post('/api/v1/payments', { invoice_id: id, amount: 50 })).toMatchObject({ status: 201 });
    expect(workspace.get(path).body).toMatchObject({ notes: 'Thanks', amount_paid: 50 });
    expect(person.sees('Invoices', row, 'ID')).toBeUndefined();
  });
});

test('Of two invoices that are typed with one number the second waits, and says why', () => {
  person.typesRow('Invoices', { Number: 'X-1', Customer: 'Ada', Total: '10', Status: 'open' });
  const row = person.typesRow('Invoices', { Number: 'X-1', Customer: 'Ada', Total: '20', Status: 'open' });
  expect(person.reads('Invoices', row, 'Number')).toContain('The number "X-1" is already used.');
  expect(recordsOf(workspace, 'invoices')).toMatchObject([{ number: 'X-1', total: 10 }]);
  person.types('Invoices', row, 'Number', 'X-2');
  expect(recordsOf(workspace, 'invoices')).toMatchObject([{ number: 'X-2', total: 20 }, { number: 'X-1' }]);
});

test('A total that is not the sum of the lines is restored', () => {
  workspace.create('invoices', { customer_name: 'Ada', items, status: 'draft' });
  person.types('Invoices', 2, 'Total', '150');
  expect(person.sees('Invoices', 2, 'Total')).toBe(200);
  expect(person.reads('Invoices', 2, 'Total')).toContain('change them in the sheet Invoice items');
});

test('An amount that is a text waits until it is a number', () => {
  const row = person.typesRow('Invoices', { Customer: 'Ada', Total: '1.234,56 €', Status: 'open' });
  expect(person.sees('Invoices', row, 'Total')).toBe('1.234,56 €');
  expect(person.reads('Invoices', row, 'Total')).toContain('the cell must be a number');
  person.types('Invoices', row, 'Total', '1234.56');
  expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 1234.56, status: 'open' }]);
});

describe('A date as it is written elsewhere', () => {
  const typesDue = (due: string): number =>
    person.typesRow('Invoices', { Customer: 'Ada', Total: '12', 'Due date': due, Status: 'open' });

  test('is read where it can be one day alone', () => {
    typesDue('31.12.2026');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ due_date: '2026-12-31' }]);
  });

  test('stays as it was typed where it is no day', () => {
    const row = typesDue('13/13/2026');
    expect(person.sees('Invoices', row, 'Due date')).toBe('13/13/2026');
    expect(person.reads('Invoices', row, 'Due date')).toContain('Must be a real calendar day');
    expect(recordsOf(workspace, 'invoices')).toEqual([]);
  });
});
