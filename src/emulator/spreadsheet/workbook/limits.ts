/** The limits and default sizes of a spreadsheet. */
import type { WorkbookData } from './sheet-data.ts';
import { WorkbookError } from './workbook-error.ts';

/** Google's limit of cells in one spreadsheet, blank ones counted. */
const workbookCellsMax = 10_000_000;

/** Google's limit of characters in one cell. */
export const cellCharactersMax = 50_000;

/** The grid of a sheet that was just inserted, as Google makes it. */
export const newSheetRows = 1000;
export const newSheetColumns = 26;

/** Google's default width of a column. */
export const defaultColumnWidthPx = 100;

/** @throws WorkbookError when so many more cells would be too many */
export function limitCells(workbook: WorkbookData, moreCells: number): void {
  const cells = workbook.sheets.reduce((sum, sheet) => sum + sheet.maxRows * sheet.maxColumns, 0);
  if (cells + moreCells > workbookCellsMax)
    throw new WorkbookError(
      `This action would increase the number of cells in the workbook above the limit of ${workbookCellsMax} cells.`,
    );
}
