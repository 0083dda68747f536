/** The members of a Spreadsheet about its sheets. */
import type { DocumentAccess } from './access/document-access.ts';
import { copySheet, freeSheetId } from './copied-sheets.ts';
import type { SheetData } from './workbook/sheet-data.ts';
import { WorkbookError } from './workbook/workbook-error.ts';
import { newSheetColumns, newSheetRows } from './workbook/limits.ts';
import {
  numberArguments,
  signatureError,
  textArgument,
  sheetIds,
  standsFor,
} from './access/script-arguments.ts';
import type { Workbook } from './workbook/workbook.ts';
import { sheetNamed, sheetWithId } from './workbook/workbook.ts';

/** The members; `self` gives the Spreadsheet itself. */
export function spreadsheetSheets(document: DocumentAccess, self: () => object) {
  return { ...lookups(document), ...changes(document, self) };
}

function lookups(document: DocumentAccess) {
  const { workbook } = document;
  const { realm } = document.execution;
  const found = (id: number | null): object | null => (id === null ? null : document.sheetObject(id));
  return {
    getSheetByName(name: unknown) {
      const text = textArgument(realm, 'Spreadsheet.getSheetByName', name);
      const call = { member: 'Spreadsheet.getSheetByName', detail: [text] };
      return found(document.call(call, () => sheetNamed(workbook, text)?.id ?? null));
    },
    getSheetById(...args: unknown[]) {
      const [id = 0] = numberArguments(realm, 'Spreadsheet.getSheetById', args, { least: 1, most: 1 });
      const call = { member: 'Spreadsheet.getSheetById', detail: [id] };
      return found(document.call(call, () => sheetWithId(workbook, id)?.id ?? null));
    },
    getSheets() {
      const call = { member: 'Spreadsheet.getSheets', detail: [] };
      const ids = document.call(call, () => workbook.data.sheets.map((sheet) => sheet.id));
      return realm.array(ids.map((id) => document.sheetObject(id)));
    },
    getNumSheets: () =>
      document.call({ member: 'Spreadsheet.getNumSheets', detail: [] }, () => workbook.data.sheets.length),
    getActiveSheet() {
      const id = document.lazy('Spreadsheet.getActiveSheet', [], () => activeSheet(document).id);
      return document.sheetObject(id);
    },
  };
}

function changes(document: DocumentAccess, self: () => object) {
  const { workbook } = document;
  const { realm } = document.execution;
  const idOf = (member: string, sheet: unknown): number => {
    const id = standsFor(sheetIds, sheet);
    if (id === undefined) throw signatureError(realm, `Spreadsheet.${member}`, [sheet]);
    return id;
  };
  return {
    insertSheet(...args: unknown[]) {
      const { name, index } = insertArguments(document, args);
      const id = document.call({ member: 'Spreadsheet.insertSheet', detail: args }, () =>
        insertSheet(document, name, index),
      );
      document.activeSheetId = id;
      return document.sheetObject(id);
    },
    deleteSheet(sheet: unknown) {
      const sheetId = idOf('deleteSheet', sheet);
      document.call({ member: 'Spreadsheet.deleteSheet', detail: [sheetId], sheetId }, () =>
        workbook.apply({ op: 'delete_sheet', sheet_id: sheetId }),
      );
    },
    duplicateActiveSheet() {
      const copied = document.call({ member: 'Spreadsheet.duplicateActiveSheet', detail: [] }, () => {
        const sheet = activeSheet(document);
        return copySheet(document, sheet.id, workbook.data.sheets.indexOf(sheet) + 1);
      });
      document.activeSheetId = copied;
      return document.sheetObject(copied);
    },
    setActiveSheet(sheet: unknown) {
      const id = idOf('setActiveSheet', sheet);
      document.lazy('Spreadsheet.setActiveSheet', [id], () => {
        document.sheet(id);
      });
      document.activeSheetId = id;
      return sheet;
    },
    moveActiveSheet(...args: unknown[]) {
      const [place = 1] = numberArguments(realm, 'Spreadsheet.moveActiveSheet', args, { least: 1, most: 1 });
      document.call({ member: 'Spreadsheet.moveActiveSheet', detail: [place] }, () =>
        workbook.apply({ op: 'set_sheet', sheet_id: activeSheet(document).id, index: place - 1 }),
      );
      return self();
    },
  };
}

function insertArguments(document: DocumentAccess, args: readonly unknown[]) {
  const name = args.find((value) => typeof value === 'string');
  const index = args.find((value) => typeof value === 'number');
  const named = [name, index].filter((value) => value !== undefined);
  if (named.length !== args.length || (args.length === 2 && args[0] !== name))
    throw signatureError(document.execution.realm, 'Spreadsheet.insertSheet', args);
  return { name, index };
}

function insertSheet(document: DocumentAccess, name: string | undefined, index: number | undefined): number {
  const { workbook } = document;
  const { sheets } = workbook.data;
  const id = freeSheetId(workbook);
  workbook.apply({
    op: 'insert_sheet',
    sheet_id: id,
    name: name ?? freeSheetName(workbook),
    index: index ?? sheets.indexOf(activeSheet(document)) + 1,
    rows: newSheetRows,
    columns: newSheetColumns,
  });
  return id;
}

function freeSheetName(workbook: Workbook): string {
  let number = workbook.data.sheets.length + 1;
  while (sheetNamed(workbook, `Sheet${number}`) !== undefined) number += 1;
  return `Sheet${number}`;
}

/** The sheet that the script made active, or else the first one. */
export function activeSheet({ workbook, activeSheetId }: DocumentAccess): SheetData {
  const { sheets } = workbook.data;
  const sheet = sheets.find((candidate) => candidate.id === activeSheetId) ?? sheets[0];
  if (sheet === undefined) throw new WorkbookError('The spreadsheet has no sheet.');
  return sheet;
}
