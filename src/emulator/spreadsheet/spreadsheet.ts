/** The emulated class Spreadsheet. */
import { strict } from '../realm/strict.ts';
import { parseA1, areaOfReference } from './range/a1-notation.ts';
import type { DocumentAccess } from './access/document-access.ts';
import { textArgument } from './access/script-arguments.ts';
import type { SheetData } from './workbook/sheet-data.ts';
import { rangeNamed, spreadsheetNames } from './named-ranges.ts';
import { activeSheet, spreadsheetSheets } from './spreadsheet-sheets.ts';
import { sheetNamed } from './workbook/workbook.ts';
import { WorkbookError } from './workbook/workbook-error.ts';

/** The Spreadsheet that the script is bound to. */
export function createSpreadsheet(document: DocumentAccess): object {
  const { workbook } = document;
  const { realm } = document.execution;
  const self = (): object => spreadsheet;
  const spreadsheet: object = strict(realm, 'Spreadsheet', {
    ...spreadsheetSheets(document, self),
    ...spreadsheetNames(document),
    ...settings(document),
    getId: () => workbook.id,
    getUrl: () => `https://docs.google.com/spreadsheets/d/${workbook.id}/edit`,
    getRange(address: unknown) {
      const text = textArgument(realm, 'Spreadsheet.getRange', address);
      const { sheetId, area } = document.lazy('Spreadsheet.getRange', [text], () => {
        const named = rangeNamed(document, text);
        if (named !== undefined) return { sheetId: named.sheetId, area: named.area };
        const reference = parseA1(text);
        const sheet = sheetOfAddress(document, reference?.sheetName);
        const found = areaOfReference(reference, sheet, document.execution.switches.rangeBeyondGrid);
        return { sheetId: sheet.id, area: found };
      });
      return document.rangeObject(sheetId, area);
    },
    toast(...args: unknown[]) {
      document.call({ member: 'Spreadsheet.toast', detail: args }, () => undefined);
    },
  });
  return spreadsheet;
}

/** An address without a sheet's name means the active sheet. */
function sheetOfAddress(document: DocumentAccess, name: string | undefined): SheetData {
  if (name === undefined) return activeSheet(document);
  const sheet = sheetNamed(document.workbook, name);
  if (sheet === undefined) throw new WorkbookError('Range not found');
  return sheet;
}

function settings(document: DocumentAccess) {
  const { workbook } = document;
  const { realm } = document.execution;
  const read = <T>(member: string, perform: () => T): T =>
    document.call({ member: `Spreadsheet.${member}`, detail: [] }, perform);
  const change = (member: string, key: 'name' | 'time_zone' | 'locale', value: unknown): void => {
    const text = textArgument(realm, `Spreadsheet.${member}`, value);
    document.call({ member: `Spreadsheet.${member}`, detail: [text] }, () =>
      workbook.apply({ op: 'set_workbook', [key]: text }),
    );
  };
  return {
    getName: () => read('getName', () => workbook.data.name),
    rename: (name: unknown) => change('rename', 'name', name),
    getSpreadsheetTimeZone: () => read('getSpreadsheetTimeZone', () => workbook.data.timeZone),
    setSpreadsheetTimeZone: (zone: unknown) => change('setSpreadsheetTimeZone', 'time_zone', zone),
    getSpreadsheetLocale: () => read('getSpreadsheetLocale', () => workbook.data.locale),
    setSpreadsheetLocale: (locale: unknown) => change('setSpreadsheetLocale', 'locale', locale),
  };
}
