/** Gives new rows at the end of a sheet the number formats, alignments and text colours of its second row. */
import { columnRuns, type SheetLayout } from './sheet-layout.ts';

/** Google returns this colour for text whose colour was never set. */
const automaticColour = '#000000';

interface CellLook {
  readonly column: number;
  readonly format: string;
  readonly alignment: string;
  readonly colour: string;
}

/** @param first the first of the new rows */
export function extendFormats(layout: SheetLayout, first: number): void {
  const { sheet, lastRow } = layout;
  const ends = [first, lastRow].map((row) => readRow(layout, row));
  const lacking = readRow(layout, 2).filter((look, index) =>
    ends.some((end) => likeness(end[index]) !== likeness(look)),
  );
  for (const { column, columns, first: look } of columnRuns(lacking, likeness)) {
    const cells = sheet.getRange(first, column, lastRow - first + 1, columns);
    cells.setNumberFormat(look.format).setHorizontalAlignment(alignmentOf(look));
    if (look.colour !== automaticColour) cells.setFontColor(look.colour);
  }
}

function readRow({ sheet, width }: SheetLayout, row: number): CellLook[] {
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

function likeness(look: CellLook | undefined): string {
  return [look?.format, look?.alignment, look?.colour].join();
}

// Google returns a name for an alignment that was never set, and does not accept that name in a call.
function alignmentOf({ alignment }: CellLook): 'left' | 'center' | 'right' | 'normal' {
  return alignment === 'left' || alignment === 'center' || alignment === 'right' ? alignment : 'normal';
}
