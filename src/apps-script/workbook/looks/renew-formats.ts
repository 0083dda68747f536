/** How cells show what they hold: number formats, alignment, and system columns in a quieter colour. */
import { cellsBelow, columnRuns, type PlacedColumn, type SheetLayout } from './sheet-layout.ts';

const systemTextColour = '#5F6368';

/** How Google names the format of a cell that has none. */
const automaticFormats = ['', 'General', '0.###############'];

/** What a row at the top or at the end of the sheet looks like now. */
interface RowLook {
  readonly formats: readonly string[];
  readonly alignments: readonly string[];
  readonly colours: readonly string[];
}

/** @returns what was not as planned, in a word or two each */
export function renewFormats(layout: SheetLayout): string[] {
  const { columns, lastRow, plan } = layout;
  if (lastRow < 2) return [];
  // A format is set by the column: at both of its ends it shows what a person has changed, or a row was added without.
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
