/** The emulated class Spreadsheet. */
import { strict } from '../realm/strict.ts';
import { parseA1, areaOfReference } from './range/a1-notation.ts';
import type { DocumentAccess } from './access/document-access.ts';
import { textArgument } from './access/script-arguments.ts';
import type { SheetData } from './workbook/sheet-data.ts';
import { activeSheet, spreadsheetSheets } from './spreadsheet-sheets.ts';
import { sheetNamed } from './workbook/workbook.ts';
import { WorkbookError } from './workbook/workbook-error.ts';

/** The Spreadsheet that the script is bound to. @param toast shows what the script tells in passing */
export function createSpreadsheet(document: DocumentAccess, toast?: (message: string) => void): object {
  const { realm } = document.execution;
  return strict(realm, 'Spreadsheet', {
    ...spreadsheetSheets(document),
    ...settings(document),
    getRange(address: unknown) {
      const text = textArgument(realm, 'Spreadsheet.getRange', address);
      const { sheetId, area } = document.lazy('Spreadsheet.getRange', [text], () => {
        const reference = parseA1(text);
        const sheet = sheetOfAddress(document, reference?.sheetName);
        const found = areaOfReference(reference, sheet, document.execution.switches.rangeBeyondGrid);
        return { sheetId: sheet.id, area: found };
      });
      return document.rangeObject(sheetId, area);
    },
    toast(...args: unknown[]) {
      document.call({ member: 'Spreadsheet.toast', detail: args }, () => {
        toast?.(String(args[0] ?? ''));
      });
    },
  });
}

/** An address without a sheet's name means the active sheet. */
function sheetOfAddress(document: DocumentAccess, name: string | undefined): SheetData {
  if (name === undefined) return activeSheet(document);
  const sheet = sheetNamed(document.workbook, name);
  if (sheet === undefined) throw new WorkbookError('Range not found');
  return sheet;
}

function settings(document: DocumentAccess) {
  const { data } = document.workbook;
  const read = <T>(member: string, perform: () => T): T =>
    document.call({ member: `Spreadsheet.${member}`, detail: [] }, perform);
  return {
    getName: () => read('getName', () => data.name),
    getSpreadsheetTimeZone: () => read('getSpreadsheetTimeZone', () => data.timeZone),
    getSpreadsheetLocale: () => read('getSpreadsheetLocale', () => data.locale),
  };
}
