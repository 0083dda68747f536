/** Dates, closed books and void documents bind a person as they bind a caller. */
import { createPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../../support/test-workspace.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const bill = (body: object = {}) =>
  workspace.create('invoices', {
    customer_name: 'Ada',
    items: [{ description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 }],
    ...body,
  });
const read = (plural: string, { id }: { id: string }) => workspace.get(`/api/v1/${plural}/${id}`).body;

function closeBooks(day: string): void {
  person.types('Settings', person.finds('Settings', 'Setting', 'Books closed through'), 'Value', day);
}

describe('Closed books', () => {
  const closed = { invoice_date: '2026-01-02' };

  test.each([
    ['out of', '2026-01-02', '2026-01-07'],
    ['into', '2026-01-07', '2026-01-05'],
  ])('let no payment be moved %s their period', (_way, from, to) => {
    const { id } = bill();
    const made = workspace.create('payments', { invoice_id: id, amount: 10, payment_date: from });
    closeBooks('2026-01-05');
    person.types('Payments', 2, 'Payment date', to);
    expect(read('payments', made)).toEqual(made);
    expect(person.sees('Payments', 2, 'Payment date')).toBe(from);
    expect(person.reads('Payments', 2, 'Payment date')).toContain('closed through 2026-01-05');
  });

  test('leave what a caller may change of their invoices, and drafts', () => {
    const made = bill(closed);
    const draft = bill({ ...closed, status: 'draft' });
    closeBooks('2026-01-05');
    expect(
      workspace.call('PATCH', `/api/v1/invoices/${made.id}`, { body: { due_date: '2026-02-10' } }).status,
    ).toBe(200);
    person.types('Invoices', 2, 'Due date', '2026-02-12');
    person.types('Invoices', 2, 'PO number', 'PO 7');
    expect(read('invoices', made)).toMatchObject({ due_date: '2026-02-12', po_number: 'PO 7' });
    person.types('Invoices', 3, 'Invoice date', '2026-01-03');
    expect(read('invoices', draft)).toMatchObject({ invoice_date: '2026-01-03' });
  });

  test('take no typed payment of their days', () => {
    const made = bill();
    closeBooks('2026-01-05');
    const row = person.typesRow('Payments', {
      Invoice: made.number,
      'Payment date': '2026-01-05',
      Amount: '5',
      Status: 'received',
    });
    expect(read('invoices', made)).toEqual(made);
    expect(person.reads('Payments', row, 'Status')).toContain('closed through 2026-01-05');
  });

  test('leave dates that are later alone', () => {
    const made = bill({ invoice_date: '2026-01-07' });
    const paid = workspace.create('payments', { invoice_id: made.id, amount: 10 });
    closeBooks('2026-01-05');
    person.types('Payments', 2, 'Payment date', '2026-01-06');
    expect(read('payments', paid)).toMatchObject({ payment_date: '2026-01-06' });
  });
});

describe('A due date before the invoice’s own', () => {
  test.each(['open', 'partially_paid'])('is restored while the invoice is %s', (status) => {
    const made = bill();
    const amount = { open: null, partially_paid: 10 }[status];
    if (amount !== null) workspace.create('payments', { invoice_id: made.id, amount });
    const before = read('invoices', made);
    expect(before.status).toBe(status);
    person.types('Invoices', 2, 'Due date', '2026-01-01');
    expect(read('invoices', made)).toEqual(before);
    expect(person.reads('Invoices', 2, 'Due date')).toContain('Must not be before 2026-01-07');
    person.types('Invoices', 2, 'Due date', '2026-03-01');
    expect(read('invoices', made)).toMatchObject({ due_date: '2026-03-01' });
  });

  test('is restored in a quotation that was accepted', () => {
    const made = workspace.create('quotations', { customer_name: 'Ada', total: 5, status: 'sent' });
    workspace.post(`/api/v1/quotations/${made.id}/accept`, {});
    person.types('Quotations', 2, 'Expiry date', '2026-01-01');
    expect(read('quotations', made)).toMatchObject({ expiry_date: made.expiry_date });
    expect(person.reads('Quotations', 2, 'Expiry date')).toContain('It can change only in a draft.');
  });
});

test.each(['Invoice date', 'Due date', 'PO number'])(
  'A void document keeps its %s, and a note says why',
  (header) => {
    const made = bill();
    workspace.post(`/api/v1/invoices/${made.id}/void`, {});
    const before = read('invoices', made);
    const shown = person.sees('Invoices', 2, header);
    person.types('Invoices', 2, header, '2027-01-01');
    expect(read('invoices', made)).toEqual(before);
    expect(person.sees('Invoices', 2, header)).toBe(shown);
    expect(person.reads('Invoices', 2, header)).toContain('Copy the row to create a new one.');
  },
);
