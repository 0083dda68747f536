/** The heights of rows and the widths of columns in the file, as Google Sheets shows them. */
import type { ColumnDef } from 'hucre/xlsx';
import type { SheetSnapshot } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** Google's default height of a row in pixels. */
export const rowHeightPx = 21;

const pointsPerPixel = 0.75;

/** The height of a line of text, as a multiple of its font's size. */
const lineSpacing = 1.5;

/**
 * Heights by row counted from zero, by the largest text of the row; a sheet of plain rows needs none, which keeps its
 * file small.
 */
export function rowHeights({
  formats,
  charts = [],
  maxRows,
}: SheetSnapshot): Map<number, { height: number }> {
  const heights = new Map<number, { height: number }>();
  // A chart covers cells, so every program must give its rows the same height.
  const usual = rowHeightPx * pointsPerPixel;
  if (charts.length > 0) {
    for (let row = 0; row < maxRows; row += 1) heights.set(row, { height: usual });
  }
  for (const { area, style } of formats) {
    const height = (style.fontSize ?? 0) * lineSpacing;
    if (height <= usual) continue;
    for (let row = area.row - 1; row < area.row - 1 + area.rows; row += 1)
      heights.set(row, { height: Math.max(height, heights.get(row)?.height ?? 0) });
  }
  return heights;
}

/** Pixels to one unit: the width of a digit in the format's reference font. */
const pixelsPerUnit = 7;

/** The columns of the file: their widths, undefined for the default one and 0 for hidden. */
export function toFileColumns(widths: readonly (number | undefined)[]): ColumnDef[] {
  return widths.map((pixels) =>
    pixels === undefined ? {} : pixels > 0 ? { width: pixels / pixelsPerUnit } : { hidden: true },
  );
}

/** Whole pixels by column, without default widths at the end. */
export function fromFileColumns(columns: readonly ColumnDef[], maxColumns: number): (number | undefined)[] {
  const widths = columns
    .slice(0, maxColumns)
    .map(({ width, hidden }) => (hidden === true ? 0 : width && Math.round(width * pixelsPerUnit)));
  while (widths.length > 0 && widths[widths.length - 1] === undefined) widths.pop();
  return widths;
}
