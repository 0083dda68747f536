/** Renews the number formats and alignments of cells, and the grey text of system columns. */
import { systemTextColour } from './colours.ts';
import type { Paint } from './paint.ts';
import { columnRuns, type PlacedColumn, type SheetLayout } from './sheet-layout.ts';
import type { RowLooks, SheetLooks } from './sheet-looks.ts';

/** Google's names for the format of a cell that has none. */
const automaticFormats = ['', 'General', '0.###############'];

/** @returns a few words when formats differ, and what is to be painted */
export function renewFormats(
  { columns, lastRow, plan }: SheetLayout,
  { ends }: SheetLooks,
): { readonly changes: string[]; readonly paints: readonly Paint[] } {
  if (lastRow < 2) return { changes: [], paints: [] };
  const wrong = columns.filter((column) => ends.some((row) => !isAsPlanned(column, row)));
  if (wrong.length === 0) return { changes: [], paints: [] };
  const alike = (column: PlacedColumn) =>
    [column.format, column.alignment, colourOf(column, ends).fontColor].join();
  const paints = columnRuns(wrong, alike).map(({ column, columns: count, first }) => ({
    areas: [{ row: 2, column, rows: lastRow - 1, columns: count }],
    format: {
      numberFormat: first.format,
      horizontalAlignment: first.alignment,
      ...colourOf(first, ends),
    },
  }));
  return {
    changes: [plan.hidden ? 'formats' : `formats of ${wrong.map(({ header }) => header).join(', ')}`],
    paints,
  };
}

function isAsPlanned({ column, format, alignment, isSystem }: PlacedColumn, row: RowLooks): boolean {
  const at = column - 1;
  const found = row.formats[at] ?? '';
  const isFormat =
    found === format || (automaticFormats.includes(format) && automaticFormats.includes(found));
  return isFormat && row.alignments[at] === alignment && isQuiet(row, column) === isSystem;
}

function isQuiet({ colours }: RowLooks, column: number): boolean {
  return colours[column - 1]?.toLowerCase() === systemTextColour.toLowerCase();
}

// A column that people type in now may have been one of the API's. Any other colour in it is the owner's.
function colourOf({ column, isSystem }: PlacedColumn, ends: readonly RowLooks[]): { fontColor?: string } {
  if (isSystem) return { fontColor: systemTextColour };
  return ends.some((row) => isQuiet(row, column)) ? { fontColor: '#000000' } : {};
}
