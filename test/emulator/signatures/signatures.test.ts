/** Calls with arguments that no signature of Google's reference takes, and the names of classes. */
import { serviceMembers } from '../../../src/emulator/signatures/service-members.ts';
import { spreadsheetMembers } from '../../../src/emulator/signatures/spreadsheet-members.ts';
import { openSpreadsheet } from '../spreadsheet/support/open-spreadsheet.ts';
import { resultOf, testEmulator } from '../support/test-emulator.ts';
import { deriveMembers } from './support/derive-members.ts';

/** Calls a member with arguments that the types would not let through. */
function refusal(object: object, member: string, ...args: unknown[]): string {
  const call = (object as Record<string, (...values: unknown[]) => unknown>)[member]!;
  try {
    call(...args);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
}

const refused = (types: string, member: string): string =>
  `The parameters (${types}) don't match the method signature for ${member}.`;

test('the tables hold what the types that follow the reference declare', () => {
  const { spreadsheet, others } = deriveMembers();
  expect(spreadsheetMembers).toBe(spreadsheet);
  expect(serviceMembers).toBe(others);
});

describe('a call is refused', () => {
  const { app, spreadsheet, sheet } = openSpreadsheet();
  const cell = sheet.getRange('A1');

  test('with too many arguments [gas-fakes, "Cannot call with surplus arguments"]', () => {
    expect(refusal(cell, 'setValue', 1, 2)).toBe(refused('number,number', 'SpreadsheetApp.Range.setValue'));
    expect(refusal(sheet, 'getLastRow', true)).toBe(refused('Boolean', 'SpreadsheetApp.Sheet.getLastRow'));
    expect(refusal(app, 'flush', {})).toBe(refused('(class)', 'SpreadsheetApp.flush'));
  });

  test('with too few, as a missing one is no value of its own', () => {
    expect(refusal(cell, 'setValue')).toBe(refused('', 'SpreadsheetApp.Range.setValue'));
    expect(refusal(sheet, 'setName')).toBe(refused('', 'SpreadsheetApp.Sheet.setName'));
  });

  test('with arguments of another type, which the error names', () => {
    expect(refusal(sheet, 'getRange', 1, 1, 1, undefined)).toBe(
      refused('number,number,number,null', 'SpreadsheetApp.Sheet.getRange'),
    );
    expect(refusal(cell, 'setValues', [1, 2])).toBe(refused('number[]', 'SpreadsheetApp.Range.setValues'));
    expect(refusal(cell, 'setValues', cell)).toBe(
      refused('SpreadsheetApp.Range', 'SpreadsheetApp.Range.setValues'),
    );
    expect(refusal(spreadsheet, 'getSheetByName', new Date(0))).toBe(
      refused('Date', 'SpreadsheetApp.Spreadsheet.getSheetByName'),
    );
    expect(refusal(spreadsheet, 'deleteSheet', cell)).toBe(
      refused('SpreadsheetApp.Range', 'SpreadsheetApp.Spreadsheet.deleteSheet'),
    );
    expect(refusal(sheet, 'setHiddenGridlines', null)).toBe(
      refused('null', 'SpreadsheetApp.Sheet.setHiddenGridlines'),
    );
  });
});

test('a number becomes text with a decimal where text is asked for [issuetracker.google.com/issues/429373214]', () => {
  const { sheet } = openSpreadsheet();
  const range = sheet.getRange('A1:B1') as unknown as {
    setNote(note: unknown): void;
    setNotes(notes: unknown): void;
  };
  range.setNote(5);
  expect(sheet.getRange('A1').getNote()).toBe('5.0');
  range.setNotes([[2.5, true]]);
  expect(sheet.getRange('A1:B1').getNotes()).toEqual([['2.5', 'true']]);
});

test('the name of an emulated object is that of its class [platform, gas-fakes on the live service]', () => {
  const { app, spreadsheet, sheet } = openSpreadsheet();
  const names = [app, spreadsheet, sheet, sheet.getRange('A1'), app.ProtectionType].map(String);
  expect(names).toEqual(['SpreadsheetApp', 'Spreadsheet', 'Sheet', 'Range', 'ProtectionType']);
});

test('the error is an Exception of the script, which other services throw too', () => {
  const emulator = testEmulator();
  expect(resultOf(emulator, 'refusedSignatures')).toEqual([
    [true, 'Exception', refused('String,String', 'PropertiesService.Properties.getProperty')],
    [true, 'Exception', refused('', 'LockService.Lock.tryLock')],
    [true, 'Exception', refused('String', 'Utilities.sleep')],
  ]);
});
