/** Renews the header row: frozen, bold and white on one colour, with a note on each header. */
import { columnRuns, type PlacedColumn, type SheetLayout } from './sheet-layout.ts';

export const headerColour = '#174EA6';

/** System columns have grey headers, because people do not need them. */
const systemHeaderColour = '#5F6368';

/** @returns a few words for each part that was renewed */
export function renewHeaders({ sheet, columns, width, plan }: SheetLayout): string[] {
  const header = sheet.getRange(1, 1, 1, width);
  const [notes = []] = header.getNotes();
  const [backgrounds = []] = header.getBackgrounds();
  const changes: string[] = [];
  const plain = columns.filter(
    (column) => backgrounds[column.column - 1]?.toLowerCase() !== colourOf(column).toLowerCase(),
  );
  for (const run of columnRuns(plain, colourOf)) {
    sheet
      .getRange(1, run.column, 1, run.columns)
      .setFontWeight('bold')
      .setFontColor('#FFFFFF')
      .setBackground(colourOf(run.first));
  }
  const [alignments = []] = header.getHorizontalAlignments();
  const slanted = columns.filter(({ column, alignment }) => alignments[column - 1] !== alignment);
  for (const run of columnRuns(slanted, ({ alignment }) => alignment))
    sheet.getRange(1, run.column, 1, run.columns).setHorizontalAlignment(run.first.alignment);
  const silent = columns.filter(({ column, note }) => notes[column - 1] !== note);
  for (const run of columnRuns(silent)) {
    const told = silent.filter(({ column }) => column >= run.column && column < run.column + run.columns);
    sheet.getRange(1, run.column, 1, run.columns).setNotes([told.map(({ note }) => note)]);
  }
  if (plain.length + slanted.length + silent.length > 0) changes.push('headers');
  if (sheet.getFrozenRows() < 1) {
    sheet.setFrozenRows(1);
    changes.push('the frozen header');
  }
  const shown = columns.filter(({ column, hidden }) => hidden && !sheet.isColumnHiddenByUser(column));
  for (const { column } of shown) sheet.hideColumns(column);
  if (shown.length > 0) changes.push('hidden columns');
  if (plan.hidden && !sheet.isSheetHidden()) {
    sheet.hideSheet();
    changes.push('that it is hidden');
  }
  return changes;
}

function colourOf({ isSystem }: PlacedColumn): string {
  return isSystem ? systemHeaderColour : headerColour;
}
