/** A payment that a person types or copies books what its row says, and nothing that nobody typed. */
import { eventTypesFrom, recordsOf } from '../support/read-lists.ts';
import { createPerson, type Person } from '../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { columnNamed, textsOf } from '../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const bill = (body: object = {}) =>
  workspace.create('invoices', {
    customer_name: 'Ada',
    items: [
      { description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 },
      { description: 'Oil', quantity: 1, unit_price: 5 },
    ],
    ...body,
  });
const now = (id: string) => workspace.get(`/api/v1/invoices/${id}`).body;
const amounts = (): number[] => recordsOf(workspace, 'payments').map(({ amount }) => amount);

/** Copies a row below the others, with other texts in some cells. */
function copies(sheet: string, row: number, texts: Readonly<Record<string, string>> = {}): number {
  const cells = textsOf(workspace, sheet, row);
  for (const [header, text] of Object.entries(texts)) cells[columnNamed(workspace, sheet, header) - 1] = text;
  const below = (workspace.workbook.data.sheets.find(({ name }) => name === sheet)?.rows.length ?? 0) + 1;
  person.does((edits) => edits.paste({ sheet, row: below, column: 1 }, [cells]));
  return below;
}

describe('A copy of a payment', () => {
  test('books the same amount, day and method once more', () => {
    const made = bill();
    const first = workspace.create('payments', {
      invoice_id: made.id,
      amount: 10,
      payment_date: '2026-01-03',
      method: 'card',
      reference: 'Till 2',
      external_id: 'bank-1',
    });
    const events = eventTypesFrom(workspace, () => copies('Payments', 2));
    expect(events.sort()).toEqual(['invoice.partially_paid', 'payment.received']);
    const [copy] = recordsOf(workspace, 'payments');
    expect(copy).toMatchObject({
      invoice_id: made.id,
      amount: 10,
      payment_date: '2026-01-03',
      method: 'card',
      reference: 'Till 2',
      external_id: null,
      status: 'received',
    });
    expect(copy.id).not.toBe(first.id);
    expect(now(made.id)).toMatchObject({ amount_paid: 20, amount_due: 225, status: 'partially_paid' });
  });

  test('books what was typed over the amount', () => {
    const made = bill();
    workspace.create('payments', { invoice_id: made.id, amount: 10 });
    copies('Payments', 2, { Amount: '25' });
    expect(now(made.id)).toMatchObject({ amount_paid: 35 });
  });

  test('is of the invoice whose number was typed over the first’s', () => {
    const [made, other] = [bill(), bill()];
    workspace.create('payments', { invoice_id: made.id, amount: 10 });
    copies('Payments', 2, { Invoice: other.number });
    expect(now(made.id)).toMatchObject({ amount_paid: 10 });
    expect(now(other.id)).toMatchObject({ amount_paid: 10, status: 'partially_paid' });
  });

  test('is not booked on the first’s invoice when there is no invoice of the number', () => {
    const made = bill();
    workspace.create('payments', { invoice_id: made.id, amount: 10 });
    const row = copies('Payments', 2, { Invoice: 'INV-2026-0099' });
    expect(amounts()).toEqual([10]);
    expect(person.reads('Payments', row, 'Invoice')).toContain('There is no invoice INV-2026-0099');
    person.types('Payments', row, 'Invoice', made.number);
    expect(amounts()).toEqual([10, 10]);
  });

  test('that is more than is due stays as it is, and is told why', () => {
    const made = bill();
    workspace.create('payments', { invoice_id: made.id, amount: 200 });
    const row = copies('Payments', 2);
    expect(amounts()).toEqual([200]);
    expect(person.reads('Payments', row, 'Amount')).toContain('Must be at most 45');
    expect(person.sees('Payments', row, 'ID')).toBeUndefined();
  });

  test('of a voided one is none until somebody says that it was received', () => {
    const made = bill();
    const { id } = workspace.create('payments', { invoice_id: made.id, amount: 10 });
    workspace.post(`/api/v1/payments/${id}/void`, {});
    const row = copies('Payments', 2);
    expect(amounts()).toEqual([10]);
    expect(now(made.id)).toMatchObject({ status: 'open', amount_paid: 0 });
    expect(person.reads('Payments', row, 'Status')).toContain('"voided" was not taken.');
    expect(person.reads('Payments', row, 'Status')).toContain('Type received');
    person.types('Payments', row, 'Status', 'received');
    expect(amounts()).toEqual([10, 10]);
    expect(now(made.id)).toMatchObject({ status: 'partially_paid', amount_paid: 10 });
  });
});

describe('A payment that a person types', () => {
  test('is booked once the amount is there, in whatever order it was typed', () => {
    const made = bill();
    const row = person.typesRow('Payments', { Invoice: made.number, Status: 'received' });
    expect(amounts()).toEqual([]);
    expect(now(made.id)).toEqual(made);
    expect(person.reads('Payments', row, 'Amount')).toContain('Type the amount');
    person.types('Payments', row, 'Amount', '5');
    person.types('Payments', row, 'Payment date', '2026-01-05');
    expect(recordsOf(workspace, 'payments')).toMatchObject([{ amount: 5, payment_date: '2026-01-05' }]);
    expect(now(made.id)).toMatchObject({ amount_paid: 5 });
  });

  test('and whose invoice alone is there is left alone', () => {
    const made = bill();
    const row = person.typesRow('Payments', { Invoice: made.number });
    expect(amounts()).toEqual([]);
    expect(person.reads('Payments', row, 'Amount')).toBe('');
  });

  test.each(['voided', 'paid'])('as %s is not received', (status) => {
    const made = bill();
    const row = person.typesRow('Payments', { Invoice: made.number, Amount: '5', Status: status });
    expect(amounts()).toEqual([]);
    expect(now(made.id)).toEqual(made);
    expect(person.reads('Payments', row, 'Status')).toContain(`"${status}" was not taken.`);
    expect(person.sees('Payments', row, 'Amount')).toBe(5);
  });

  test('lacks its invoice, and is told so', () => {
    bill();
    const row = person.typesRow('Payments', { Invoice: 'INV-9', Amount: '5', Status: 'received' });
    expect(person.reads('Payments', row, 'Invoice')).toContain('There is no invoice INV-9');
  });
});

describe('A number that a draft has as its wish, and an invoice by now, stands for the invoice', () => {
  /** The draft stands above the invoice. */
  const draftAbove = () => {
    const draft = bill({ status: 'draft', number: 'INV-2026-0001' });
    const issued = bill();
    expect(issued.number).toBe('INV-2026-0001');
    expect(person.finds('Invoices', 'ID', draft.id)).toBeLessThan(person.finds('Invoices', 'ID', issued.id));
    return { draft, issued };
  };

  test('in a payment', () => {
    const { issued } = draftAbove();
    person.typesRow('Payments', { Invoice: issued.number, Amount: '5', Status: 'received' });
    expect(now(issued.id)).toMatchObject({ amount_paid: 5 });
  });

  test('in a line', () => {
    const { draft, issued } = draftAbove();
    const line = { Description: 'Filter', 'Unit price': '7', Document: issued.number };
    const row = person.typesRow('Invoice items', line);
    expect(person.reads('Invoice items', row, 'Document')).toContain('cannot change while it is open');
    expect([now(issued.id), now(draft.id)]).toEqual([issued, draft]);
  });
});
