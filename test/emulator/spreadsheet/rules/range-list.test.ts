/** Formats of many cells by one call: RangeList, and the setters that take a table. */
import { styleAt } from '../../../../src/emulator/spreadsheet/workbook/style-grid.ts';
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

describe('a RangeList [Google reference, RangeList and Sheet.getRangeList]', () => {
  test('gives each of its ranges the format, in one buffered call, and returns itself', () => {
    const { app, sheet, calls, pending, workbook } = openSpreadsheet();
    const list = sheet.getRangeList(['A1:B2', 'D4']);
    expect(list.setNumberFormat('@').setFontWeight('bold').setFontColor('#ffffff')).toBe(list);
    list.setBackground('#137333').setHorizontalAlignment('right').setFontSize(18);
    expect(calls.filter(({ member }) => member === 'RangeList.setNumberFormat')).toHaveLength(1);
    expect(pending.cellsOn()).toBe(6 * 5);
    app.flush();
    const { styles } = workbook.data.sheets[0]!;
    const style = {
      ...{ numberFormat: '@', bold: true, fontColor: '#ffffff' },
      ...{ background: '#137333', horizontalAlignment: 'right', fontSize: 18 },
    };
    expect([styleAt(styles, 2, 2), styleAt(styles, 4, 4), styleAt(styles, 3, 3)]).toEqual([style, style, {}]);
  });

  test('returns its ranges in their order, and is limited to one sheet', () => {
    const { sheet, spreadsheet } = openSpreadsheet();
    const ranges = sheet.getRangeList(['D4', 'A1:B2', 'Sheet1!C:C']).getRanges();
    expect(ranges.map((range) => range.getA1Notation())).toEqual(['D4', 'A1:B2', 'C1:C1000']);
    spreadsheet.insertSheet('Other');
    expect(() => sheet.getRangeList(['A1', 'Other!A1'])).toThrow('Range not found');
  });

  test('must not be empty, and takes only what a range takes', () => {
    const { sheet } = openSpreadsheet();
    const refused = "don't match the method signature for SpreadsheetApp.";
    expect(() => sheet.getRangeList([])).toThrow(`${refused}Sheet.getRangeList.`);
    expect(() => sheet.getRangeList('A1' as never)).toThrow(`${refused}Sheet.getRangeList.`);
    expect(() => sheet.getRangeList(['A1']).setFontWeight('heavy' as never)).toThrow(
      `The parameters (String) ${refused}RangeList.setFontWeight.`,
    );
  });
});

describe('setters that take a table [Google reference, Range]', () => {
  test('set each cell, and null takes a colour away', () => {
    const { sheet } = openSpreadsheet();
    const range = sheet.getRange('A1:B2');
    range.setFontColors([
      ['#137333', null],
      [null, '#a50e0e'],
    ]);
    range.setBackgrounds([
      ['#e6f4ea', '#e6f4ea'],
      ['#fce8e6', null],
    ]);
    range.setHorizontalAlignments([
      ['left', 'right'],
      ['left', 'center'],
    ]);
    expect(range.getFontColors()).toEqual([
      ['#137333', '#000000'],
      ['#000000', '#a50e0e'],
    ]);
    expect(range.getBackgrounds()).toEqual([
      ['#e6f4ea', '#e6f4ea'],
      ['#fce8e6', '#ffffff'],
    ]);
    expect(range.getHorizontalAlignments()).toEqual([
      ['left', 'right'],
      ['left', 'center'],
    ]);
  });

  test.each(['setFontColors', 'setBackgrounds', 'setHorizontalAlignments', 'setNumberFormats'] as const)(
    '%s wants a table of the size of its range [tanaikech, and many questions on Stack Overflow]',
    (member) => {
      const { sheet } = openSpreadsheet();
      const range = sheet.getRange('A1:B2');
      expect(() => range[member]([['left', 'left']] as never)).toThrow(
        'The number of rows in the data does not match the number of rows in the range. The data has 1 but the range has 2.',
      );
      expect(() => range[member]([['left'], ['left']] as never)).toThrow(
        'The number of columns in the data does not match the number of columns in the range. The data has 1 but the range has 2.',
      );
      expect(() => range[member]('left' as never)).toThrow(
        `The parameters (String) don't match the method signature for SpreadsheetApp.Range.${member}.`,
      );
    },
  );

  test('a table that repeats a format down a column is kept as one', () => {
    const { sheet, app, workbook } = openSpreadsheet();
    const rows = Array.from({ length: 1000 }, (_, row) => [row === 0 ? '@' : '0.00', '@']);
    sheet.getRange('A1:B1000').setNumberFormats(rows);
    app.flush();
    expect(sheet.getRange('A1:B2').getNumberFormats()).toEqual([
      ['@', '@'],
      ['0.00', '@'],
    ]);
    expect(sheet.getRange('A1000').getNumberFormats()[0]![0]).toBe('0.00');
    expect(workbook.data.sheets[0]?.styles.rows.length).toBeLessThan(3);
  });
});
