/** Translates column widths between pixels and the units of the file format. */

import type { ColumnDef } from 'hucre/xlsx';

/** Pixels to one unit: the width of a digit in the format's reference font. */
const pixelsPerUnit = 7;

/** The columns of the file; an undefined width is the default one. */
export function toFileColumns(widths: readonly (number | undefined)[]): ColumnDef[] {
  return widths.map((pixels) => (pixels === undefined ? {} : { width: pixels / pixelsPerUnit }));
}

/** Whole pixels by column, without default widths at the end. */
export function fromFileColumns(columns: readonly ColumnDef[], maxColumns: number): (number | undefined)[] {
  const widths = columns
    .slice(0, maxColumns)
    .map(({ width }) => (width === undefined ? undefined : Math.round(width * pixelsPerUnit)));
  while (widths.length > 0 && widths[widths.length - 1] === undefined) widths.pop();
  return widths;
}
