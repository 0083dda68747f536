/** Renews the number formats and alignments of cells, and the grey text of system columns. */
import { cellsBelow, columnRuns, type PlacedColumn, type SheetLayout } from './sheet-layout.ts';

const systemTextColour = '#5F6368';

/** Google's names for the format of a cell that has none. */
const automaticFormats = ['', 'General', '0.###############'];

/** The present formatting of a row. */
interface RowLook {
  readonly formats: readonly string[];
  readonly alignments: readonly string[];
  readonly colours: readonly string[];
}

/** @returns a few words when formats were renewed */
export function renewFormats(layout: SheetLayout): string[] {
  const { columns, lastRow, plan } = layout;
  if (lastRow < 2) return [];
  // Only the second and the last row are read: they show whether a person has changed a column or added rows without its format.
  const ends = [2, lastRow].map((row) => readLook(layout, row));
  const wrong = columns.filter((column) => ends.some((look) => !isAsPlanned(column, look)));
  const alike = ({ format, alignment, isSystem }: PlacedColumn) => [format, alignment, isSystem].join();
  for (const run of columnRuns(wrong, alike)) {
    const cells = cellsBelow(layout, run).setNumberFormat(run.first.format);
    cells.setHorizontalAlignment(run.first.alignment);
    if (run.first.isSystem) cells.setFontColor(systemTextColour);
  }
  if (wrong.length === 0) return [];
  return [plan.hidden ? 'formats' : `formats of ${wrong.map(({ header }) => header).join(', ')}`];
}

function readLook({ sheet, width }: SheetLayout, row: number): RowLook {
  const cells = sheet.getRange(row, 1, 1, width);
  return {
    formats: cells.getNumberFormats()[0] ?? [],
    alignments: cells.getHorizontalAlignments()[0] ?? [],
    colours: cells.getFontColors()[0] ?? [],
  };
}

function isAsPlanned({ column, format, alignment, isSystem }: PlacedColumn, look: RowLook): boolean {
  const at = column - 1;
  const found = look.formats[at] ?? '';
  const isFormat =
    found === format || (automaticFormats.includes(format) && automaticFormats.includes(found));
  const isQuiet = !isSystem || look.colours[at]?.toLowerCase() === systemTextColour.toLowerCase();
  return isFormat && look.alignments[at] === alignment && isQuiet;
}
