/** A document whose customer a person has deleted can still be corrected: it has kept what it needs of it. */
import { createPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../../support/test-workspace.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const lines = {
  customer_name: 'Ada',
  items: [{ description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 }],
};

const deletesCustomer = (): void => person.does((edits) => edits.deleteRows('Customers', 2, 1));

const patches = (id: unknown, body: unknown) => workspace.call('PATCH', `/api/v1/invoices/${id}`, { body });

test('A draft takes corrections of its lines and dates', () => {
  const made = workspace.create('invoices', { ...lines, status: 'draft' });
  deletesCustomer();
  person.types('Invoice items', 2, 'Quantity', '3');
  person.types('Invoices', 2, 'Due date', '2026-03-01');
  person.types('Invoices', 2, 'PO number', 'PO-1');
  expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
    status: 'draft',
    total: 360,
    due_date: '2026-03-01',
    po_number: 'PO-1',
    customer_id: made.customer_id,
    customer_name: 'Ada',
    customer: made.customer,
    version: 4,
  });
  expect(person.reads('Invoices', 2, 'Customer ID')).toBe('');
});

test('A draft is finalized once it has a customer again', () => {
  const made = workspace.create('invoices', { ...lines, status: 'draft' });
  deletesCustomer();
  const refused = workspace.post(`/api/v1/invoices/${made.id}/finalize`, {});
  expect(refused).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  person.types('Invoices', 2, 'Status', 'open');
  expect(person.reads('Invoices', 2, 'Status')).toContain('of this document was deleted. Restore its row');
  person.types('Invoices', 2, 'Customer', 'Bob');
  person.types('Invoices', 2, 'Status', 'open');
  expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
    status: 'open',
    customer_name: 'Bob',
    customer: { name: 'Bob' },
  });
  expect(person.reads('Invoices', 2, 'Status')).toBe('');
});

test('A draft takes a PATCH that does not name another customer', () => {
  const made = workspace.create('invoices', { ...lines, status: 'draft' });
  deletesCustomer();
  const items = [{ ...lines.items[0], quantity: 3 }];
  expect(patches(made.id, { items, notes: 'Thanks' })).toMatchObject({
    status: 200,
    body: { total: 360, notes: 'Thanks', customer_id: made.customer_id, customer_name: 'Ada' },
  });
  const other = { customer_id: 'cus_01ARZ3NDEKTSV4RRFFQ69G5FAV' };
  expect(patches(made.id, other)).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/customer_id', code: 'not_found' }] },
  });
});

test('An invoice that is open takes what it takes at any time', () => {
  const made = workspace.create('invoices', { ...lines, status: 'open' });
  deletesCustomer();
  person.types('Invoice items', 2, 'Quantity', '3');
  person.types('Invoices', 2, 'Due date', '2026-03-01');
  expect(person.sees('Invoice items', 2, 'Quantity')).toBe(2);
  expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
    total: 240,
    due_date: '2026-03-01',
    customer_name: 'Ada',
  });
});
