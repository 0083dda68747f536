/** The spreadsheet and its sheets, and what the emulator refuses. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

const names = (spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet) =>
  spreadsheet.getSheets().map((sheet) => sheet.getName());

const idOf = (sheet: GoogleAppsScript.Spreadsheet.Sheet): number => sheet.getRange(1, 1).getGridId();

describe('sheets', () => {
  test('a new spreadsheet has one of 1,000 rows and 26 columns', () => {
    const { spreadsheet, sheet } = openSpreadsheet();
    expect(names(spreadsheet)).toEqual(['Sheet1']);
    expect([sheet.getMaxRows(), sheet.getMaxColumns(), idOf(sheet)]).toEqual([1000, 26, 0]);
  });

  test('are found by name, or not at all [Google reference]', () => {
    const { spreadsheet, sheet } = openSpreadsheet();
    expect(idOf(spreadsheet.getSheetByName('Sheet1')!)).toBe(idOf(sheet));
    expect(spreadsheet.getSheetByName('sheet2')).toBeNull();
  });

  test('are inserted after the active one, become active and have an id of their own', () => {
    const { spreadsheet } = openSpreadsheet();
    const first = spreadsheet.insertSheet('First', 0);
    const next = spreadsheet.insertSheet();
    expect(names(spreadsheet)).toEqual(['First', 'Sheet3', 'Sheet1']);
    expect(new Set([0, idOf(first), idOf(next)]).size).toBe(3);
    expect(spreadsheet.getRange('A1').getSheet().getName()).toBe('Sheet3');
  });

  test('a name taken throws, so that a sheet can serve as a mutex [tanaikech, 2026-06-09]', () => {
    const { spreadsheet, sheet } = openSpreadsheet();
    const message = 'A sheet with the name "Sheet1" already exists. Please enter another name.';
    expect(() => spreadsheet.insertSheet('Sheet1')).toThrow(message);
    const other = spreadsheet.insertSheet('Other');
    expect(() => other.setName('Sheet1')).toThrow(message);
    expect(sheet.setName('Invoices').getName()).toBe('Invoices');
  });

  test('are hidden, deleted, but never all of them', () => {
    const { spreadsheet, sheet } = openSpreadsheet();
    expect(() => sheet.hideSheet()).toThrow("You can't hide all the sheets in a document.");
    expect(() => spreadsheet.deleteSheet(sheet)).toThrow("You can't remove all the sheets in a document.");
    const other = spreadsheet.insertSheet('Other');
    const id = idOf(other);
    expect(other.hideSheet().isSheetHidden()).toBe(true);
    spreadsheet.deleteSheet(other);
    expect(names(spreadsheet)).toEqual(['Sheet1']);
    expect(() => other.getRange('A1').getValue()).toThrow(`Sheet ${id} not found`);
  });

  test('have frozen rows, widths, hidden columns and a colour', () => {
    const { app, sheet, workbook } = openSpreadsheet();
    sheet.setFrozenRows(1);
    sheet.setColumnWidths(2, 2, 180).setTabColor('#1a73e8').hideColumns(5, 2);
    app.flush();
    expect(sheet.getFrozenRows()).toBe(1);
    expect(workbook.data.sheets[0]?.columnWidths.slice(1, 4)).toEqual([180, 180, undefined]);
    expect([sheet.isColumnHiddenByUser(6), sheet.isColumnHiddenByUser(7)]).toEqual([true, false]);
    sheet.showColumns(5, 2);
    expect(sheet.isColumnHiddenByUser(6)).toBe(false);
  });
});

describe('the spreadsheet', () => {
  test('has a name, a time zone and a locale', () => {
    const { spreadsheet } = openSpreadsheet({ locale: 'de_DE', timeZone: 'Europe/Berlin' });
    expect(spreadsheet.getName()).toBe('Billing');
    expect(spreadsheet.getSpreadsheetLocale()).toBe('de_DE');
    expect(spreadsheet.getSpreadsheetTimeZone()).toBe('Europe/Berlin');
  });
});

describe('the emulator is unforgiving', () => {
  test.each<[string, (opened: ReturnType<typeof openSpreadsheet>) => object]>([
    ['SpreadsheetApp', ({ app }) => app],
    ['Spreadsheet', ({ spreadsheet }) => spreadsheet],
    ['Sheet', ({ sheet }) => sheet],
    ['Range', ({ sheet }) => sheet.getRange('A1')],
    ['TextFinder', ({ sheet }) => sheet.getDataRange().createTextFinder('a')],
    ['Protection', ({ sheet }) => sheet.protect()],
    ['ProtectionType', ({ app }) => app.ProtectionType],
    ['DataValidationBuilder', ({ app }) => app.newDataValidation()],
    ['ConditionalFormatRuleBuilder', ({ app }) => app.newConditionalFormatRule()],
    ['Filter', ({ sheet }) => sheet.getRange('A1').createFilter()],
    ['FilterCriteriaBuilder', ({ app }) => app.newFilterCriteria()],
    ['FilterCriteria', ({ app }) => app.newFilterCriteria().build()],
  ])('%s throws at members that it does not have', (className, make) => {
    const object = make(openSpreadsheet()) as Record<string, unknown>;
    expect(() => object.invented).toThrow(`not implemented in the emulator: ${className}.invented`);
  });

  test('there is no user interface in a web app [Google reference, getUi]', () => {
    expect(() => openSpreadsheet().app.getUi()).toThrow(
      'Cannot call SpreadsheetApp.getUi() from this context.',
    );
  });
});
