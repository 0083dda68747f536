/** A person sets and changes codes that no two records may share; a conflict is noted at the code's own cell. */
import { recordsOf } from '../../support/read-lists.ts';
import { createPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../../support/test-workspace.ts';
import { columnNamed } from '../../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const codes = [
  ['Products', 'SKU', 'sku', { name: 'Gear', unit_price: 5 }],
  ['Products', 'External ID', 'external_id', { name: 'Gear', unit_price: 5 }],
  ['Customers', 'External ID', 'external_id', { name: 'Ada' }],
  ['Invoices', 'External ID', 'external_id', { customer_name: 'Ada', total: 5 }],
  ['Quotations', 'External ID', 'external_id', { customer_name: 'Ada', total: 5 }],
] as const;

const valuesOf = (sheet: string, field: string): unknown[] =>
  recordsOf(workspace, sheet.toLowerCase())
    .map((record) => record[field])
    .reverse();

describe.each(codes)('In %s the %s', (sheet, header, field, body) => {
  test('is set, changed and cleared', () => {
    workspace.create(sheet.toLowerCase(), body);
    for (const text of ['S-1', 'S-2', '']) {
      person.types(sheet, 2, header, text);
      expect(valuesOf(sheet, field)).toEqual([text === '' ? null : text]);
      expect(person.reads(sheet, 2, header)).toBe('');
    }
  });

  test('of another record is restored, with a note there', () => {
    const first = workspace.create(sheet.toLowerCase(), { ...body, [field]: 'S-1' });
    workspace.create(sheet.toLowerCase(), { ...body, [field]: 'S-2' });
    person.types(sheet, 3, header, 'S-1');
    expect(valuesOf(sheet, field)).toEqual(['S-1', 'S-2']);
    expect(person.sees(sheet, 3, header)).toBe('S-2');
    expect(person.reads(sheet, 3, header)).toContain('"S-1" was not taken.');
    expect(person.reads(sheet, 3, header)).toContain(first.id);
  });
});

test('A payment’s external id is set in the sheet', () => {
  const { id } = workspace.create('invoices', { customer_name: 'Ada', total: 5 });
  workspace.create('payments', { invoice_id: id });
  person.types('Payments', 2, 'External ID', 'bank-1');
  expect(recordsOf(workspace, 'payments')).toMatchObject([{ external_id: 'bank-1', version: 2 }]);
});

test('A SKU that no trigger has told of is taken by the sweep', () => {
  workspace.create('products', { name: 'Gear', unit_price: 5 });
  person.does((edits) => {
    edits.typeCell({ sheet: 'Products', row: 2, column: columnNamed(workspace, 'Products', 'SKU') }, 'S-1');
    return undefined;
  });
  workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  expect(valuesOf('Products', 'sku')).toEqual(['S-1']);
});

test('Of two records that are pasted the same code the first has it', () => {
  for (const name of ['Gear', 'Cam']) workspace.create('products', { name, unit_price: 5 });
  const column = columnNamed(workspace, 'Products', 'SKU');
  person.does((edits) => edits.paste({ sheet: 'Products', row: 2, column }, [['S-1'], ['S-1']]));
  expect(valuesOf('Products', 'sku')).toEqual(['S-1', null]);
  expect(person.reads('Products', 3, 'SKU')).toContain('"S-1" was not taken.');
});

test('Two records may exchange their codes', () => {
  for (const sku of ['S-1', 'S-2']) workspace.create('products', { name: sku, unit_price: 5, sku });
  const column = columnNamed(workspace, 'Products', 'SKU');
  person.does((edits) => edits.paste({ sheet: 'Products', row: 2, column }, [['S-2'], ['S-1']]));
  expect(valuesOf('Products', 'sku')).toEqual(['S-2', 'S-1']);
});

test('A typed row with the code of another record is told so at the code', () => {
  workspace.create('products', { name: 'Gear', unit_price: 5, sku: 'S-1' });
  const row = person.typesRow('Products', { SKU: 'S-1', 'Unit price': '5', Name: 'Cam' });
  expect(person.reads('Products', row, 'SKU')).toContain('"S-1" was not taken.');
});
