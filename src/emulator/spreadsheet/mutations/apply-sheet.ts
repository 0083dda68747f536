/**
 * Applies the changes of whole sheets: insertion, deletion, names, column widths, and the workbook's own
 * settings.
 */
import { limitCells } from '../workbook/limits.ts';
import type { MutationOf } from './mutation.ts';
import type { SheetData, WorkbookData } from '../workbook/sheet-data.ts';
import { followName, forgetSheet } from './follow-references.ts';
import { createSheetData } from '../workbook/sheet-data.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/**
 * Inserts a blank sheet.
 * @throws WorkbookError for a name that is taken or too many cells
 */
export function insertSheet(workbook: WorkbookData, mutation: MutationOf<'insert_sheet'>): void {
  requireFreeName(workbook, mutation.name);
  limitCells(workbook, mutation.rows * mutation.columns);
  const sheet = createSheetData(mutation.sheet_id, mutation.name, mutation.rows, mutation.columns);
  workbook.sheets.splice(mutation.index, 0, sheet);
}

/** @throws WorkbookError for a name that another sheet has */
function requireFreeName(workbook: WorkbookData, name: string, self?: SheetData): void {
  const taken = workbook.sheets.some(
    (sheet) => sheet !== self && sheet.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken)
    throw new WorkbookError(`A sheet with the name "${name}" already exists. Please enter another name.`);
}

/**
 * Deletes a sheet.
 * @throws WorkbookError for the last one
 */
export function deleteSheet(sheet: SheetData, _: MutationOf<'delete_sheet'>, workbook: WorkbookData): void {
  if (workbook.sheets.length === 1) throw new WorkbookError("You can't remove all the sheets in a document.");
  workbook.sheets = workbook.sheets.filter((other) => other !== sheet);
  forgetSheet(workbook, sheet.name);
}

/**
 * Changes a sheet's name, visibility, frozen rows, colour or gridlines.
 * @throws WorkbookError for a name that is taken or the last visible sheet
 */
export function setSheet(sheet: SheetData, mutation: MutationOf<'set_sheet'>, workbook: WorkbookData): void {
  if (mutation.name !== undefined) {
    requireFreeName(workbook, mutation.name, sheet);
    followName(workbook, sheet.name, mutation.name);
    sheet.name = mutation.name;
  }
  if (mutation.hidden !== undefined) {
    const isLast = workbook.sheets.every((other) => other === sheet || other.hidden);
    if (mutation.hidden && isLast) throw new WorkbookError("You can't hide all the sheets in a document.");
    sheet.hidden = mutation.hidden;
  }
  if (mutation.frozen_rows !== undefined) sheet.frozenRows = mutation.frozen_rows;
  if (mutation.tab_color !== undefined) sheet.tabColor = mutation.tab_color ?? undefined;
  if (mutation.hidden_gridlines !== undefined) sheet.hiddenGridlines = mutation.hidden_gridlines;
}

/**
 * Changes the width or visibility of columns.
 * @throws WorkbookError for columns beyond the grid
 */
export function setColumns(sheet: SheetData, mutation: MutationOf<'set_columns'>): void {
  const end = mutation.column + mutation.columns - 1;
  if (mutation.column < 1 || end > sheet.maxColumns)
    throw new WorkbookError('Those columns are out of bounds.');
  while (sheet.columnWidths.length < end) sheet.columnWidths.push(undefined);
  while (sheet.hiddenColumns.length < end) sheet.hiddenColumns.push(false);
  for (let column = mutation.column; column <= end; column += 1) {
    if (mutation.width_px !== undefined) sheet.columnWidths[column - 1] = mutation.width_px;
    if (mutation.hidden !== undefined) sheet.hiddenColumns[column - 1] = mutation.hidden;
  }
}

/** Changes the workbook's name, time zone or locale. */
export function setWorkbook(workbook: WorkbookData, mutation: MutationOf<'set_workbook'>): void {
  if (mutation.name !== undefined) workbook.name = mutation.name;
  if (mutation.time_zone !== undefined) workbook.timeZone = mutation.time_zone;
  if (mutation.locale !== undefined) workbook.locale = mutation.locale;
}
