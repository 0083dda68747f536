/** The members of a Spreadsheet about its sheets. */
import type { DocumentAccess } from './access/document-access.ts';
import type { SheetData } from './workbook/sheet-data.ts';
import { WorkbookError } from './workbook/workbook-error.ts';
import { newSheetColumns, newSheetRows } from './workbook/limits.ts';
import { signatureError, textArgument, sheetIds, standsFor } from './access/script-arguments.ts';
import type { Workbook } from './workbook/workbook.ts';
import { sheetNamed, sheetWithId } from './workbook/workbook.ts';

/** The members. */
export function spreadsheetSheets(document: DocumentAccess) {
  return { ...lookups(document), ...changes(document) };
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
    getSheets() {
      const call = { member: 'Spreadsheet.getSheets', detail: [] };
      const ids = document.call(call, () => workbook.data.sheets.map((sheet) => sheet.id));
      return realm.array(ids.map((id) => document.sheetObject(id)));
    },
  };
}

function changes(document: DocumentAccess) {
  const { workbook } = document;
  const { realm } = document.execution;
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
      const sheetId = standsFor(sheetIds, sheet);
      if (sheetId === undefined) throw signatureError(realm, 'Spreadsheet.deleteSheet', [sheet]);
      document.call({ member: 'Spreadsheet.deleteSheet', detail: [sheetId], sheetId }, () =>
        workbook.apply({ op: 'delete_sheet', sheet_id: sheetId }),
      );
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

/** An id that no sheet has. Google's look random; these do too, but each run of the emulator gives the same ones. */
function freeSheetId(workbook: Workbook): number {
  let id = 0;
  for (
    let number = workbook.data.sheets.length;
    id === 0 || sheetWithId(workbook, id) !== undefined;
    number += 1
  )
    id = (number * 1_103_515_245 + 12_345) % 2_147_483_647;
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
