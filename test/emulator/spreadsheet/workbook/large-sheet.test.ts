/** The size that a business may reach: 100,000 invoices of 28 columns. */
import { blankSheet, createWorkbook } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { StoredCell } from '../../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

const rowCount = 100_000;
const columnCount = 28;
/** Generous on a slow machine; a row or a format held as objects per cell would take several times as much. */
const heapMbMax = 400;

function invoiceRow(number: number): StoredCell[] {
  return Array.from({ length: columnCount }, (_, column) =>
    column === 0 ? `inv_${number}` : number * column,
  );
}

test('100,000 rows load, and a window, a search and a write do not cost the whole sheet', () => {
  const heapBefore = process.memoryUsage().heapUsed;
  const workbook = createWorkbook({
    name: 'Billing',
    timeZone: 'Etc/UTC',
    locale: 'en_US',
    sheets: [
      {
        ...blankSheet(7, 'Invoices'),
        maxRows: rowCount,
        maxColumns: columnCount,
        rows: Array.from({ length: rowCount }, (_, index) => invoiceRow(index + 1)),
        formats: [
          { area: { row: 2, column: 1, rows: rowCount - 1, columns: 20 }, style: { numberFormat: '@' } },
        ],
      },
    ],
  });
  expect((process.memoryUsage().heapUsed - heapBefore) / 1e6).toBeLessThan(heapMbMax);

  const { sheet } = openSpreadsheet({ workbook });
  expect(sheet.getLastRow()).toBe(rowCount);
  const window = sheet.getRange(99_951, 1, 50, columnCount).getValues();
  expect(window[49]![0]).toBe('inv_100000');
  const finder = sheet.getRange('A2:A').createTextFinder('inv_77777').matchEntireCell(true).matchCase(true);
  expect(finder.findNext()!.getRow()).toBe(77_777);
  sheet.insertRowsAfter(rowCount, 1);
  sheet.getRange(rowCount + 1, 1).setValue('007');
  expect(sheet.getRange(rowCount + 1, 1).getValue()).toBe('007');
  sheet.deleteRows(2, 1);
  expect(sheet.getRange(rowCount, 1).getNumberFormats()[0]![0]).toBe('@');
  // One default per column, not a format per row.
  expect(workbook.data.sheets[0]!.styles.rows.filter((style) => style !== undefined).length).toBeLessThan(3);
});
