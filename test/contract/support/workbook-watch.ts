/** Watches what a request does to the workbook. */
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import type { TestWorkspace } from './test-workspace.ts';

/** Runs something that must leave every sheet as it is: the workbook tells of each change that is made to it. */
export function expectNothingWritten<Result>({ workbook }: TestWorkspace, action: () => Result): Result {
  const changes: string[] = [];
  const stop = workbook.onMutation(({ op }) => changes.push(op));
  const result = action();
  stop();
  expect(changes).toEqual([]);
  return result;
}

/** Runs something that must leave the content of every sheet as it is, whatever it writes and takes back. */
export function expectSameContent<Result>({ workbook }: TestWorkspace, action: () => Result): Result {
  const content = (): unknown =>
    workbook.data.sheets.map(({ name, rows }) => [
      name,
      rows.flatMap((cells, row) =>
        cells.flatMap((cell, column) => (cell === undefined || cell === '' ? [] : [[row, column, cell]])),
      ),
    ]);
  const before = content();
  const result = action();
  expect(content()).toEqual(before);
  return result;
}

/** The sheets that Setup fills with formulas, and that no request writes to. */
const formulaSheets = ['Dashboard', 'figures'];

/** Fails when any cell of a data sheet holds a formula: the API writes none, whatever it is sent. */
export function expectNoFormula({ workbook }: TestWorkspace): void {
  const dataSheets = workbook.data.sheets.filter(({ name }) => !formulaSheets.includes(name));
  const formulas = dataSheets.flatMap(({ name, rows }) =>
    rows.flatMap((cells) => cells.filter(isFormula).map((cell) => `${name}: ${JSON.stringify(cell)}`)),
  );
  expect(formulas).toEqual([]);
}

function isFormula(cell: StoredCell): boolean {
  return typeof cell === 'object';
}

/** The column with this header, one-based. */
export function columnNamed(
  { workbook }: Pick<TestWorkspace, 'workbook'>,
  sheet: string,
  header: string,
): number {
  const found = workbook.data.sheets.find(({ name }) => name === sheet)?.rows[0]?.indexOf(header) ?? -1;
  if (found < 0) throw new Error(`The sheet "${sheet}" has no column "${header}".`);
  return found + 1;
}

/** The cells under a header, from the first record down. */
export function cellsUnder(workspace: TestWorkspace, sheet: string, header: string): StoredCell[] {
  const column = columnNamed(workspace, sheet, header);
  const rows = workspace.workbook.data.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  return rows.slice(1).map((cells) => cells[column - 1]);
}

/** The texts of a row, as a person copies them. */
export function textsOf({ workbook }: Pick<TestWorkspace, 'workbook'>, sheet: string, row: number): string[] {
  const cells = workbook.data.sheets.find(({ name }) => name === sheet)?.rows[row - 1] ?? [];
  // A hole is a blank cell, too.
  return Array.from(cells, (cell) => (cell === undefined ? '' : String(cell)));
}
