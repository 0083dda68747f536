/** Opening a spreadsheet by its id [Google reference, SpreadsheetApp.openById: scope spreadsheets]. */
import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import { createSpreadsheetApp } from '../../../../src/emulator/spreadsheet/spreadsheet-app.ts';
import { blankWorkbook, createWorkbook } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { testExecution } from '../../support/test-execution.ts';

const prefix = 'https://www.googleapis.com/auth/';

function appWith(scope: string) {
  const { execution } = testExecution();
  const workbook = createWorkbook(blankWorkbook('Billing', 'Etc/UTC', 'en_US'), { id: 'abc' });
  const authorization = createAuthorization(execution, [prefix + scope]);
  const { app } = createSpreadsheetApp(execution, workbook, { authorization });
  return app as unknown as GoogleAppsScript.Spreadsheet.SpreadsheetApp;
}

test('is refused with the scope for the bound spreadsheet alone, also for that one', () => {
  const app = appWith('spreadsheets.currentonly');
  expect(app.getActive().getId()).toBe('abc');
  expect(() => app.openById('abc')).toThrow(
    `Specified permissions are not sufficient to call SpreadsheetApp.openById. Required permissions: ${prefix}spreadsheets`,
  );
  expect(() => app.openByUrl('https://docs.google.com/spreadsheets/d/abc/edit')).toThrow('not sufficient');
});

test('opens the one spreadsheet that there is with the wider scope', () => {
  const app = appWith('spreadsheets');
  expect(app.openById('abc').getName()).toBe('Billing');
  expect(app.openByUrl('https://docs.google.com/spreadsheets/d/abc/edit#gid=0').getId()).toBe('abc');
  expect(() => app.openById('other')).toThrow(
    'Unexpected error while getting the method or property openById',
  );
});
