/** Ids of new sheets, and copies of whole sheets as `Sheet.copyTo` and `Spreadsheet.duplicateActiveSheet` make them. */
import type { DocumentAccess } from './access/document-access.ts';
import { sheetNamed, sheetWithId, type Workbook } from './workbook/workbook.ts';

/** Copies a sheet. @returns the id of the copy @param index zero-based place among the sheets */
export function copySheet(
  { workbook, pending, sheet }: DocumentAccess,
  sheetId: number,
  index: number,
): number {
  pending.applySheet(sheetId);
  const id = freeSheetId(workbook);
  const base = `Copy of ${sheet(sheetId).name}`;
  let name = base;
  for (let number = 2; sheetNamed(workbook, name) !== undefined; number += 1) name = `${base} ${number}`;
  workbook.apply({ op: 'copy_sheet', sheet_id: id, from: sheetId, name, index });
  return id;
}

/** An id that no sheet has. Google's look random; these do too, but each run of the emulator gives the same ones. */
export function freeSheetId(workbook: Workbook): number {
  let id = 0;
  for (
    let number = workbook.data.sheets.length;
    id === 0 || sheetWithId(workbook, id) !== undefined;
    number += 1
  )
    id = (number * 1_103_515_245 + 12_345) % 2_147_483_647;
  return id;
}
