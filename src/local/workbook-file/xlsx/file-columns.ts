/** Translates the columns of a sheet: their widths between pixels and the units of the file format. */

import type { ColumnDef, CellStyle as FileStyle } from 'hucre/xlsx';

/** Pixels to one unit: the width of a digit in the format's reference font. */
const pixelsPerUnit = 7;

/** The columns of the file: their widths, undefined for the default one and 0 for hidden, and the style of most of their cells. */
export function toFileColumns(
  widths: readonly (number | undefined)[],
  styles: readonly FileStyle[],
): ColumnDef[] {
  return Array.from({ length: Math.max(widths.length, styles.length) }, (_, column) => {
    const pixels = widths[column];
    const style = styles[column] ?? {};
    return {
      ...(pixels !== undefined && (pixels > 0 ? { width: pixels / pixelsPerUnit } : { hidden: true })),
      ...(Object.keys(style).length > 0 && { style }),
    };
  });
}

/** Whole pixels by column, without default widths at the end. */
export function fromFileColumns(columns: readonly ColumnDef[], maxColumns: number): (number | undefined)[] {
  const widths = columns
    .slice(0, maxColumns)
    .map(({ width, hidden }) => (hidden === true ? 0 : width && Math.round(width * pixelsPerUnit)));
  while (widths.length > 0 && widths[widths.length - 1] === undefined) widths.pop();
  return widths;
}
