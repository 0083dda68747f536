/** The heights of rows as Google Sheets shows them: by the largest text, and never less than its usual row. */

import type { SheetSnapshot } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** Google's row of a sheet that nobody changed, in pixels. */
export const rowHeightPx = 21;

const pointsPerPixel = 0.75;

/** A line of text is so much higher than its font's size. */
const lineSpacing = 1.5;

/** Heights by row counted from zero; a sheet of plain rows needs none, and keeps its file small. */
export function rowHeights({
  formats,
  charts = [],
  maxRows,
}: SheetSnapshot): Map<number, { height: number }> {
  const heights = new Map<number, { height: number }>();
  // A chart covers cells: the rows below it stand where they should in every program.
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
