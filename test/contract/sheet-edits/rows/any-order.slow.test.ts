/** Rows as people bring them: cells typed in any order, several cells pasted at once, rows of another workbook. */
import { createPerson, type Person } from '../../support/person.ts';
import { recordsOf } from '../../support/read-lists.ts';
import { createTestClient, type TestClient } from '../../support/test-client.ts';
import { columnNamed, textsOf } from '../../support/workbook-watch.ts';

let workspace: TestClient;
let person: Person;

beforeEach(() => {
  workspace = createTestClient();
  person = createPerson(workspace);
});

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    orders([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

/** Pastes cells from a header on, into one row or several. */
function pastes(sheet: string, row: number, header: string, cells: readonly (readonly string[])[]): void {
  const column = columnNamed(workspace, sheet, header);
  person.does((edits) => edits.paste({ sheet, row, column }, cells));
}

describe('A row is the same record in whatever order its cells are typed', () => {
  const invoice = [
    ['Customer', 'Ada'],
    ['Status', 'open'],
    ['Total', '50'],
    ['Due date', '2026-03-01'],
  ] as const;
  test.each(orders(invoice))('an invoice: %s, %s, %s, %s', (...cells) => {
    for (const [header, text] of cells) person.types('Invoices', 2, header, text);
    // A row that was open before it had a total was kept as a draft.
    person.types('Invoices', 2, 'Status', 'open');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([
      { customer_name: 'Ada', status: 'open', total: 50, due_date: '2026-03-01', number: 'INV-2026-0001' },
    ]);
    expect(person.reads('Invoices', 2, 'Status')).toBe('');
    expect(recordsOf(workspace, 'customers')).toHaveLength(1);
  });

  const draft = [
    ['Customer', 'Ada'],
    ['Status', 'draft'],
    ['Total', '50'],
  ] as const;
  test.each(orders(draft))('a draft: %s, %s, %s', (...cells) => {
    for (const [header, text] of cells) person.types('Invoices', 2, header, text);
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ status: 'draft', total: 50 }]);
  });

  const line = [
    ['Document', 'Draft 1'],
    ['Description', 'Oil'],
    ['Unit price', '5'],
    ['Quantity', '2'],
  ] as const;
  test.each(orders(line))('a line: %s, %s, %s, %s', (...cells) => {
    workspace.bill({ status: 'draft' });
    for (const [header, text] of cells) person.types('Invoice items', 3, header, text);
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 110 }]);
    expect(person.reads('Invoice items', 3, 'Document')).toBe('');
  });
});

describe('Several cells that are pasted', () => {
  test('are taken as if each had been typed, with those of an address', () => {
    workspace.create('customers', { name: 'Ada' });
    workspace.create('customers', { name: 'Grace' });
    const first = columnNamed(workspace, 'Customers', 'Email');
    const phone = columnNamed(workspace, 'Customers', 'Phone');
    expect(phone).toBe(first + 1);
    pastes('Customers', 2, 'Email', [
      ['ada@example.com', '030 1'],
      ['grace@example.com', '030 2'],
    ]);
    expect(recordsOf(workspace, 'customers')).toMatchObject([
      { name: 'Grace', email: 'grace@example.com', phone: '030 2' },
      { name: 'Ada', email: 'ada@example.com', phone: '030 1' },
    ]);
  });

  test('are taken where they are right, and the others have a note', () => {
    workspace.create('customers', { name: 'Ada' });
    workspace.create('customers', { name: 'Grace' });
    pastes('Customers', 2, 'Email', [['not an address'], ['grace@example.com']]);
    expect(recordsOf(workspace, 'customers')).toMatchObject([
      { email: 'grace@example.com' },
      { email: null },
    ]);
    expect(person.reads('Customers', 2, 'Email')).toContain('"not an address" was not taken.');
    expect(person.reads('Customers', 2, 'Email')).toContain('Email: ');
  });
});

describe('A row of another workbook', () => {
  function rowElsewhere(sheet: string, make: (other: TestClient) => void): readonly string[] {
    const other = createTestClient();
    make(other);
    return textsOf(other, sheet, 2);
  }

  test('is a record of its own, with ids of this workbook', () => {
    const row = rowElsewhere('Customers', (other) => {
      other.create('customers', { name: 'Ada', email: 'ada@example.com', metadata: { from: 'elsewhere' } });
    });
    workspace.create('customers', { name: 'Grace' });
    pastes('Customers', 3, 'Name', [row]);
    const [ada] = recordsOf(workspace, 'customers');
    expect(ada).toMatchObject({ name: 'Ada', email: 'ada@example.com', version: 1 });
    expect(ada?.metadata).toEqual({ from: 'elsewhere' });
    expect(row).not.toContain(ada?.id);
    expect(person.sees('Customers', 3, 'ID')).toBe(ada?.id);
    workspace.create('customers', { name: 'Mary' });
    expect(recordsOf(workspace, 'customers')).toHaveLength(3);
  });

  test('is once a record, however often its trigger runs and the sweep looks', () => {
    const row = rowElsewhere('Customers', (other) => {
      other.create('customers', { name: 'Ada' });
    });
    workspace.create('customers', { name: 'Grace' });
    pastes('Customers', 3, 'Name', [row]);
    pastes('Customers', 4, 'Name', [row]);
    person.types('Customers', 3, 'Name', 'Ada L.');
    workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
    expect(recordsOf(workspace, 'customers').map(({ name }) => name)).toEqual(['Ada', 'Ada L.', 'Grace']);
  });

  test('is an invoice with a number of this workbook, and its customer is found by name', () => {
    const here = workspace.create('customers', { name: 'Ada' });
    const row = rowElsewhere('Invoices', (other) => {
      other.create('products', { name: 'Engine', sku: 'E-1', unit_price: 4 });
      other.bill({
        items: [
          { sku: 'E-1', quantity: 2 },
          { description: 'Oil', unit_price: 2 },
        ],
      });
    });
    workspace.bill();
    pastes('Invoices', 3, 'Number', [row]);
    const [made] = recordsOf(workspace, 'invoices');
    expect(made).toMatchObject({ number: 'INV-2026-0002', status: 'open', customer_id: here.id });
    expect(made?.items).toMatchObject([
      { description: 'Engine', product_id: null, quantity: 2, amount: 8 },
      { description: 'Oil', amount: 2 },
    ]);
    expect(person.sees('Invoices', 3, 'Number')).toBe('INV-2026-0002');
  });
});
