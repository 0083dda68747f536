/** A percentage is what a person sees in its cell, however Google keeps it. */
import { sheetNamed } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createPerson, type Person } from '../../support/person.ts';
import { type Answered, createTestWorkspace, type TestWorkspace } from '../../support/test-workspace.ts';
import { columnNamed } from '../../support/workbook-watch.ts';
import { displayValue } from '../../../../src/emulator/spreadsheet/text/display-value.ts';
import { styleAt } from '../../../../src/emulator/spreadsheet/workbook/style-grid.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const lines = {
  customer_name: 'Ada',
  status: 'draft',
  items: [
    { description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 },
    { description: 'Oil', quantity: 1, unit_price: 5 },
  ],
};

/** The text that the cell under a header shows. */
function shows(sheet: string, row: number, header: string): string {
  const data = sheetNamed(workspace.workbook, sheet);
  const column = columnNamed(workspace, sheet, header);
  const format = data === undefined ? undefined : styleAt(data.styles, row, column).numberFormat;
  const cell = person.sees(sheet, row, header);
  if (typeof cell === 'object') throw new Error(`There is a formula in row ${row} under "${header}".`);
  return displayValue(cell, format, workspace.workbook.data.locale);
}

function invoiceOf(id: string): Answered['body'] {
  return workspace.get(`/api/v1/invoices/${id}`).body;
}

function sweep(): void {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  if (!outcome.ok) throw new Error(outcome.text);
}

describe('A percentage that a person types', () => {
  test.each([
    ['19%', 19],
    ['19.5 %', 19.5],
    ['1.1%', 1.1],
    ['19', 19],
    ['0.19', 0.19],
    ['0%', 0],
    ['100%', 100],
  ])('into a line item as %s is a rate of %d', (text, rate) => {
    const { id } = workspace.create('invoices', lines);
    person.types('Invoice items', 2, 'Tax %', text);
    const invoice = invoiceOf(id);
    expect(invoice.items[0].tax_rate).toBe(rate);
    expect(invoice.total).toBe(205 + rate * 2);
    expect(person.sees('Invoice items', 2, 'Tax %')).toBe(rate);
    expect(shows('Invoice items', 2, 'Tax %')).toBe(String(rate));
  });

  test.each([
    ['19%', 19],
    ['0.19', 0.19],
    ['7.25%', 7.25],
  ])('into a product as %s is a rate of %d', (text, rate) => {
    const { id } = workspace.create('products', { name: 'Oil', unit_price: 5, tax_rate: 20 });
    person.types('Products', 2, 'Tax %', text);
    expect(workspace.get(`/api/v1/products/${id}`).body).toMatchObject({ tax_rate: rate, version: 2 });
    expect(shows('Products', 2, 'Tax %')).toBe(String(rate));
    sweep();
    expect(workspace.get(`/api/v1/products/${id}`).body).toMatchObject({ tax_rate: rate, version: 2 });
  });

  test.each(['Products', 'Invoice items'])('that is rarely meant is asked about in %s', (sheet) => {
    workspace.create('products', { name: 'Oil', unit_price: 5 });
    workspace.create('invoices', lines);
    person.types(sheet, 2, 'Tax %', '0.19');
    expect(person.reads(sheet, 2, 'Tax %')).toBe(
      'Billing API: This is 0.19 per cent. If you mean 19 per cent, type 19.',
    );
    person.types(sheet, 2, 'Tax %', '19');
    expect(person.reads(sheet, 2, 'Tax %')).toBe('');
  });

  test('of a new product that is rarely meant is asked about', () => {
    person.typesRow('Products', { 'Unit price': '3', 'Tax %': '0.07', Name: 'Oil' });
    expect(person.reads('Products', 2, 'Tax %')).toContain('type 7.');
  });

  test('that is the rate already changes nothing, and is shown as before', () => {
    const { id } = workspace.create('products', { name: 'Oil', unit_price: 5, tax_rate: 20 });
    person.types('Products', 2, 'Tax %', '20%');
    expect(workspace.get(`/api/v1/products/${id}`).body).toMatchObject({ tax_rate: 20, version: 1 });
    expect(shows('Products', 2, 'Tax %')).toBe('20');
  });

  test('with a comma, where numbers have one, is what it says', () => {
    workspace.workbook.apply({ op: 'set_workbook', locale: 'de_DE' });
    const { id } = workspace.create('products', { name: 'Oil', unit_price: 5 });
    person.types('Products', 2, 'Tax %', '19,5 %');
    expect(workspace.get(`/api/v1/products/${id}`).body.tax_rate).toBe(19.5);
    expect(shows('Products', 2, 'Tax %')).toBe('19,5');
  });

  test('with a new product or line is what it says', () => {
    person.typesRow('Products', { 'Unit price': '3', 'Tax %': '7%', Name: 'Oil' });
    expect(workspace.get('/api/v1/products').body.data).toMatchObject([{ tax_rate: 7 }]);
    expect(shows('Products', 2, 'Tax %')).toBe('7');
    const { id, display_number } = workspace.create('invoices', lines);
    person.typesRow('Invoice items', {
      Description: 'Lens',
      Quantity: '1',
      'Unit price': '10',
      'Tax %': '7%',
      Document: display_number,
    });
    expect(invoiceOf(id).items[2]).toMatchObject({ description: 'Lens', tax_rate: 7 });
  });

  test('and that no trigger was told of is found by the sweep', () => {
    const invoice = workspace.create('invoices', lines);
    const product = workspace.create('products', { name: 'Oil', unit_price: 5, tax_rate: 20 });
    person.does((edits) => {
      for (const [sheet, row] of [
        ['Invoice items', 2],
        ['Products', 2],
      ] as const)
        edits.typeCell({ sheet, row, column: columnNamed(workspace, sheet, 'Tax %') }, '19%');
      return undefined;
    });
    // Only the cell's format shows what a percentage means: until the edit is applied, the API has the one before.
    expect(workspace.get(`/api/v1/products/${product.id}`).body.tax_rate).toBe(20);
    sweep();
    expect(invoiceOf(invoice.id)).toMatchObject({ total: 243, version: 2 });
    expect(workspace.get(`/api/v1/products/${product.id}`).body).toMatchObject({ tax_rate: 19, version: 2 });
    expect(shows('Products', 2, 'Tax %')).toBe('19');
  });

  test('and that a request meets first is taken before the request', () => {
    const { id } = workspace.create('products', { name: 'Oil', unit_price: 5, tax_rate: 20 });
    person.does((edits) => {
      edits.typeCell(
        { sheet: 'Products', row: 2, column: columnNamed(workspace, 'Products', 'Tax %') },
        '19%',
      );
      return undefined;
    });
    const { body } = workspace.call('PATCH', `/api/v1/products/${id}`, { body: { name: 'Oil 5W' } });
    expect(body).toMatchObject({ name: 'Oil 5W', tax_rate: 19, version: 3 });
    expect(shows('Products', 2, 'Tax %')).toBe('19');
  });

  test('pasted into several rows at once is what it says in each', () => {
    const { id } = workspace.create('invoices', lines);
    const column = columnNamed(workspace, 'Invoice items', 'Tax %');
    person.does((edits) => edits.paste({ sheet: 'Invoice items', row: 2, column }, [['7%'], ['19%']]));
    expect(invoiceOf(id).items.map(({ tax_rate }: { tax_rate: number }) => tax_rate)).toEqual([7, 19]);
  });

  test('over a hundred is refused, and restored', () => {
    const { id } = workspace.create('products', { name: 'Oil', unit_price: 5, tax_rate: 20 });
    person.types('Products', 2, 'Tax %', '1900%');
    expect(workspace.get(`/api/v1/products/${id}`).body).toMatchObject({ tax_rate: 20, version: 1 });
    expect(person.reads('Products', 2, 'Tax %')).toContain('at most 100');
    expect(shows('Products', 2, 'Tax %')).toBe('20');
  });
});

describe('A column that a person shows as percentages', () => {
  test('keeps the rates that nobody has typed', () => {
    const { id } = workspace.create('products', { name: 'Oil', unit_price: 5, tax_rate: 20 });
    const column = columnNamed(workspace, 'Products', 'Tax %');
    person.does((edits) =>
      edits.setNumberFormat({ sheet: 'Products', area: { row: 2, column, rows: 9, columns: 1 } }, '0%'),
    );
    person.types('Products', 2, 'Name', 'Oil 5W');
    expect(workspace.get(`/api/v1/products/${id}`).body).toMatchObject({ name: 'Oil 5W', tax_rate: 20 });
  });

  test('by a mere sign behind the number has the numbers that it shows', () => {
    const { id } = workspace.create('products', { name: 'Oil', unit_price: 5, tax_rate: 20 });
    const column = columnNamed(workspace, 'Products', 'Tax %');
    person.does((edits) =>
      edits.setNumberFormat({ sheet: 'Products', area: { row: 2, column, rows: 9, columns: 1 } }, '0"%"'),
    );
    person.types('Products', 2, 'Tax %', '19');
    expect(workspace.get(`/api/v1/products/${id}`).body.tax_rate).toBe(19);
  });
});
