/** Rows that are added to the sheets after Setup look like those above them, from the next sweep on. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { styleAt } from '../../../src/emulator/spreadsheet/workbook/style-grid.ts';
import { createTestWorkspace, type TestWorkspace } from '../../contract/support/test-workspace.ts';
import { chooseSetUp, columnUnder, sheetOf } from './choose-set-up.ts';

let workspace: TestWorkspace;

const invoice = { customer_name: 'Ada', total: 10 };

function sweep(): { readonly calls: number } {
  const outcome = workspace.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  expect(outcome).toMatchObject({ ok: true });
  return outcome.usage;
}

/** Takes the blank rows away, so that the next record makes the sheet grow. */
function trim(name: string): void {
  const { maxRows, rows } = sheetOf(workspace, name);
  const last = Math.max(2, rows.length);
  createPersonEdits(workspace.workbook, workspace.clock).deleteRows(name, last + 1, maxRows - last);
}

function grow(): void {
  for (const customer_name of ['Bob', 'Grace']) workspace.create('invoices', { ...invoice, customer_name });
}

beforeEach(() => {
  workspace = createTestWorkspace();
  workspace.create('invoices', invoice);
  for (const name of ['Invoices', 'Customers']) trim(name);
});

function ruleOf(name: string, header: string) {
  const sheet = sheetOf(workspace, name);
  const column = columnUnder(sheet, header);
  return sheet.validations.filter(({ area }) => area.column === column);
}

const endOf = ({ row, rows }: { readonly row: number; readonly rows: number }): number => row + rows - 1;

test('drop-downs, colours and warnings reach the last row', () => {
  sweep();
  grow();
  const sheet = sheetOf(workspace, 'Invoices');
  const end = sheet.maxRows;
  expect(end).toBeGreaterThan(200);
  const ends = () => ({
    status: Math.max(...ruleOf('Invoices', 'Status').map(({ area }) => endOf(area))),
    colours: sheet.conditionalFormats.map(({ areas }) => Math.max(...areas.map(endOf))),
    warnings: sheet.protections.flatMap(({ area }) =>
      area === undefined || area.row > 1 || area.rows === 1 ? [] : [endOf(area)],
    ),
  });
  expect(ends().status).toBeLessThan(10);
  sweep();
  expect(ends()).toEqual({
    status: end,
    colours: sheet.conditionalFormats.map(() => end),
    warnings: ends().warnings.map(() => end),
  });
  expect(ends().warnings.length).toBeGreaterThan(0);
});

test('a drop-down lists what was added to the sheet that it takes its words from', () => {
  grow();
  sweep();
  const [rule] = ruleOf('Invoices', 'Customer');
  expect(endOf(rule?.source?.area ?? { row: 0, rows: 0 })).toBe(sheetOf(workspace, 'Customers').maxRows);
});

test('what the owner has made of formats, drop-downs and colours is extended, and nothing is put back', () => {
  const sheet = sheetOf(workspace, 'Invoices');
  const hands = createPersonEdits(workspace.workbook, workspace.clock);
  const total = columnUnder(sheet, 'Total');
  hands.setNumberFormat(
    { sheet: 'Invoices', area: { row: 2, column: total, rows: 1, columns: 1 } },
    '0.00 "€"',
  );
  sheet.validations = sheet.validations.filter(({ area }) => area.column !== columnUnder(sheet, 'Currency'));
  const own = {
    ...sheet.conditionalFormats[0],
    formula: '=$A2="mine"',
  } as (typeof sheet.conditionalFormats)[number];
  sheet.conditionalFormats = [...sheet.conditionalFormats, own];
  sweep();
  grow();
  // As Google may do it: the new rows have no format at all.
  sheet.styles.rows.splice(2);
  sweep();
  for (const row of [2, 3, 4, sheet.maxRows]) {
    expect(styleAt(sheet.styles, row, total)).toEqual({
      numberFormat: '0.00 "€"',
      horizontalAlignment: 'right',
    });
    expect(styleAt(sheet.styles, row, columnUnder(sheet, 'ID'))).toMatchObject({
      numberFormat: '@',
      fontColor: '#5f6368',
    });
  }
  expect(ruleOf('Invoices', 'Currency')).toEqual([]);
  const kept = sheet.conditionalFormats.find(({ formula }) => formula === own.formula);
  expect(kept?.areas.map(endOf)).toEqual(own.areas.map(() => sheet.maxRows));
});

test('while no sheet has grown, the sweep asks for the number of rows and no more', () => {
  sweep();
  const before = workspace.workbook.toSnapshot();
  const { calls } = sweep();
  expect(workspace.workbook.toSnapshot()).toEqual(before);
  grow();
  sweep();
  expect(sweep().calls).toBeLessThan(calls + 30);
});

test('the rules of colours follow moved columns, and none stays dead after a deleted column was put back', () => {
  const hands = createPersonEdits(workspace.workbook, workspace.clock);
  const rules = (): string[] =>
    sheetOf(workspace, 'Invoices').conditionalFormats.map(({ formula }) => formula);
  const before = rules();
  hands.insertColumn('Invoices', 1);
  expect(rules()).not.toEqual(before);
  hands.deleteColumn('Invoices', 1);
  expect(rules()).toEqual(before);
  hands.deleteColumn('Invoices', columnUnder(sheetOf(workspace, 'Invoices'), 'Status'));
  expect(rules().join()).toContain('#REF!');
  chooseSetUp(workspace);
  expect(rules().join()).not.toContain('#REF!');
  expect(rules()).toHaveLength(before.length);
});
