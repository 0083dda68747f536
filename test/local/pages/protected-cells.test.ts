/** The local workbook asks before the edits that Google warns of. */
import { isWarnedOf } from '../../../src/local/pages/protected-cells.ts';
import type { WorkbookEdit } from '../../../src/pages/workbook/protocol.ts';

const warning = { description: 'Kept by the billing API', warningOnly: true };
const whole = [warning];
const header = { ...warning, area: { row: 1, column: 1, rows: 1, columns: 30 } };
const system = { ...warning, area: { row: 1, column: 20, rows: 1000, columns: 11 } };
const records = [header, system];

const paste = (row: number, column: number, width = 1): WorkbookEdit => ({
  op: 'paste',
  sheet: 'Invoices',
  row,
  column,
  texts: [Array<string>(width).fill('x')],
});

test.each<[string, readonly (typeof warning)[], WorkbookEdit, boolean]>([
  ['a cell of the Dashboard', whole, paste(6, 2), true],
  ['a row of the Dashboard', whole, { op: 'delete_rows', sheet: 'Dashboard', row: 3, rows: 1 }, true],
  ['a header', records, paste(1, 2), true],
  ['a system column', records, paste(7, 20), true],
  ['a cell that people work with', records, paste(7, 2), false],
  ['a whole row with its system columns', records, paste(7, 1, 30), false],
  ['an order of records', records, { op: 'sort', sheet: 'Invoices', column: 2, order: 'ascending' }, false],
  ['a sheet of one’s own', [], paste(1, 1), false],
])('%s', (_, protections, edit, isAsked) => {
  expect(isWarnedOf(protections, edit)).toBe(isAsked);
});
