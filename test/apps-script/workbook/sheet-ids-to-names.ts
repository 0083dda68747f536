/** A workbook as plain data that can be compared: ids are replaced by names, and every cell has its style. */
import type { SheetData, WorkbookData } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { styleAt } from '../../../src/emulator/spreadsheet/workbook/style-grid.ts';
import { defaultColumnWidthPx } from '../../../src/emulator/spreadsheet/workbook/limits.ts';

export function sheetIdsToNames({ sheets }: WorkbookData): readonly unknown[] {
  const nameOf = (id: number): string => sheets.find((sheet) => sheet.id === id)?.name ?? '';
  const named = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, member) => (key === 'sheetId' ? nameOf(Number(member)) : member)) ?? 'null',
    );
  return sheets.map((sheet) => {
    const { id: _id, styles: _styles, notes, columnWidths, hiddenColumns, protections, ...rest } = sheet;
    return {
      ...(named(rest) as object),
      notes: [...notes].sort(),
      columns: Array.from({ length: sheet.maxColumns }, (_, index) => [
        columnWidths[index] ?? defaultColumnWidthPx,
        hiddenColumns[index] ?? false,
      ]),
      protections: protections.map(({ id: _protection, ...protection }) => protection),
      styles: stylesOf(sheet),
    };
  });
}

/** Runs of cells with the same style, row by row. */
function stylesOf({ styles, maxRows, maxColumns }: SheetData): readonly string[] {
  const runs: { style: object; count: number }[] = [];
  for (let row = 1; row <= maxRows; row += 1)
    for (let column = 1; column <= maxColumns; column += 1) {
      const style = styleAt(styles, row, column);
      const last = runs[runs.length - 1];
      if (last?.style === style) last.count += 1;
      else runs.push({ style, count: 1 });
    }
  return runs.map(({ style, count }) => `${count} ${JSON.stringify(Object.entries(style).sort())}`);
}
