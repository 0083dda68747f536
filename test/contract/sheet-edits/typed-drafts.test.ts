/** A draft that a person types with several lines: no total, and lines that say for whom they are. */
import { rowsByHeader } from '../support/ledger.ts';
import { createPerson, type Person } from '../support/person.ts';
import { recordsOf } from '../support/read-lists.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

let workspace: TestClient;
let person: Person;

beforeEach(() => {
  workspace = createTestClient();
  person = createPerson(workspace);
});

const lines = 'Invoice items';

function typesLine(document: string, description: string, price: string): number {
  return person.typesRow(lines, { Document: document, Description: description, 'Unit price': price });
}

const shown = (): unknown[][] =>
  rowsByHeader(workspace.workbook, lines).map((row) => [row.Document, row.Description, row['Unit price']]);

describe('A draft that is typed without a total', () => {
  test('gets its lines one by one, and is issued with their sum', () => {
    const row = person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    expect(shown()).toEqual([]);
    expect(person.sees('Invoices', row, 'Number')).toBe('Draft 1');
    typesLine('draft 1', 'Engine', '100');
    typesLine('Ada', 'Oil', '5.50');
    expect(shown()).toEqual([
      ['Draft 1', 'Engine', 100],
      ['Draft 1', 'Oil', 5.5],
    ]);
    expect(recordsOf(workspace, 'invoices')).toMatchObject([
      { status: 'draft', number: null, display_number: 'Draft 1', total: 105.5 },
    ]);
    expect(person.sees('Invoices', row, 'Total')).toBe(105.5);
    person.types('Invoices', row, 'Status', 'open');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([
      {
        status: 'open',
        number: 'INV-2026-0001',
        display_number: 'INV-2026-0001',
        shape: 'items',
        total: 105.5,
      },
    ]);
    expect(shown().map(([document]) => document)).toEqual(['INV-2026-0001', 'INV-2026-0001']);
  });

  test('is not issued before it has a line, and says where to type one', () => {
    const row = person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    person.types('Invoices', row, 'Status', 'open');
    expect(person.sees('Invoices', row, 'Status')).toBe('draft');
    expect(person.reads('Invoices', row, 'Status')).toContain('Without lines it stays a draft');
    expect(person.reads('Invoices', row, 'Status')).toContain('"Draft 1" under Document');
    person.types('Invoices', row, 'Total', '30');
    person.types('Invoices', row, 'Status', 'open');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ status: 'open', total: 30 }]);
  });

  test('takes a line while it is typed, in the row where it stands', () => {
    person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    const row = typesLine('Ada', 'Engine', '100');
    person.types(lines, row, 'Quantity', '3');
    expect(shown()).toEqual([['Draft 1', 'Engine', 100]]);
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 300 }]);
  });

  test('stays a draft when it is typed as open, and says where to type its lines', () => {
    const row = person.typesRow('Invoices', { Customer: 'Ada', Status: 'open' });
    expect(person.sees('Invoices', row, 'Status')).toBe('draft');
    expect(person.reads('Invoices', row, 'Status')).toContain('"Draft 1" under Document');
    typesLine('Draft 1', 'Engine', '110');
    person.types('Invoices', row, 'Status', 'open');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ status: 'open', total: 110 }]);
    expect(person.reads('Invoices', row, 'Status')).toBe('');
  });

  test.each(['Draft 1', 'Ada', 'PO-7', 'R-5'])(
    'takes lines that were typed before it, for %s',
    (document) => {
      const lineRow = typesLine(document, 'Engine', '100');
      typesLine(document, 'Oil', '10');
      expect(person.reads(lines, lineRow, 'Document')).toContain('It waits until there is one.');
      const number = document === 'R-5' ? { Number: 'R-5' } : {};
      const row = person.typesRow('Invoices', {
        ...number,
        Customer: 'Ada',
        'PO number': 'PO-7',
        Status: 'open',
      });
      expect(person.reads(lines, lineRow, 'Document')).toBe('');
      expect(recordsOf(workspace, 'invoices')).toMatchObject([{ status: 'draft', total: 110 }]);
      person.types('Invoices', row, 'Status', 'open');
      expect(recordsOf(workspace, 'invoices')).toMatchObject([{ status: 'open', total: 110 }]);
    },
  );

  test('is a quotation as well, which is sent with its lines', () => {
    const row = person.typesRow('Quotations', { Customer: 'Ada', Status: 'draft' });
    person.typesRow('Quotation items', { Document: 'Ada', Description: 'Roof', 'Unit price': '900' });
    person.types('Quotations', row, 'Status', 'sent');
    expect(recordsOf(workspace, 'quotations')).toMatchObject([{ status: 'sent', total: 900 }]);
  });
});

test('The total of a draft gives way to the first line that is typed', () => {
  person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft', Total: '80' });
  expect(shown()).toEqual([['Draft 1', 'Invoice total', 80]]);
  typesLine('Ada', 'Engine', '100');
  expect(shown()).toEqual([['Draft 1', 'Engine', 100]]);
  typesLine('Ada', 'Oil', '5');
  expect(recordsOf(workspace, 'invoices')).toMatchObject([{ shape: 'items', total: 105 }]);
});

describe('A line that belongs to nobody', () => {
  test('has a note, and no draft takes it while two are for the same customer', () => {
    const first = person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    const row = typesLine('Ada', 'Engine', '100');
    expect(person.reads(lines, row, 'Document')).toContain('This row is not a line yet');
    expect(person.reads(lines, row, 'Document')).toContain('of one draft alone');
    person.types('Invoices', first, 'PO number', 'PO-7');
    person.types(lines, row, 'Document', 'po-7');
    expect(person.reads(lines, row, 'Document')).toBe('');
    expect(recordsOf(workspace, 'invoices').map(({ total }) => total)).toEqual([0, 100]);
  });

  test('is not that of an issued invoice of the customer', () => {
    workspace.bill({ customer_name: 'Ada' });
    const row = typesLine('Ada', 'Engine', '100');
    expect(person.reads(lines, row, 'Document')).toContain('This row is not a line yet');
    expect(recordsOf(workspace, 'invoices')).toMatchObject([{ total: 100 }]);
  });
});

test('a draft of the API shows its name at its lines, and the sweep leaves them as they are', () => {
  workspace.bill({ status: 'draft', customer_name: 'Grace' });
  expect(shown().map(([document]) => document)).toEqual(['Draft 1']);
  const [before] = recordsOf(workspace, 'invoices');
  workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  expect(recordsOf(workspace, 'invoices')).toEqual([before]);
  expect(shown().map(([document]) => document)).toEqual(['Draft 1']);
});

describe('A typed line of a draft', () => {
  const tea = { name: 'Tea', sku: 'T-1', unit_price: 4.5, unit: 'box', tax_rate: 7 };

  function typesOwn(texts: Readonly<Record<string, string>>) {
    person.typesRow(lines, { ...texts, Document: 'Ada' });
    // Its row is the first: that of the placeholder is gone.
    const row = 2;
    const [invoice] = recordsOf(workspace, 'invoices');
    const items = (invoice?.items ?? []) as Record<string, unknown>[];
    return { row, line: items[0] };
  }

  test.each<[string, Record<string, string>]>([
    ['the SKU', { Product: 'T-1' }],
    ['the name', { Product: 'Tea' }],
    ['an entry of the list', { Product: 'T-1 – Tea' }],
    ['the name as its description', { Description: 'Tea' }],
  ])('is filled from its product, named by %s', (_how, texts) => {
    const product = workspace.create('products', tea);
    person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    const { row, line } = typesOwn({ ...texts, Quantity: '2' });
    expect(line).toMatchObject({
      ...{
        product_id: product.id,
        description: 'Tea',
        quantity: 2,
        unit: 'box',
        unit_price: 4.5,
        tax_rate: 7,
      },
    });
    expect(person.reads(lines, row, 'Tax %')).toBe('');
  });

  test('is not filled from a product whose SKU is only the beginning of a name', () => {
    workspace.create('products', { ...tea, sku: 'Tea', name: 'Black tea' });
    const other = workspace.create('products', { name: 'Tea – green', unit_price: 6 });
    person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    expect(typesOwn({ Product: 'Tea – green' }).line).toMatchObject({ product_id: other.id, unit_price: 6 });
  });

  test('keeps what was typed besides its product', () => {
    workspace.create('products', tea);
    person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    const { line } = typesOwn({ Description: 'Tea', 'Unit price': '5', 'Tax %': '19' });
    expect(line).toMatchObject({ sku: 'T-1', unit_price: 5, tax_rate: 19, unit: 'box' });
  });

  test('takes the default rate of the workspace', () => {
    person.types('Settings', person.finds('Settings', 'Setting', 'Default tax rate'), 'Value', '19');
    person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    const { row, line } = typesOwn({ Description: 'Engine', 'Unit price': '100' });
    expect([line?.tax_rate, person.sees(lines, row, 'Tax %')]).toEqual([19, 19]);
    expect(person.reads(lines, row, 'Tax %')).toBe('');
  });

  test('says that it has no tax, where nobody says why', () => {
    person.typesRow('Invoices', { Customer: 'Ada', Status: 'draft' });
    const { row, line } = typesOwn({ Description: 'Engine', 'Unit price': '100' });
    expect(line?.tax_rate).toBe(0);
    expect(person.reads(lines, row, 'Tax %')).toContain('No tax was typed');
    person.types(lines, row, 'Tax %', '19');
    expect(person.reads(lines, row, 'Tax %')).toBe('');
  });
});
