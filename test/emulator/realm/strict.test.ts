/** What an emulated object refuses before it looks at what the arguments mean. */
import { openSpreadsheet } from '../spreadsheet/support/open-spreadsheet.ts';

const { app, spreadsheet, sheet } = openSpreadsheet();
const cell = sheet.getRange('A1');

test.each<[object, string, readonly unknown[], string]>([
  [cell, 'setValues', [], '() Range.setValues'],
  [sheet, 'setName', [], '() Sheet.setName'],
  [sheet, 'setName', [undefined], '(null) Sheet.setName'],
  [sheet, 'getRange', [1, 1, 1, undefined], '(number,number,number,null) Sheet.getRange'],
  [spreadsheet, 'getSheetByName', [null], '(null) Spreadsheet.getSheetByName'],
])('%s.%s refuses %j, which leaves out what Google needs', (object, member, args, refused) => {
  const call = (object as Record<string, (...values: readonly unknown[]) => unknown>)[member]!;
  const [types, name] = refused.split(' ');
  expect(() => call(...args)).toThrow(
    expect.objectContaining({
      name: 'Exception',
      message: `The parameters ${types} don't match the method signature for ${name}.`,
    }),
  );
});

test('null takes a colour or a drop-down away, and a value', () => {
  cell.setValue('x').setBackground('#ff0000').setBackground(null).setDataValidation(null).setValue(null);
  expect([cell.getValue(), cell.getBackgrounds()]).toEqual(['', [['#ffffff']]]);
});

test('the name of an emulated object is that of its class [platform, gas-fakes on the live service]', () => {
  const names = [app, spreadsheet, sheet, cell, app.ProtectionType].map(String);
  expect(names).toEqual(['SpreadsheetApp', 'Spreadsheet', 'Sheet', 'Range', 'ProtectionType']);
});
