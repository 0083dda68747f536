/** The Settings sheet: what is typed there holds at once; what cannot be is told at its cell. */
import { createTestWorkspace, owner, type TestWorkspace } from '../../contract/support/test-workspace.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { noteKey } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { chooseSetUp, sheetOf } from './choose-set-up.ts';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = createTestWorkspace();
});

function rowOf(label: string): number {
  return sheetOf(workspace, 'Settings').rows.findIndex(([text]) => text === label) + 1;
}

/** Types a value as a person does; the edit trigger runs. */
function set(label: string, text: string): void {
  const { emulator, workbook, clock } = workspace;
  const edit = createPersonEdits(workbook, clock).typeCell(
    { sheet: 'Settings', row: rowOf(label), column: 2 },
    text,
  );
  if (edit !== undefined) emulator.personDid({ ...edit, user: owner });
}

function noteAt(label: string): string {
  return sheetOf(workspace, 'Settings').notes.get(noteKey(rowOf(label), 2)) ?? '';
}

function newInvoice(): Record<string, unknown> {
  return workspace.create('invoices', { customer_name: 'Ada', total: 10 });
}

test('says what each setting means, and shows the time zone, which is set elsewhere', () => {
  const { rows } = sheetOf(workspace, 'Settings');
  expect(rows[0]).toEqual(['Setting', 'Value', 'What it means']);
  expect(rows.every((cells) => typeof cells[2] === 'string' && cells[2].length > 10)).toBe(true);
  expect(rows).toContainEqual([
    'Time zone',
    'Europe/Berlin',
    'The spreadsheet’s own: change it in File › Settings, then choose Set up.',
  ]);
});

test('hold from the moment they are typed', () => {
  set('Currency', 'CHF');
  set('Payment terms (days)', '10');
  set('Invoice numbers', '{YY}/{SEQ:3}');
  expect(newInvoice()).toMatchObject({ currency: 'CHF', due_date: '2026-01-17', number: '26/001' });
});

test('close the books through a day, and open them again', () => {
  set('Books closed through', '2026-01-31');
  const body = { customer_name: 'Ada', total: 10, invoice_date: '2026-01-07' };
  expect(workspace.post('/api/v1/invoices', body).status).toBe(409);
  set('Books closed through', '');
  expect(workspace.post('/api/v1/invoices', body).status).toBe(201);
});

test('that cannot be are told at their cell, and what was set before stays in force', () => {
  set('Currency', 'CHF');
  set('Currency', 'Euro');
  expect(noteAt('Currency')).toBe(
    '"Currency" cannot be "Euro": ISO 4217, for example EUR. Did you mean "EUR"? "CHF" is still used.',
  );
  expect(newInvoice()).toMatchObject({ currency: 'CHF' });
});

test('lose their note when they are put right', () => {
  set('Payment terms (days)', 'soon');
  expect(noteAt('Payment terms (days)')).toContain('"30" is still used.');
  set('Payment terms (days)', '20');
  expect(noteAt('Payment terms (days)')).toBe('');
  expect(newInvoice()).toMatchObject({ due_date: '2026-01-27' });
});

test('stay as they were when their row is deleted', () => {
  set('Currency', 'CHF');
  createPersonEdits(workspace.workbook, workspace.clock).deleteRows('Settings', rowOf('Currency'), 1);
  set('Payment terms (days)', '20');
  expect(newInvoice()).toMatchObject({ currency: 'CHF', due_date: '2026-01-27' });
});

test('that were typed while no trigger was there are taken by the next Set up, and wrong ones told', () => {
  const { workbook, clock } = workspace;
  const hands = createPersonEdits(workbook, clock);
  hands.typeCell({ sheet: 'Settings', row: rowOf('Currency'), column: 2 }, 'JPY');
  hands.typeCell({ sheet: 'Settings', row: rowOf('Fiscal year begins in month'), column: 2 }, '13');
  expect(chooseSetUp(workspace)).toEqual([
    '"Fiscal year begins in month" cannot be "13": 1 to 12; {FY} is the year that a fiscal year ends in. "1" is still used.',
  ]);
  expect(newInvoice()).toMatchObject({ currency: 'JPY' });
});
