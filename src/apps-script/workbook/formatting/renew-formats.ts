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
  const alike = ({ format, alignment, isSystem }: PlacedColumn) => [format, alignment, isSystem].join();
  const paints = columnRuns(wrong, alike).map(({ column, columns: count, first }) => ({
    areas: [{ row: 2, column, rows: lastRow - 1, columns: count }],
    format: {
      numberFormat: first.format,
      horizontalAlignment: first.alignment,
      ...(first.isSystem ? { fontColor: systemTextColour } : {}),
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
  const isQuiet = !isSystem || row.colours[at]?.toLowerCase() === systemTextColour.toLowerCase();
  return isFormat && row.alignments[at] === alignment && isQuiet;
}
