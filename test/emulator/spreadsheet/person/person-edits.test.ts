/** The edits of a person in the user interface, and the events they fire [Google's guide to event objects]. */
import { createPersonEdits } from '../../../../src/emulator/spreadsheet/person/person-edits.ts';
import { createVirtualClock } from '../../../../src/emulator/time/clock.ts';
import { nowMs, openSpreadsheet } from '../support/open-spreadsheet.ts';

function withHands() {
  const opened = openSpreadsheet();
  return { ...opened, hands: createPersonEdits(opened.workbook, createVirtualClock(nowMs)) };
}

const at = (row: number, column: number) => ({ sheet: 'Sheet1', row, column });
const area = (row: number, column: number, rows = 1, columns = 1) => ({ row, column, rows, columns });

describe('typing', () => {
  test('tells the new and the old value of a single cell', () => {
    const { hands, sheet } = withHands();
    expect(hands.typeCell(at(2, 1), '12')).toEqual({
      kind: 'edit',
      sheet: 'Sheet1',
      area: area(2, 1),
      value: '12',
    });
    expect(hands.typeCell(at(2, 1), 'TRUE')).toMatchObject({ value: 'TRUE', oldValue: '12' });
    expect(sheet.getRange('A2').getValue()).toBe(true);
  });

  test('into a text cell keeps everything, and an apostrophe is never stored', () => {
    const { hands, sheet } = withHands();
    sheet.getRange('A1').setNumberFormat('@').getValue();
    hands.typeCell(at(1, 1), '=1+1');
    hands.typeCell(at(1, 2), "'007");
    expect(sheet.getRange('A1:B1').getValues()).toEqual([['=1+1', '007']]);
  });

  test('a value that a strict drop-down does not list is refused without an event', () => {
    const { hands, sheet, app } = withHands();
    const rule = app.newDataValidation().requireValueInList(['a']).setAllowInvalid(false).build();
    sheet.getRange('A1').setDataValidation(rule).getValue();
    expect(hands.typeCell(at(1, 1), 'b')).toBeUndefined();
    expect(hands.typeCell(at(1, 1), 'a')).toBeDefined();
    expect(sheet.getRange('A1').getValue()).toBe('a');
  });
});

describe('pasting and clearing', () => {
  test('several cells tell no values, and the grid grows', () => {
    const { hands, sheet } = withHands();
    expect(
      hands.paste(at(1000, 26), [
        ['1', '2'],
        ['3', ''],
      ]),
    ).toEqual({
      kind: 'edit',
      sheet: 'Sheet1',
      area: area(1000, 26, 2, 2),
    });
    expect([sheet.getMaxRows(), sheet.getMaxColumns()]).toEqual([1001, 27]);
    expect(hands.clearCells({ sheet: 'Sheet1', area: area(1000, 26) })).toEqual({
      kind: 'edit',
      sheet: 'Sheet1',
      area: area(1000, 26),
      oldValue: '1',
    });
    expect(sheet.getRange(1000, 26, 2, 2).getValues()).toEqual([
      ['', 2],
      [3, ''],
    ]);
  });
});

describe('structure', () => {
  test('a sort keeps the frozen header above', () => {
    const { hands, sheet } = withHands();
    sheet.getRange('A1:A3').setValues([['z header'], ['b'], ['a']]);
    sheet.setFrozenRows(1);
    sheet.getLastRow();
    expect(hands.sortSheet('Sheet1', 1, 'ascending')).toEqual({ kind: 'change', changeType: 'OTHER' });
    expect(sheet.getRange('A1:A3').getValues()).toEqual([['z header'], ['a'], ['b']]);
    hands.sortSheet('Sheet1', 1, 'descending');
    expect(sheet.getRange('A2').getValue()).toBe('b');
  });

  test('each change tells its kind', () => {
    const { hands, spreadsheet } = withHands();
    spreadsheet.insertSheet('Other');
    expect(
      [
        hands.insertRows('Sheet1', 2, 3),
        hands.deleteRows('Sheet1', 2, 3),
        hands.insertColumn('Sheet1', 1),
        hands.deleteColumn('Sheet1', 1),
        hands.moveColumn('Sheet1', 1, 3),
        hands.setNumberFormat({ sheet: 'Sheet1', area: area(1, 1) }, '@'),
        hands.renameSheet('Sheet1', 'Renamed'),
        hands.deleteSheet('Other'),
      ].map(({ changeType }) => changeType),
    ).toEqual([
      'INSERT_ROW',
      'REMOVE_ROW',
      'INSERT_COLUMN',
      'REMOVE_COLUMN',
      'OTHER',
      'FORMAT',
      'OTHER',
      'REMOVE_GRID',
    ]);
    expect(spreadsheet.getSheets().map((sheet) => sheet.getName())).toEqual(['Renamed']);
  });

  test('a moved column takes its cells, formats, width, notes and rules along', () => {
    const { hands, sheet, workbook } = withHands();
    sheet.getRange('A1:D1').setValues([['a', 'b', 'c', 'd']]);
    sheet.getRange('A:A').setNumberFormat('@');
    sheet.getRange('A1').setNote('note');
    sheet.setColumnWidth(1, 222);
    sheet.getRange('A1:B1').protect();
    hands.moveColumn('Sheet1', 1, 3);
    expect(sheet.getRange('A1:D1').getValues()).toEqual([['b', 'c', 'a', 'd']]);
    expect(sheet.getRange('C9').getNumberFormats()[0]![0]).toBe('@');
    expect(sheet.getRange('A9').getNumberFormats()[0]![0]).toBe('0.###############');
    expect(sheet.getRange('C1').getNotes()[0]![0]).toBe('note');
    expect(workbook.data.sheets[0]?.columnWidths[2]).toBe(222);
    hands.moveColumn('Sheet1', 3, 1);
    expect(sheet.getRange('A1:D1').getValues()).toEqual([['a', 'b', 'c', 'd']]);
  });

  test('a sheet that does not exist cannot be touched', () => {
    expect(() => withHands().hands.typeCell({ sheet: 'Nowhere', row: 1, column: 1 }, 'x')).toThrow('Nowhere');
  });
});
