/** The Dashboard: made by formulas, found by headers, repaired by Setup. What it computes, LibreOffice shows. */
import { usedSheets } from '../../../src/apps-script/workbook/dashboard/formula-names.ts';
import { sheetPlans } from '../../../src/apps-script/workbook/sheet-plan.ts';
import { resources } from '../../../src/core/resources/index.ts';
import { createPersonEdits } from '../../../src/local/emulator/spreadsheet/person/person-edits.ts';
import { cellAt } from '../../../src/local/emulator/spreadsheet/workbook/sheet-data.ts';
import { createTestWorkspace, type TestWorkspace } from '../../contract/support/test-workspace.ts';
import { chooseSetUp, sheetOf } from './choose-set-up.ts';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = createTestWorkspace();
});

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
    ['column', false, 3],
    ['bar', true, 6],
    ['bar', false, 2],
  ]);
});

test('gets back a formula that was typed over, and a chart that was deleted, each once', () => {
  const { workbook, clock } = workspace;
  const before = sheetOf(workspace, 'Dashboard');
  const formula = cellAt(before, 6, 2);
  const charts = before.charts;
  createPersonEdits(workbook, clock).typeCell({ sheet: 'Dashboard', row: 6, column: 2 }, '1000000');
  workbook.apply({ op: 'set_charts', sheet_id: before.id, charts: charts.slice(1) });
  expect(chooseSetUp(workspace)).toEqual(['Renewed in the sheet "Dashboard": formulas, charts.']);
  const after = sheetOf(workspace, 'Dashboard');
  expect(cellAt(after, 6, 2)).toEqual(formula);
  expect(after.charts).toHaveLength(3);
  expect(chooseSetUp(workspace)).toEqual(['Everything is in order: nothing was changed.']);
});

test('keeps what a person has written beside it', () => {
  const { workbook, clock } = workspace;
  createPersonEdits(workbook, clock).typeCell({ sheet: 'Dashboard', row: 1, column: 9 }, 'Seen by Ada');
  chooseSetUp(workspace);
  expect(cellAt(sheetOf(workspace, 'Dashboard'), 1, 9)).toBe('Seen by Ada');
});

test('looks as far right as the sheet of records goes', () => {
  const { workbook, clock } = workspace;
  createPersonEdits(workbook, clock).insertColumn('Invoices', 5);
  chooseSetUp(workspace);
  const texts = sheetOf(workspace, 'figures').rows.flatMap((cells) => {
    const cell = cells[1];
    return typeof cell === 'object' ? [cell.formula] : [];
  });
  expect(texts).toContain('=MATCH("Total",Invoices!$A$1:$AA$1,0)');
});
