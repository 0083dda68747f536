/** A formula that a person types into a record's row: its value is taken, and stands in its place. */
import { sheetNamed } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../../support/test-workspace.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const gear = () => workspace.create('products', { name: 'Gear', unit_price: 100, sku: 'G1' });
const read = (path: string) => workspace.get(`/api/v1/${path}`).body;

/** A sheet of the owner's own, with a price in B1. */
function priceList(price: number): void {
  const { workbook } = workspace;
  const known = sheetNamed(workbook, 'Prices');
  const id = known?.id ?? 4242;
  if (known === undefined)
    workbook.apply({ op: 'insert_sheet', sheet_id: id, name: 'Prices', index: 1, rows: 10, columns: 2 });
  const formulas = [['="G1"', `=${price}`]];
  workbook.apply({ op: 'set_formulas', sheet_id: id, row: 1, column: 1, formulas });
}

function sweep(): void {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  if (!outcome.ok) throw new Error(outcome.text);
}

test('a sum is taken, and its formula replaced by its value, with a note', () => {
  const { id } = gear();
  person.types('Products', 2, 'Unit price', '=100+20');
  expect(read(`products/${id}`)).toMatchObject({ unit_price: 120, version: 2 });
  expect(person.sees('Products', 2, 'Unit price')).toBe(120);
  expect(person.reads('Products', 2, 'Unit price')).toBe(
    'Billing API: The formula =100+20 was replaced by its value, 120: a record does not change by itself.',
  );
});

test('a look-up is taken once: the record stays as it is when the list changes', () => {
  const { id } = gear();
  priceList(7);
  person.types('Products', 2, 'Unit price', '=VLOOKUP("G1";Prices!A:B;2;FALSE)');
  const taken = read(`products/${id}`);
  expect(taken).toMatchObject({ unit_price: 7, version: 2 });
  priceList(8);
  sweep();
  expect(read(`products/${id}`)).toEqual(taken);
});

test('a formula with the value that the record has is replaced, too', () => {
  const { id } = gear();
  priceList(100);
  person.types('Products', 2, 'Unit price', '=Prices!B1');
  expect(read(`products/${id}`).version).toBe(1);
  expect(person.sees('Products', 2, 'Unit price')).toBe(100);
  expect(person.reads('Products', 2, 'Unit price')).toContain('The formula =Prices!B1 was replaced');
});

test('a text cell keeps what begins with an equals sign as the text that it is', () => {
  const { id } = gear();
  person.types('Products', 2, 'Name', '=1+1');
  expect(read(`products/${id}`).name).toBe('=1+1');
  expect(person.reads('Products', 2, 'Name')).toBe('');
});

test('a formula with an error stays for its owner to correct', () => {
  const { id } = gear();
  person.types('Products', 2, 'Unit price', '=1/0');
  expect(person.sees('Products', 2, 'Unit price')).toMatchObject({ formula: '=1/0' });
  expect(person.reads('Products', 2, 'Unit price')).toContain('must be a number');
  person.types('Products', 2, 'Unit price', '=1/4');
  expect(read(`products/${id}`)).toMatchObject({ unit_price: 0.25, version: 2 });
  expect(person.sees('Products', 2, 'Unit price')).toBe(0.25);
});

test('a formula in a cell that the API sets is not taken', () => {
  const { id } = workspace.create('invoices', { customer_name: 'Ada', total: 12 });
  const before = read(`invoices/${id}`);
  person.types('Invoices', 2, 'Due', '=1+1');
  expect(read(`invoices/${id}`)).toEqual(before);
  expect(person.sees('Invoices', 2, 'Due')).toBe(12);
  expect(person.reads('Invoices', 2, 'Due')).toContain('was not taken');
});

test('a row that is being typed keeps its formulas until it is a record', () => {
  const row = person.typesRow('Products', { 'Unit price': '=2*3' });
  expect(person.sees('Products', row, 'Unit price')).toMatchObject({ formula: '=2*3' });
  person.types('Products', row, 'Name', 'Nut');
  expect(person.sees('Products', row, 'Unit price')).toBe(6);
  expect(person.reads('Products', row, 'Unit price')).toContain('The formula =2*3 was replaced');
  expect(workspace.get('/api/v1/products').body.data).toMatchObject([{ name: 'Nut', unit_price: 6 }]);
});

test('the lines of a document take values as well', () => {
  const items = [{ description: 'Engine', quantity: 2, unit_price: 100 }];
  const { id } = workspace.create('invoices', { customer_name: 'Ada', status: 'draft', items });
  person.types('Invoice items', 2, 'Quantity', '=1+2');
  expect(read(`invoices/${id}`)).toMatchObject({ total: 300, version: 2 });
  expect(person.sees('Invoice items', 2, 'Quantity')).toBe(3);
  expect(person.reads('Invoice items', 2, 'Quantity')).toContain('The formula =1+2 was replaced');
});

test('a percentage that is computed is the percentage that it shows', () => {
  const items = [{ description: 'Engine', quantity: 1, unit_price: 100 }];
  const { id } = workspace.create('invoices', { customer_name: 'Ada', status: 'draft', items });
  person.types('Invoice items', 2, 'Tax %', '=10+9');
  expect(read(`invoices/${id}`).items[0].tax_rate).toBe(19);
  expect(person.sees('Invoice items', 2, 'Tax %')).toBe(19);
});

test('a percentage that a formula shows as 19% is 19', () => {
  const items = [{ description: 'Engine', quantity: 1, unit_price: 100 }];
  const { id } = workspace.create('invoices', { customer_name: 'Ada', status: 'draft', items });
  const { rows = [] } = sheetNamed(workspace.workbook, 'Invoice items') ?? {};
  const area = { row: 2, column: (rows[0] ?? []).indexOf('Tax %') + 1, rows: 1, columns: 1 };
  person.does((edits) => edits.setNumberFormat({ sheet: 'Invoice items', area }, '0%'));
  person.types('Invoice items', 2, 'Tax %', '=0.1+0.09');
  expect(read(`invoices/${id}`).items[0].tax_rate).toBe(19);
  expect(person.sees('Invoice items', 2, 'Tax %')).toBe(19);
});

test('what no trigger has seen is replaced by the sweep', () => {
  const { id } = gear();
  const column = (sheetNamed(workspace.workbook, 'Products')?.rows[0] ?? []).indexOf('Unit price') + 1;
  const { id: sheet_id = 0 } = sheetNamed(workspace.workbook, 'Products') ?? {};
  workspace.workbook.apply({ op: 'set_formulas', sheet_id, row: 2, column, formulas: [['=3*5']] });
  sweep();
  expect(read(`products/${id}`)).toMatchObject({ unit_price: 15, version: 2 });
  expect(person.sees('Products', 2, 'Unit price')).toBe(15);
  expect(person.reads('Products', 2, 'Unit price')).toContain('The formula =3*5 was replaced');
});
