/** A change in the copy of a row belongs to the copy alone; a note reports a change that cannot be taken. */
import { recordsOf } from '../../support/read-lists.ts';
import { createPerson, type Person } from '../../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../../support/test-workspace.ts';
import { columnNamed, textsOf } from '../../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

/** Copies the first record's row below it, with other texts in some cells. */
function copies(sheet: string, texts: Readonly<Record<string, string>>): void {
  const cells = textsOf(workspace, sheet, 2);
  for (const [header, text] of Object.entries(texts)) cells[columnNamed(workspace, sheet, header) - 1] = text;
  person.does((edits) => edits.paste({ sheet, row: 3, column: 1 }, [cells]));
}

test('Another total is the total of a copy that has no lines', () => {
  workspace.create('invoices', { customer_name: 'Ada', total: 7 });
  copies('Invoices', { Total: '500' });
  expect(recordsOf(workspace, 'invoices').map(({ total }) => total)).toEqual([500, 7]);
});

test('Another total with a tax in it stays the total', () => {
  workspace.create('invoices', { customer_name: 'Ada', total: 119, tax_rate: 19 });
  copies('Invoices', { Total: '238' });
  expect(recordsOf(workspace, 'invoices')[0]).toMatchObject({ total: 238, tax_total: 38 });
});

test('Another total of a copy with lines is computed from them, and a note says so', () => {
  const lines = [{ description: 'Engine', quantity: 2, unit_price: 100, tax_rate: 20 }];
  workspace.create('invoices', { customer_name: 'Ada', items: lines });
  copies('Invoices', { Total: '500' });
  expect(recordsOf(workspace, 'invoices').map(({ total }) => total)).toEqual([240, 240]);
  expect(person.sees('Invoices', 3, 'Total')).toBe(240);
  expect(person.reads('Invoices', 3, 'Total')).toContain(
    '"500" was not taken: it is computed from the lines. Correct them in the sheet "Invoice items".',
  );
});

test.each([
  ['Products', 'SKU', { name: 'Gear', unit_price: 5, sku: 'G-1' }],
  ['Customers', 'External ID', { name: 'Ada', external_id: 'G-1' }],
  ['Invoices', 'External ID', { customer_name: 'Ada', total: 5, external_id: 'G-1' }],
  ['Invoices', 'Number', { customer_name: 'Ada', total: 5, number: 'G-1' }],
])('A copy in %s may have another %s at once', (sheet, header, body) => {
  const plural = sheet.toLowerCase();
  workspace.create(plural, body);
  copies(sheet, { [header]: 'G-2' });
  const field = header.toLowerCase().replace(' ', '_');
  expect(recordsOf(workspace, plural).map((record) => record[field])).toEqual(['G-2', 'G-1']);
});
