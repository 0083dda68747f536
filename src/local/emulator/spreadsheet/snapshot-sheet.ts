/** Writes a sheet in memory down as its snapshot. */
import type { Area, CellStyle, FormatArea, SheetSnapshot } from '../workbook-snapshot.ts';
import type { SheetData } from './sheet-data.ts';
import { notePlace } from './sheet-data.ts';
import type { RowStyle } from './style-grid.ts';
import { plainStyle } from './style-grid.ts';

export function snapshotSheet(sheet: SheetData): SheetSnapshot {
  return {
    id: sheet.id,
    name: sheet.name,
    hidden: sheet.hidden,
    frozenRows: sheet.frozenRows,
    ...(sheet.tabColor === undefined ? {} : { tabColor: sheet.tabColor }),
    maxRows: sheet.maxRows,
    maxColumns: sheet.maxColumns,
    rows: sheet.rows.map((cells) => cells.slice()),
    formats: formatAreas(sheet),
    columnWidths: columnWidths(sheet),
    notes: Array.from(sheet.notes, ([key, note]) => ({ ...notePlace(key), note })),
    validations: sheet.validations.slice(),
    conditionalFormats: sheet.conditionalFormats,
    protections: sheet.protections.map(({ id: _, ...item }) => item),
    ...(sheet.filter === undefined ? {} : { filter: sheet.filter }),
  };
}

function columnWidths(sheet: SheetData): (number | undefined)[] {
  const length = Math.max(sheet.columnWidths.length, sheet.hiddenColumns.length);
  return Array.from({ length }, (_, index) =>
    sheet.hiddenColumns[index] === true ? 0 : sheet.columnWidths[index],
  );
}

/** Runs of rows that share a format, each cut into runs of columns; a column's default counts as its format. */
function formatAreas(sheet: SheetData): FormatArea[] {
  const areas: FormatArea[] = [];
  let first = 1;
  while (first <= sheet.maxRows) {
    const style = sheet.styles.rows[first - 1];
    let last = style === undefined && first > sheet.styles.rows.length ? sheet.maxRows : first;
    while (last < sheet.maxRows && sameRow(sheet.styles.rows[last], style)) last += 1;
    areas.push(...columnRuns(sheet, style, first, last - first + 1));
    first = last + 1;
  }
  return areas;
}

function sameRow(left: RowStyle | undefined, right: RowStyle | undefined): boolean {
  if (left === right) return true;
  if (left === undefined || right === undefined || left.length !== right.length) return false;
  return left.every((style, index) => style === right[index]);
}

function columnRuns(sheet: SheetData, row: RowStyle | undefined, first: number, rows: number): FormatArea[] {
  const styleOf = (column: number): CellStyle =>
    row?.[column - 1] ?? sheet.styles.columns[column - 1] ?? plainStyle;
  const end = Math.max(row?.length ?? 0, sheet.styles.columns.length);
  const runs: FormatArea[] = [];
  for (let column = 1; column <= end; column += 1) {
    const style = styleOf(column);
    if (style === plainStyle) continue;
    const run = runs[runs.length - 1];
    const area: Area = { row: first, column, rows, columns: 1 };
    if (run !== undefined && run.style === style && run.area.column + run.area.columns === column)
      runs[runs.length - 1] = { style, area: { ...run.area, columns: run.area.columns + 1 } };
    else runs.push({ style, area });
  }
  return runs;
}
