/** Ranges with names [gas-fakes on the live service, testsheetsrange.js; Google reference, NamedRange]. */
import { createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { openSpreadsheet } from './support/open-spreadsheet.ts';

function named() {
  const opened = openSpreadsheet();
  opened.spreadsheet.setNamedRange('first', opened.sheet.getRange('A1:B2'));
  opened.spreadsheet.setNamedRange('second', opened.spreadsheet.insertSheet('Other').getRange('C1:E2'));
  return opened;
}

const listed = (ranges: GoogleAppsScript.Spreadsheet.NamedRange[]): string[] =>
  ranges.map(
    (one) => `${one.getName()} ${one.getRange().getSheet().getName()}!${one.getRange().getA1Notation()}`,
  );

test('are listed, found by name, and taken for addresses', () => {
  const { sheet, spreadsheet } = named();
  expect(listed(spreadsheet.getNamedRanges())).toEqual(['first Sheet1!A1:B2', 'second Other!C1:E2']);
  expect(listed(sheet.getNamedRanges())).toEqual(['first Sheet1!A1:B2']);
  expect(spreadsheet.getRangeByName('FIRST')!.getA1Notation()).toBe('A1:B2');
  expect(spreadsheet.getRangeByName('third')).toBeNull();
  expect([spreadsheet.getRange('second').getA1Notation(), sheet.getRange('first').getA1Notation()]).toEqual([
    'C1:E2',
    'A1:B2',
  ]);
  expect(() => sheet.getRange('second')).toThrow('Range not found');
});

test('get other names and places, and go', () => {
  const { spreadsheet } = named();
  for (const one of spreadsheet.getNamedRanges())
    one.setName(`${one.getName()}_x`).setRange(one.getRange().offset(0, 2));
  expect(listed(spreadsheet.getNamedRanges())).toEqual(['first_x Sheet1!C1:D2', 'second_x Other!E1:G2']);
  spreadsheet.getNamedRanges()[0]!.remove();
  spreadsheet.removeNamedRange('second_x');
  expect(spreadsheet.getNamedRanges()).toEqual([]);
  expect(() => spreadsheet.removeNamedRange('second_x')).toThrow('does not exist');
});

test('are read by formulas, and follow rows, sheets that are deleted, and the file', () => {
  const { sheet, spreadsheet, workbook } = named();
  sheet.getRange('A1:A2').setValues([[1], [2]]);
  sheet.getRange('D9').setFormula('=SUM(first)+unknown');
  sheet.getRange('D10').setFormula('=SUM(first)');
  expect(sheet.getRange('D9:D10').getValues()).toEqual([['#NAME?'], [3]]);
  sheet.insertRowsBefore(2, 3);
  expect(spreadsheet.getRangeByName('first')!.getA1Notation()).toBe('A1:B5');
  expect(sheet.getRange('D13').getValue()).toBe(3);
  spreadsheet.deleteSheet(spreadsheet.getSheetByName('Other')!);
  expect(spreadsheet.getRangeByName('second')).toBeNull();
  const again = openSpreadsheet({ workbook: createWorkbook(workbook.toSnapshot()) });
  expect(again.spreadsheet.getRangeByName('first')!.getA1Notation()).toBe('A1:B5');
});

test.each(['A1', 'two words', '1st', 'R1C1', ''])('%s is no name', (name) => {
  const { sheet, spreadsheet } = openSpreadsheet();
  expect(() => spreadsheet.setNamedRange(name, sheet.getRange('A1'))).toThrow('is not valid');
});
