/** A customer's name that a person has typed with a slip of the hand. */
import { createPerson, type Person } from '../support/person.ts';
import { recordsOf } from '../support/read-lists.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

let workspace: TestClient;
let person: Person;

beforeEach(() => {
  workspace = createTestClient();
  person = createPerson(workspace);
});

describe('A customer who is typed nearly as one is called', () => {
  beforeEach(() => {
    workspace.create('customers', { name: 'Hanna Weber' });
  });

  test('is asked about before a second one is made', () => {
    person.typesRow('Invoices', { Customer: 'Hanna Webr', Status: 'draft' });
    expect(recordsOf(workspace, 'invoices')).toEqual([]);
    expect(recordsOf(workspace, 'customers')).toHaveLength(1);
    expect(person.reads('Invoices', 2, 'Customer')).toContain('Did you mean Hanna Weber?');
    person.types('Invoices', 2, 'Customer', 'Hanna Weber');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ customer_name: 'Hanna Weber' }]);
    expect(recordsOf(workspace, 'customers')).toHaveLength(1);
  });

  test('is one of her own when she is typed in the sheet of customers first', () => {
    person.typesRow('Customers', { Name: 'Hanna Webr' });
    person.typesRow('Invoices', { Customer: 'Hanna Webr', Status: 'draft' });
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ customer_name: 'Hanna Webr' }]);
  });

  test('is asked about where a draft gets another customer, and the draft keeps its own', () => {
    const row = person.typesRow('Invoices', { Customer: 'Bob', Status: 'draft' });
    person.types('Invoices', row, 'Customer', 'Hana Weber');
    expect(person.sees('Invoices', row, 'Customer')).toBe('Bob');
    expect(person.reads('Invoices', row, 'Customer')).toContain('Did you mean Hanna Weber?');
  });

  test('is made in silence where the name is another, or has another number', () => {
    for (const name of ['Hanna Weberknecht', 'Johanna Meier', 'Ada']) {
      person.typesRow('Invoices', { Customer: name, Status: 'draft' });
    }
    for (const name of ['Room 101 Ltd', 'Room 102 Ltd'])
      person.typesRow('Invoices', { Customer: name, Status: 'draft' });
    expect(recordsOf(workspace, 'customers')).toHaveLength(6);
  });
});
