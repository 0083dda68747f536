/** Finds the area that the arguments of getRange mean, and refuses it in Google's words. */
import type { Execution } from '../../execution/execution.ts';
import type { Area } from '../workbook/workbook-snapshot.ts';
import type { A1Reference } from './a1-notation.ts';
import { areaOfA1 } from './a1-notation.ts';
import { requireInGrid } from '../mutations/apply-content.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** @throws WorkbookError when the area is empty, begins before the grid or reaches beyond it */
export function checkedArea(sheet: SheetData, area: Area): Area {
  if (!(area.row >= 1)) throw new WorkbookError('The starting row of the range is too small.');
  if (!(area.column >= 1)) throw new WorkbookError('The starting column of the range is too small.');
  if (!(area.rows >= 1)) throw new WorkbookError('The number of rows in the range must be at least 1.');
  if (!(area.columns >= 1)) throw new WorkbookError('The number of columns in the range must be at least 1.');
  requireInGrid(sheet, area);
  return area;
}

/** The area of an address on a sheet; beyond the grid the switch decides. */
export function areaOfReference(
  reference: A1Reference | undefined,
  sheet: SheetData,
  rangeBeyondGrid: Execution['switches']['rangeBeyondGrid'],
): Area {
  if (reference === undefined) throw new WorkbookError('Range not found');
  const area = areaOfA1(reference, sheet.maxRows, sheet.maxColumns);
  const isWithin = area.row <= sheet.maxRows && area.column <= sheet.maxColumns;
  if (rangeBeyondGrid === 'throws' || !isWithin) return checkedArea(sheet, area);
  return {
    ...area,
    rows: Math.min(area.rows, sheet.maxRows - area.row + 1),
    columns: Math.min(area.columns, sheet.maxColumns - area.column + 1),
  };
}
