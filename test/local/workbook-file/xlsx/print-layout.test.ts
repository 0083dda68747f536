/** A printed sheet has its header on each page, and none of the columns that the API keeps for itself. */
import { printNames } from '../../../../src/local/workbook-file/xlsx/print-layout.ts';
import { plainSheet } from './support/plain-sheet.ts';

const kept = (column: number, columns: number) => ({
  area: { row: 1, column, rows: 1000, columns },
  description: 'Kept by the billing API',
  warningOnly: true,
});
const header = { ...kept(1, 12), area: { row: 1, column: 1, rows: 1, columns: 12 } };
const items = plainSheet({ name: 'Invoice items', frozenRows: 1, protections: [header, kept(8, 5)] });
const of = (sheet: typeof items) => printNames(sheet, sheet.name, { rows: 40, columns: 12 });

test('the columns at the right that the API protects are left out', () => {
  expect(of(items)).toEqual([
    { name: '_xlnm.Print_Area', scope: 'Invoice items', range: "'Invoice items'!$A$1:$G$40" },
    { name: '_xlnm.Print_Titles', scope: 'Invoice items', range: "'Invoice items'!$1:$1" },
  ]);
});

test('a column of the owner’s own behind them is not lost', () => {
  const [titles, ...others] = of({ ...items, protections: [header, kept(8, 4)] });
  expect(titles).toMatchObject({ name: '_xlnm.Print_Titles' });
  expect(others).toEqual([]);
});

test('a sheet without a header that stands still is printed as it is', () => {
  expect(of({ ...items, frozenRows: 0, protections: [] })).toEqual([]);
});
