/** Refuses values that a drop-down does not allow. */
import type { GridArea, ValidationArea } from '../workbook/workbook-snapshot.ts';
import { a1OfArea } from '../range/a1-notation.ts';
import { areaHolds } from '../mutations/areas.ts';
import type { EnteredCell } from '../mutations/mutation.ts';
import { mapCells, type ShownWorkbook, shownValue } from '../workbook/read-cells.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** The drop-down of a cell, or undefined. */
export function validationAt(sheet: SheetData, row: number, column: number): ValidationArea | undefined {
  return sheet.validations.find((rule) => areaHolds(rule.area, row, column));
}

/** The values of a drop-down, those that stand in cells without blanks. */
export function allowedValues(
  { values, source }: ValidationArea,
  workbook: ShownWorkbook,
): readonly string[] {
  const sheet = workbook.data.sheets.find(({ id }) => id === source?.sheetId);
  if (source === undefined || sheet === undefined) return values;
  const texts = mapCells(sheet, source.area, (cell, row, column) =>
    String(shownValue(workbook, sheet, { cell, row, column }) ?? ''),
  );
  return texts.flat().filter((text) => text !== '');
}

/** @throws WorkbookError for the first value that a strict drop-down does not list */
export function refuseInvalid(
  sheet: SheetData,
  corner: Pick<GridArea, 'row' | 'column'>,
  values: readonly (readonly EnteredCell[])[],
  workbook: ShownWorkbook,
): void {
  if (sheet.validations.every((rule) => rule.allowInvalid)) return;
  values.forEach((cells, rowOffset) => {
    cells.forEach((value, columnOffset) => {
      const row = corner.row + rowOffset;
      const column = corner.column + columnOffset;
      const rule = validationAt(sheet, row, column);
      if (value === null || rule === undefined || rule.allowInvalid) return;
      const allowed = allowedValues(rule, workbook);
      const text = typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
      if (allowed.includes(text)) return;
      throw new WorkbookError(
        `The data you entered in cell ${a1OfArea({ row, column, rows: 1, columns: 1 })} violates the data ` +
          'validation rules set on this cell. Please enter one of the following values: ' +
          `${allowed.join(', ')}.`,
      );
    });
  });
}
