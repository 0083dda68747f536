/** Gives new rows at the end of a sheet the number formats, alignments and text colours of its second row. */
import { columnRuns, type SheetLayout } from './sheet-layout.ts';

/** Google returns this colour for text whose colour was never set. */
const automaticColour = '#000000';

interface CellFormatting {
  readonly column: number;
  readonly format: string;
  readonly alignment: string;
  readonly colour: string;
}

/** @param first the first of the new rows */
export function extendFormats(layout: SheetLayout, first: number): void {
  const { sheet, lastRow } = layout;
  const ends = [first, lastRow].map((row) => readRow(layout, row));
  const lacking = readRow(layout, 2).filter((style, index) =>
    ends.some((end) => likeness(end[index]) !== likeness(style)),
  );
  for (const { column, columns, first: style } of columnRuns(lacking, likeness)) {
    const cells = sheet.getRange(first, column, lastRow - first + 1, columns);
    cells.setNumberFormat(style.format).setHorizontalAlignment(alignmentOf(style));
    if (style.colour !== automaticColour) cells.setFontColor(style.colour);
  }
}

function readRow({ sheet, width }: SheetLayout, row: number): CellFormatting[] {
  const cells = sheet.getRange(row, 1, 1, width);
  const [formats = []] = cells.getNumberFormats();
  const [alignments = []] = cells.getHorizontalAlignments();
  const [colours = []] = cells.getFontColors();
  return formats.map((format, index) => ({
    column: index + 1,
    format,
    alignment: alignments[index] ?? '',
    colour: colours[index] ?? '',
  }));
}

function likeness(style: CellFormatting | undefined): string {
  return [style?.format, style?.alignment, style?.colour].join();
}

// Google returns a name for an alignment that was never set, and does not accept that name in a call.
function alignmentOf({ alignment }: CellFormatting): 'left' | 'center' | 'right' | 'normal' {
  return alignment === 'left' || alignment === 'center' || alignment === 'right' ? alignment : 'normal';
}
