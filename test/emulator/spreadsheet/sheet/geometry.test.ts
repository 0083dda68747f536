/** Where ranges are, how far the content reaches, and what grows or shrinks the grid. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

const outside = 'The coordinates of the range are outside the dimensions of the sheet.';

describe('getRange', () => {
  test.each([
    ['C5:B2', 'B2:C5'],
    ['$B$2', 'B2'],
    ['b2:c3', 'B2:C3'],
    ['A2:C', 'A2:C1000'],
    ['D:F', 'D1:F1000'],
    ['F:D', 'D1:F1000'],
    ['3:2', 'A2:Z3'],
    ['Z1000', 'Z1000'],
    ['Sheet1!A1:B1', 'A1:B1'],
  ])('%s is %s [gas-fakes, live parity]', (address, expected) => {
    expect(openSpreadsheet().sheet.getRange(address).getA1Notation()).toBe(expected);
  });

  test('takes a row, a column and a size [Google reference, getRange]', () => {
    const { sheet } = openSpreadsheet();
    expect(sheet.getRange(2, 3).getA1Notation()).toBe('C2');
    expect(sheet.getRange(2, 3, 4).getA1Notation()).toBe('C2:C5');
    expect(sheet.getRange(2, 3, 4, 25 - 1).getA1Notation()).toBe('C2:Z5');
  });

  test.each([
    [[1001, 1], outside],
    [[1, 27], outside],
    [[1000, 1, 2], outside],
    [[0, 1], 'The starting row of the range is too small.'],
    [[1, 0], 'The starting column of the range is too small.'],
    [[1, 1, 0], 'The number of rows in the range must be at least 1.'],
    [[1, 1, 1, 0], 'The number of columns in the range must be at least 1.'],
    [['Nowhere!A1'], 'Range not found'],
    [['not an address'], 'Range not found'],
    [[null, 1], "The parameters (null,number) don't match the method signature for Sheet.getRange."],
    [
      ['1', 2],
      "The parameters (String,number) don't match the method signature for SpreadsheetApp.Sheet.getRange.",
    ],
  ])('%p throws %s [live logs; wording of the first row unsure]', (args, message) => {
    const { sheet } = openSpreadsheet();
    const getRange = sheet.getRange as (...values: unknown[]) => unknown;
    expect(() => getRange(...args)).toThrow(expect.objectContaining({ name: 'Exception', message }));
  });

  test('of a spreadsheet takes the name of a sheet, quoted where it must be [Google reference]', () => {
    const { spreadsheet } = openSpreadsheet();
    spreadsheet.insertSheet("Owner's items").getRange('B2').setValue('x');
    expect(spreadsheet.getRange("'Owner''s items'!B2").getValue()).toBe('x');
    expect(() => spreadsheet.getRange('Missing!A1')).toThrow('Range not found');
  });

  test('tells its place', () => {
    const { sheet } = openSpreadsheet();
    const range = sheet.getRange('B2:C3');
    expect([range.getSheet().getName(), range.getGridId()]).toEqual([sheet.getName(), 0]);
    expect([range.getRow(), range.getColumn(), range.getNumRows(), range.getNumColumns()]).toEqual([
      2, 2, 2, 2,
    ]);
    expect([range.getLastRow(), range.getLastColumn()]).toEqual([3, 3]);
  });
});

describe('setValues', () => {
  test('refuses data of another size [gas-fakes]', () => {
    const { sheet } = openSpreadsheet();
    const range = sheet.getRange('A1:B2');
    expect(() => range.setValues([[1, 2]])).toThrow(
      'The number of rows in the data does not match the number of rows in the range. The data has 1 but the range has 2.',
    );
    expect(() => range.setValues([[1, 2], [3]])).toThrow(
      'The number of columns in the data does not match the number of columns in the range. The data has 1 but the range has 2.',
    );
    expect(() => range.setValues('x' as never)).toThrow(
      "The parameters (String) don't match the method signature for SpreadsheetApp.Range.setValues.",
    );
  });
});

describe('getLastRow and getLastColumn', () => {
  test('are 0 on an empty sheet, whose data range is A1 [reported]', () => {
    const { sheet } = openSpreadsheet();
    expect([sheet.getLastRow(), sheet.getLastColumn()]).toEqual([0, 0]);
    expect(sheet.getDataRange().getA1Notation()).toBe('A1');
  });

  test('count values, formulas and FALSE, not formats, notes or drop-downs [Google reference, getLastRow]', () => {
    const { app, sheet } = openSpreadsheet();
    sheet.getRange('C9').setBackground('#ff0000').setNote('note');
    sheet.getRange('C10').setDataValidation(app.newDataValidation().requireValueInList(['a']).build());
    sheet.getRange('A2').setValue('');
    expect(sheet.getLastRow()).toBe(0);
    sheet.getRange('B4').setValue(false);
    expect([sheet.getLastRow(), sheet.getLastColumn()]).toEqual([4, 2]);
    sheet.getRange('A6').setFormula('=""');
    expect(sheet.getLastRow()).toBe(6);
    expect(sheet.getDataRange().getA1Notation()).toBe('A1:B6');
  });

  test('do not change by blank rows inserted at the bottom [gas-fakes]', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A3').setValue(1);
    sheet.insertRowsAfter(1000, 5);
    expect([sheet.getLastRow(), sheet.getMaxRows()]).toEqual([3, 1005]);
  });

  test('shrink when the content is cleared', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1:C3').setValue(1);
    sheet.getRange('A2:C3').clearContent();
    sheet.getRange('B1:C1').setValue('');
    expect([sheet.getLastRow(), sheet.getLastColumn()]).toEqual([1, 1]);
  });
});

describe('rows', () => {
  const column = (sheet: GoogleAppsScript.Spreadsheet.Sheet, address: string) =>
    sheet.getRange(address).getValues().flat();

  test('are inserted before and after', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1:A3').setValues([[1], [2], [3]]);
    sheet.insertRowsBefore(2, 2);
    sheet.insertRowsAfter(1, 1);
    sheet.insertRowBefore(1);
    expect(column(sheet, 'A1:A7')).toEqual(['', 1, '', '', '', 2, 3]);
    expect(sheet.getMaxRows()).toBe(1004);
  });

  test('are deleted, and those below move up', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1:A4').setValues([[1], [2], [3], [4]]);
    sheet.deleteRows(1, 1);
    sheet.deleteRows(2, 1);
    expect(column(sheet, 'A1:A3')).toEqual([2, 4, '']);
    expect(sheet.getMaxRows()).toBe(998);
  });

  test('beyond the grid are refused [gas-fakes]', () => {
    const { sheet } = openSpreadsheet();
    expect(() => sheet.deleteRows(1000, 2)).toThrow('Those rows are out of bounds.');
    expect(() => sheet.deleteRows(0, 1)).toThrow('Those rows are out of bounds.');
    expect(() => sheet.insertRowsAfter(1001, 1)).toThrow('Those rows are out of bounds.');
    expect(() => sheet.insertRowsAfter(1, 0)).toThrow('at least 1');
  });

  test('are never all deleted', () => {
    const { sheet } = openSpreadsheet();
    expect(() => sheet.deleteRows(1, 1000)).toThrow("You can't delete all the rows on the sheet.");
    sheet.setFrozenRows(1);
    expect(() => sheet.deleteRows(2, 999)).toThrow(
      'Sorry, it is not possible to delete all non-frozen rows.',
    );
  });
});

describe('columns', () => {
  test('are inserted and deleted with their formats, widths and notes', () => {
    const { sheet, workbook } = openSpreadsheet();
    sheet.getRange('B:B').setNumberFormat('@');
    sheet.getRange('B1').setValue('x').setNote('note').setBackground('#123456');
    sheet.setColumnWidth(2, 250);
    sheet.insertColumnBefore(2);
    sheet.insertColumnsAfter(26, 2);
    expect(sheet.getRange('C1').getValue()).toBe('x');
    expect(sheet.getRange('C1').getNotes()[0]![0]).toBe('note');
    expect(sheet.getRange('C1').getBackgrounds()[0]![0]).toBe('#123456');
    expect(sheet.getRange('C999').getNumberFormats()[0]![0]).toBe('@');
    expect(workbook.data.sheets[0]?.columnWidths[2]).toBe(250);
    expect(sheet.getMaxColumns()).toBe(29);
    sheet.deleteColumns(1, 1);
    sheet.deleteColumns(1, 1);
    expect(sheet.getRange('A1').getNotes()[0]![0]).toBe('note');
    expect(() => sheet.deleteColumns(27, 2)).toThrow('Those columns are out of bounds.');
  });
});

describe('ten million cells', () => {
  const message =
    'This action would increase the number of cells in the workbook above the limit of 10000000 cells.';

  test('are the limit of a spreadsheet, over all its sheets [Google limit; wording unsure]', () => {
    const { spreadsheet, sheet } = openSpreadsheet();
    spreadsheet.insertSheet('Other');
    sheet.insertRowsAfter(1000, 382_615 - 1000);
    sheet.insertRowsAfter(382_615, 1000);
    expect(() => sheet.insertRowsAfter(1, 1)).toThrow(message);
    expect(() => sheet.insertColumnAfter(1)).toThrow(message);
    expect(() => spreadsheet.insertSheet()).toThrow(message);
    expect(sheet.getMaxRows()).toBe(383_615);
  });
});
