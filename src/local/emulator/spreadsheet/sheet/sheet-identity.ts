/** The members of a Sheet about its name, place and visibility. */
import { textArgument } from '../access/script-arguments.ts';
import type { SheetAccess } from './sheet-access.ts';
import { createSpreadsheet } from '../spreadsheet.ts';

export function sheetIdentity(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  const setHidden = (member: string, hidden: boolean): object => {
    access.change(member, { op: 'set_sheet', sheet_id: sheetId, hidden });
    return self();
  };
  return {
    getSheetId: () => sheetId,
    getName: () => access.call('getName', (sheet) => sheet.name),
    getSheetName: () => access.call('getSheetName', (sheet) => sheet.name),
    getIndex: () => access.call('getIndex', (sheet) => document.workbook.data.sheets.indexOf(sheet) + 1),
    getParent: () => createSpreadsheet(document),
    setName(name: unknown) {
      const text = textArgument(realm, 'Sheet.setName', name);
      access.change('setName', { op: 'set_sheet', sheet_id: sheetId, name: text });
      return self();
    },
    activate() {
      document.lazy('Sheet.activate', [sheetId], () => {
        document.sheet(sheetId);
      });
      document.activeSheetId = sheetId;
      return self();
    },
    hideSheet: () => setHidden('hideSheet', true),
    showSheet: () => setHidden('showSheet', false),
    isSheetHidden: () => access.call('isSheetHidden', (sheet) => sheet.hidden),
  };
}
