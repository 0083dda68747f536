/** The sweep finds the edits in a sheet of line items that no trigger has applied. */
import type { ServiceUsage } from '../../../src/emulator/execution/meter.ts';
import {
  createPersonEdits,
  type PersonEdits,
} from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { eventTypesSoFar } from '../support/read-lists.ts';
import { columnNamed } from '../support/workbook-watch.ts';

let workspace: TestWorkspace;
/** Edits whose triggers are lost. */
let edits: PersonEdits;

beforeEach(() => {
  workspace = createTestWorkspace();
  edits = createPersonEdits(workspace.workbook, workspace.clock);
});

const invoice = {
  customer_name: 'Ada',
  status: 'draft',
  items: [
    { description: 'Engine', quantity: 2, unit_price: 100 },
    { description: 'Oil', quantity: 1, unit_price: 5 },
  ],
};

function types(row: number, texts: Readonly<Record<string, string>>): void {
  for (const [header, text] of Object.entries(texts)) {
    const column = columnNamed(workspace, 'Invoice items', header);
    edits.typeCell({ sheet: 'Invoice items', row, column }, text);
  }
}

function sweep(): ServiceUsage {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
  return outcome.usage;
}

const told = (): string[] => eventTypesSoFar(workspace);
// Which transaction wrote a line last is nobody's business.
const shown = () =>
  rowsByHeader(workspace.workbook, 'Invoice items').map(({ Revision: _transaction, ...line }) => line);

test.each([
  ['a quantity', { Quantity: '3' }, { items: [{ quantity: 3, amount: 300 }, {}], total: 305 }],
  ['a description', { Description: 'Motor' }, { items: [{ description: 'Motor' }, {}], total: 205 }],
] as const)('%s is a correction of the document', (_name, texts, expected) => {
  const made = workspace.create('invoices', invoice);
  types(2, texts);
  sweep();
  expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({ ...expected, version: 2 });
  expect(told().slice(-1)).toEqual(['invoice.updated']);
});

test('what may not change, and an amount, show again what they are', () => {
  const open = workspace.create('invoices', invoice);
  const paid = workspace.create('invoices', { ...invoice, status: 'open' });
  workspace.create('payments', { invoice_id: paid.id });
  const before = [shown(), told()];
  types(2, { Amount: '1' });
  types(4, { Description: 'Motor' });
  sweep();
  expect([shown(), told()]).toEqual(before);
  expect(workspace.get(`/api/v1/invoices/${open.id}`).body).toEqual(open);
});

test('a line that was typed with the document’s name is its line', () => {
  const made = workspace.create('invoices', invoice);
  types(4, { Document: made.display_number, Description: 'Filter', 'Unit price': '10' });
  types(5, { Document: 'INV-2026-0099', Description: 'Filter', 'Unit price': '10' });
  sweep();
  expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({
    items: [{}, {}, { description: 'Filter' }],
    total: 215,
  });
  expect(shown().map((row) => row.Document)).toEqual([
    ...Array(3).fill(made.display_number),
    'INV-2026-0099',
  ]);
});

test('a deleted line is a line less', () => {
  const made = workspace.create('invoices', invoice);
  edits.deleteRows('Invoice items', 3, 1);
  sweep();
  expect(workspace.get(`/api/v1/invoices/${made.id}`).body.items).toMatchObject([{ description: 'Engine' }]);
});

test('a line that is back after its draft was deleted waits for a document of that name, and says so', () => {
  const made = workspace.create('invoices', invoice);
  const [, line = []] = sheetNamed(workspace.workbook, 'Invoice items')?.rows ?? [];
  const texts = line.map((cell) => String(cell ?? ''));
  workspace.call('DELETE', `/api/v1/invoices/${made.id}`);
  edits.paste({ sheet: 'Invoice items', row: 2, column: 1 }, [texts]);
  sweep();
  expect(shown()).toMatchObject([{ Document: 'Draft 1', 'Document ID': '', 'Line ID': '' }]);
  const sheet = sheetNamed(workspace.workbook, 'Invoice items');
  expect([...(sheet?.notes.values() ?? [])].join()).toContain('there is no invoice "Draft 1"');
});

test('lines that are as they should be, in whatever order, are not written', () => {
  for (let count = 0; count < 3; count += 1) workspace.create('invoices', invoice);
  edits.sortSheet('Invoice items', columnNamed(workspace, 'Invoice items', 'Amount'), 'ascending');
  edits.insertColumn('Invoice items', 2);
  sweep();
  const before = [shown(), told()];
  expect(sweep().cellsWritten).toBe(0);
  expect([shown(), told()]).toEqual(before);
});

test('lines of a document that cannot be read wait until it can', () => {
  const made = workspace.create('invoices', invoice);
  const column = columnNamed(workspace, 'Invoices', 'Due date');
  edits.typeCell({ sheet: 'Invoices', row: 2, column }, 'some day');
  types(2, { Quantity: '3' });
  types(4, { Document: made.display_number, Description: 'Filter', 'Unit price': '10' });
  sweep();
  edits.typeCell({ sheet: 'Invoices', row: 2, column }, '2026-03-01');
  sweep();
  expect(workspace.get(`/api/v1/invoices/${made.id}`).body).toMatchObject({ total: 315 });
});
