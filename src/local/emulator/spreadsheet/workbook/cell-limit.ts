/** Google's limit of cells in a spreadsheet. */
import { workbookCellsMax } from './limits.ts';
import type { WorkbookData } from './sheet-data.ts';
import { WorkbookError } from './workbook-error.ts';

/** @throws WorkbookError when so many more cells would be too many */
export function limitCells(workbook: WorkbookData, moreCells: number): void {
  const cells = workbook.sheets.reduce((sum, sheet) => sum + sheet.maxRows * sheet.maxColumns, 0);
  if (cells + moreCells > workbookCellsMax)
    throw new WorkbookError(
      `This action would increase the number of cells in the workbook above the limit of ${workbookCellsMax} cells.`,
    );
}
