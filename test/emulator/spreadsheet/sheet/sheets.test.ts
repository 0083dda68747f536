/** The spreadsheet and its sheets, and what the emulator refuses. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

const names = (spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet) =>
  spreadsheet.getSheets().map((sheet) => sheet.getName());

describe('sheets', () => {
  test('a new spreadsheet has one of 1,000 rows and 26 columns', () => {
    const { spreadsheet, sheet } = openSpreadsheet();
    expect(names(spreadsheet)).toEqual(['Sheet1']);
    expect([sheet.getMaxRows(), sheet.getMaxColumns(), sheet.getSheetId()]).toEqual([1000, 26, 0]);
  });

  test('are found by name and by id, or not at all [Google reference]', () => {
    const { spreadsheet, sheet } = openSpreadsheet();
    expect(spreadsheet.getSheetByName('Sheet1')!.getSheetId()).toBe(sheet.getSheetId());
    expect(spreadsheet.getSheetByName('sheet2')).toBeNull();
    expect(spreadsheet.getSheetById(0)!.getName()).toBe('Sheet1');
    expect(spreadsheet.getSheetById(5)).toBeNull();
  });

  test('are inserted after the active one, become active and have an id of their own', () => {
    const { spreadsheet } = openSpreadsheet();
    const first = spreadsheet.insertSheet('First', 0);
    const next = spreadsheet.insertSheet();
    expect(names(spreadsheet)).toEqual(['First', 'Sheet3', 'Sheet1']);
    expect(new Set([0, first.getSheetId(), next.getSheetId()]).size).toBe(3);
    expect(spreadsheet.getActiveSheet().getName()).toBe('Sheet3');
    spreadsheet.moveActiveSheet(1);
    expect(names(spreadsheet)[0]).toBe('Sheet3');
    expect(next.getIndex()).toBe(1);
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
    expect(other.hideSheet().isSheetHidden()).toBe(true);
    spreadsheet.deleteSheet(other);
    expect(names(spreadsheet)).toEqual(['Sheet1']);
    expect(() => other.getRange('A1').getValue()).toThrow(`Sheet ${other.getSheetId()} not found`);
  });

  test('have frozen rows, widths, hidden columns and a colour', () => {
    const { sheet } = openSpreadsheet();
    sheet.setFrozenRows(1);
    sheet.setColumnWidths(2, 2, 180).setTabColor('#1a73e8').hideColumns(5, 2);
    expect([sheet.getFrozenRows(), sheet.getColumnWidth(3), sheet.getColumnWidth(4)]).toEqual([1, 180, 100]);
    expect([sheet.isColumnHiddenByUser(6), sheet.isColumnHiddenByUser(7)]).toEqual([true, false]);
    sheet.showColumns(5, 2);
    expect(sheet.isColumnHiddenByUser(6)).toBe(false);
  });

  test('are cleared', () => {
    const { sheet } = openSpreadsheet();
    sheet.getRange('A1').setValue(1).setBackground('#ff0000');
    sheet.clearContents();
    expect([sheet.getLastRow(), sheet.getRange('A1').getBackground()]).toEqual([0, '#ff0000']);
    sheet.clear();
    expect(sheet.getRange('A1').getBackground()).toBe('#ffffff');
  });
});

describe('the spreadsheet', () => {
  test('has an id, a name, a time zone and a locale', () => {
    const { spreadsheet } = openSpreadsheet({ locale: 'de_DE', timeZone: 'Europe/Berlin' });
    expect(spreadsheet.getUrl()).toContain(spreadsheet.getId());
    expect(spreadsheet.getName()).toBe('Billing');
    expect(spreadsheet.getSpreadsheetLocale()).toBe('de_DE');
    spreadsheet.setSpreadsheetTimeZone('Asia/Tokyo');
    expect(spreadsheet.getSpreadsheetTimeZone()).toBe('Asia/Tokyo');
  });
});

describe('the emulator is unforgiving', () => {
  test.each<[string, (opened: ReturnType<typeof openSpreadsheet>) => object]>([
    ['SpreadsheetApp', ({ app }) => app],
    ['Spreadsheet', ({ spreadsheet }) => spreadsheet],
    ['Sheet', ({ sheet }) => sheet],
    ['Range', ({ sheet }) => sheet.getRange('A1')],
    ['TextFinder', ({ sheet }) => sheet.createTextFinder('a')],
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
