/** Renews the header row: frozen, bold and white on one colour, with a note on each header. */
import { headerColourOf, headerTextColour } from './colours.ts';
import type { Paint } from './paint.ts';
import { columnRuns, type PlacedColumn, type SheetLayout } from './sheet-layout.ts';
import type { SheetLooks } from './sheet-looks.ts';

/** @returns a few words for each part that differs, and what is to be painted for it */
export function renewHeaders(
  { sheet, columns, plan }: SheetLayout,
  looks: SheetLooks,
): { readonly changes: string[]; readonly paints: readonly Paint[] } {
  const { notes, backgrounds, headerAlignments } = looks;
  const changes: string[] = [];
  const plain = columns.filter(
    (column) => backgrounds[column.column - 1]?.toLowerCase() !== headerColourOf(column).toLowerCase(),
  );
  const slanted = columns.filter(({ column, alignment }) => headerAlignments[column - 1] !== alignment);
  const silent = columns.filter(({ column, note }) => notes[column - 1] !== note);
  for (const run of columnRuns(silent)) {
    const told = silent.filter(({ column }) => column >= run.column && column < run.column + run.columns);
    sheet.getRange(1, run.column, 1, run.columns).setNotes([told.map(({ note }) => note)]);
  }
  if (plain.length + slanted.length + silent.length > 0) changes.push('headers');
  if (looks.frozenRows < 1) changes.push('the frozen header');
  const shown = columns.filter(({ column, hidden }) => hidden && !looks.isHiddenColumn(column));
  for (const run of columnRuns(shown)) sheet.hideColumns(run.column, run.columns);
  if (shown.length > 0) changes.push('hidden columns');
  if (plan.hidden && !looks.isHiddenSheet()) {
    sheet.hideSheet();
    changes.push('that it is hidden');
  }
  return { changes, paints: [...paintColours(plain), ...paintAlignments(slanted)] };
}

function paintColours(columns: readonly PlacedColumn[]): Paint[] {
  return columnRuns(columns, headerColourOf).map((run) => ({
    areas: [{ ...run, row: 1, rows: 1 }],
    format: { fontWeight: 'bold', fontColor: headerTextColour, background: headerColourOf(run.first) },
  }));
}

function paintAlignments(columns: readonly PlacedColumn[]): Paint[] {
  return columnRuns(columns, ({ alignment }) => alignment).map((run) => ({
    areas: [{ ...run, row: 1, rows: 1 }],
    format: { horizontalAlignment: run.first.alignment },
  }));
}
