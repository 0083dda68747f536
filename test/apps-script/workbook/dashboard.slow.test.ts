/** The Dashboard: made by formulas, found by headers, repaired by Setup. What it computes, LibreOffice shows. */
import { columnName } from '../../../src/apps-script/google/a1-notation.ts';
import { dashboardCells, places } from '../../../src/apps-script/workbook/dashboard/dashboard-plan.ts';
import { topCustomers } from '../../../src/apps-script/workbook/dashboard/ranked-customers.ts';
import { figures } from '../../../src/apps-script/workbook/dashboard/figures.ts';
import { formulaNames, usedSheets } from '../../../src/apps-script/workbook/dashboard/formula-names.ts';
import { sheetPlans } from '../../../src/apps-script/workbook/sheet-plan.ts';
import { resources } from '../../../src/core/resources/index.ts';
import {
  createPersonEdits,
  type PersonEdits,
} from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { entryRulesOf } from '../../../src/emulator/spreadsheet/typing/entered-values.ts';
import { storedCellAt } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { serialOfInstant } from '../../../src/emulator/spreadsheet/typing/serial-date.ts';
import { computeWorkbook } from '../../../src/emulator/formulas/compute-workbook.ts';
import { likelySwitches } from '../../../src/emulator/switches.ts';
import { createTestWorkspace, type TestWorkspace } from '../../contract/support/test-workspace.ts';
import { chooseSetUp, columnUnder, sheetOf } from './choose-set-up.ts';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = createTestWorkspace();
});

function valueAt(sheet: string, row: number, column: number): unknown {
  return workspace.workbook.computed(workspace.clock.now()).valueAt(sheet, row, column);
}

/** The cells of the Dashboard and of its figures that show an error. */
function errorCells(): string[] {
  return ['Dashboard', 'figures'].flatMap((name) =>
    sheetOf(workspace, name).rows.flatMap((cells, row) =>
      cells.flatMap((_, column) => {
        const value = valueAt(name, row + 1, column + 1);
        return typeof value === 'object' && value !== null ? [`${name} ${row + 1}:${column + 1}`] : [];
      }),
    ),
  );
}

/** The names and amounts of the ranked customers. */
function ranking(): unknown[][] {
  const rows = Array.from({ length: topCustomers }, (_, index) => places.months + index);
  return rows
    .map((row) => [valueAt('Dashboard', row, 6), valueAt('Dashboard', row, 7)])
    .filter(([name]) => name !== '');
}

/** What the planned cells of the Dashboard and all figures show. */
function plannedCells(): unknown[] {
  const names = formulaNames(
    figures.map(({ name }) => name),
    () => 1,
    '',
  );
  const dashboard = dashboardCells(names).map(({ row, column }) => valueAt('Dashboard', row, column));
  return [...dashboard, ...figures.map((_, index) => valueAt('figures', index + 2, 2))];
}

/** Fills a sheet of records from row 2 on, as an import of many would. */
function fillSheet(
  name: string,
  rows: number,
  cellsOf: (row: number) => Readonly<Record<string, unknown>>,
): void {
  const { workbook } = workspace;
  const { id, maxRows } = sheetOf(workspace, name);
  workbook.apply({ op: 'insert_rows', sheet_id: id, row: maxRows + 1, rows, style_from: maxRows });
  const tables = Array.from({ length: rows }, (_, index) => cellsOf(index + 2));
  for (const header of Object.keys(tables[0] ?? {})) {
    const column = columnUnder(sheetOf(workspace, name), header);
    const values = tables.map((cells) => [cells[header] as string | number]);
    const rules = entryRulesOf(likelySwitches, 2026);
    workbook.apply({ op: 'enter_values', sheet_id: id, row: 2, column, values, rules });
  }
}

test('finds columns by headers that the sheets have', () => {
  const plans = sheetPlans(resources);
  for (const { sheet, headers } of usedSheets) {
    const known = plans.find(({ name }) => name === sheet)?.columns.map(({ header }) => header);
    expect(known).toEqual(expect.arrayContaining([...headers]));
  }
});

test('leaves the sheets of records without formulas', () => {
  const withFormulas = workspace.workbook.data.sheets
    .filter(({ rows }) => rows.flat().some((cell) => typeof cell === 'object'))
    .map(({ name }) => name);
  expect(withFormulas).toEqual(['Dashboard', 'figures']);
});

test('has three charts, each over a table with a header', () => {
  const { charts } = sheetOf(workspace, 'Dashboard');
  expect(charts.map(({ kind, stacked, ranges }) => [kind, stacked, ranges.length])).toEqual([
    ['column', false, 4],
    ['bar', true, 6],
    ['bar', false, 2],
  ]);
});

test('gets back a formula that was typed over, and a chart that was deleted, each once', () => {
  const { workbook, clock } = workspace;
  const before = sheetOf(workspace, 'Dashboard');
  const formula = storedCellAt(before, 6, 2);
  const charts = before.charts;
  createPersonEdits(workbook, clock).typeCell({ sheet: 'Dashboard', row: 6, column: 2 }, '1000000');
  workbook.apply({ op: 'set_charts', sheet_id: before.id, charts: charts.slice(1) });
  expect(chooseSetUp(workspace)).toEqual(['Renewed in the sheet "Dashboard": formulas, charts.']);
  const after = sheetOf(workspace, 'Dashboard');
  expect(storedCellAt(after, 6, 2)).toEqual(formula);
  expect(after.charts).toHaveLength(3);
  expect(chooseSetUp(workspace)).toEqual(['Everything is in order: nothing was changed.']);
});

test('shows no error in a new workbook, whose sheets end after few rows', () => {
  expect(sheetOf(workspace, 'Customers').maxRows).toBeLessThan(1000);
  expect(errorCells()).toEqual([]);
});

test('ranks customers by what they were billed', () => {
  for (const [customer_name, total] of [
    ['Ada', 100],
    ['Grace', 300],
    ['Ada', 150],
  ] as const)
    workspace.create('invoices', { customer_name, total });
  expect(errorCells()).toEqual([]);
  expect(ranking()).toEqual([
    ['Grace', 300],
    ['Ada', 250],
  ]);
});

test('shows what is due without what was credited, the credit of the month, and what of it is unused', () => {
  const open = workspace.create('invoices', { customer_name: 'Ada', total: 100, due_date: '2026-01-07' });
  const paid = workspace.create('invoices', { customer_name: 'Ada', total: 80 });
  workspace.create('payments', { invoice_id: paid.id });
  workspace.create('payments', { customer_id: paid.customer_id, amount: 7 });
  workspace.create('payments', { customer_id: paid.customer_id, amount: 5, currency: 'USD' });
  const credit = (invoice: { readonly id: string }, amount: number, more: object = {}): unknown =>
    workspace.create('credit_notes', { invoice_id: invoice.id, reason: 'order_change', amount, ...more });
  credit(open, 40);
  credit(open, 5, { status: 'draft' });
  credit(open, 3, { credit_note_date: '2025-12-31' });
  credit(paid, 30, { refund: { amount: 10 } });
  expect(errorCells()).toEqual([]);
  const shownAt = (row: number, column: number): unknown => valueAt('Dashboard', row, column);
  // Outstanding and how much of it is how old; the deposit and what is left of the second note; this month's two notes.
  expect(shownAt(places.tiles + 1, 2)).toBe(57);
  expect([2, 3, 4].map((column) => shownAt(places.ages + 1, column + 1))).toEqual([0, 57, 0]);
  expect(shownAt(places.tiles + 3, 3)).toBe(27);
  expect(shownAt(places.tiles + 3, 7)).toBe(70);
  expect([10, 11].map((month) => shownAt(places.months + month, 5))).toEqual([3, 70]);
});

test('takes the place of an older chart, whose title did not tell of credit', () => {
  const { workbook } = workspace;
  const { id, charts } = sheetOf(workspace, 'Dashboard');
  const [months, ...others] = charts;
  const options = { ...months!.options, title: 'Invoiced and paid by month' };
  const older = { ...months!, options, ranges: months!.ranges.slice(0, 3) };
  workbook.apply({ op: 'set_charts', sheet_id: id, charts: [older, ...others] });
  expect(chooseSetUp(workspace)).toEqual(['Renewed in the sheet "Dashboard": charts.']);
  expect(
    sheetOf(workspace, 'Dashboard')
      .charts.map((chart) => chart.options.title)
      .sort(),
  ).toEqual([
    'Invoiced, paid and credited by month',
    'Outstanding by days since the due date',
    'Top ten customers by what they were billed',
  ]);
});

test('ranks by the last invoices alone where all of them would delay every request', () => {
  fillSheet('Customers', 600, (row) => ({ ID: `cus_${row}`, Name: `Customer ${row}` }));
  fillSheet('Invoices', 1000, (row) => ({
    ...{ ID: `inv_${row}`, Status: 'open', Currency: 'EUR', Total: 1 },
    'Customer ID': row < 960 ? 'cus_2' : `cus_${row}`,
  }));
  expect(errorCells()).toEqual([]);
  // 40,000 pairs are 66 invoices for each of 600 customers: rows 936 to 1001.
  expect(valueAt('Dashboard', 45, 7)).toBe('Billed in the last 66 rows');
  expect(ranking()[0]).toEqual(['Customer 2', 960 - 936]);
});

test('makes Google read less than half a million cells after a write in a book of 5,000 invoices', () => {
  const day = (row: number): string =>
    new Date(Date.UTC(2026, 0, 7) - (5001 - row) * 28_800_000).toISOString().slice(0, 10);
  fillSheet('Customers', 100, (row) => ({ ID: `cus_${row}`, Name: `Customer ${row}` }));
  fillSheet('Invoices', 5000, (row) => ({
    ...{
      ID: `inv_${row}`,
      Status: row < 4700 ? 'paid' : 'open',
      Currency: 'EUR',
      Total: 2,
      Due: row < 4700 ? 0 : 2,
    },
    ...{ 'Invoice date': day(row), 'Due date': day(row), 'Customer ID': `cus_${2 + (row % 100)}` },
  }));
  fillSheet('Payments', 5000, (row) => ({
    ...{ ID: `pay_${row}`, Status: 'received', Amount: 2, 'Payment date': day(row) },
    Data: '{"currency":"EUR","payment_date":""}',
  }));
  const { data } = workspace.workbook;
  const { cells } = computeWorkbook(
    data,
    serialOfInstant(workspace.clock.now(), data.timeZone),
  ).recalculate();
  expect(cells).toBeLessThan(500_000);
  expect(errorCells()).toEqual([]);
  // Three invoices a day.
  expect(valueAt('Dashboard', places.months + 10, 3)).toBe(31 * 3 * 2);
  expect(valueAt('Dashboard', places.months + 10, 4)).toBe(31 * 3 * 2);
  expect(valueAt('Dashboard', places.tiles + 1, 2)).toBe(302 * 2);
});

test('holds the day as a value, which the sweep renews', () => {
  const asksForDay = ['Dashboard', 'figures'].flatMap((name) =>
    sheetOf(workspace, name).rows.flatMap((cells) =>
      cells.filter((cell) => typeof cell === 'object' && cell.formula.includes('TODAY')),
    ),
  );
  expect(asksForDay).toEqual([]);
  expect(valueAt('Dashboard', 3, 2)).toBe('As of 2026-01-07, in EUR');
  workspace.clock.sleep(86_400_000);
  expect(valueAt('Dashboard', 3, 2)).toBe('As of 2026-01-07, in EUR');
  for (const handler of ['runDispatcher', 'sweepRows'])
    workspace.emulator.run(handler, [], { kind: 'time_trigger', activeUser: '' });
  expect(valueAt('Dashboard', 3, 2)).toBe('As of 2026-01-08, in EUR');
  expect(chooseSetUp(workspace)).toEqual(['Everything is in order: nothing was changed.']);
});

test.each<[string, (hands: PersonEdits) => void]>([
  ['was deleted', (hands) => hands.deleteSheet('Dashboard')],
  ['has lost its figures', (hands) => hands.deleteSheet('figures')],
  ['has lost rows', (hands) => hands.deleteRows('Dashboard', 30, 20)],
  ['has lost a row of its figures', (hands) => hands.deleteRows('figures', 12, 1)],
  ['has got a row more', (hands) => hands.insertRows('Dashboard', 30, 1)],
  [
    'was half pasted over',
    (hands) => {
      hands.paste(
        { sheet: 'Dashboard', row: 1, column: 1 },
        Array.from({ length: 40 }, () => ['x', 'y', '1']),
      );
    },
  ],
])('is as new after Set up when it %s', (_, damage) => {
  workspace.create('invoices', { customer_name: 'Ada', total: 100 });
  const planned = plannedCells();
  damage(createPersonEdits(workspace.workbook, workspace.clock));
  expect(plannedCells()).not.toEqual(planned);
  expect(chooseSetUp(workspace)).not.toEqual(['Everything is in order: nothing was changed.']);
  expect(plannedCells()).toEqual(planned);
  expect(errorCells()).toEqual([]);
  expect(chooseSetUp(workspace)).toEqual(['Everything is in order: nothing was changed.']);
});

test('keeps what a person has written beside it', () => {
  const { workbook, clock } = workspace;
  createPersonEdits(workbook, clock).typeCell({ sheet: 'Dashboard', row: 1, column: 9 }, 'Seen by Ada');
  chooseSetUp(workspace);
  expect(storedCellAt(sheetOf(workspace, 'Dashboard'), 1, 9)).toBe('Seen by Ada');
});

test('looks as far right as the sheet of records goes', () => {
  const { workbook, clock } = workspace;
  createPersonEdits(workbook, clock).insertColumn('Invoices', 5);
  chooseSetUp(workspace);
  const texts = sheetOf(workspace, 'figures').rows.flatMap((cells) => {
    const cell = cells[1];
    return typeof cell === 'object' ? [cell.formula] : [];
  });
  const { columns = [] } = sheetPlans(resources).find(({ name }) => name === 'Invoices') ?? {};
  expect(texts).toContain(`=MATCH("Total",Invoices!$A$1:$${columnName(columns.length + 1)}$1,0)`);
});
