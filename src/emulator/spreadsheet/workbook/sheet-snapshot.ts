/** Converts a sheet in memory to its snapshot, and a snapshot to a sheet. */
import type { GridArea, CellStyle, FormatArea, SheetSnapshot, StoredCell } from './workbook-snapshot.ts';
import { copyRows } from './packed-rows.ts';
import { type SheetData, notePlace, createSheetData, setNote, trimCells, trimRows } from './sheet-data.ts';
import { type RowStyle, plainStyle, styleAt, changeStyle } from './style-grid.ts';

/** The snapshot of a sheet in memory; later changes of the sheet leave it alone. */
export function snapshotSheet(sheet: SheetData): SheetSnapshot {
  return { ...snapshotFrame(sheet), rows: copyRows(sheet.rows, (cells) => cells.slice()) };
}

/** The snapshot of a sheet without its content. */
export function snapshotFrame(sheet: SheetData): SheetSnapshot {
  return {
    id: sheet.id,
    name: sheet.name,
    hidden: sheet.hidden,
    frozenRows: sheet.frozenRows,
    ...(sheet.tabColor === undefined ? {} : { tabColor: sheet.tabColor }),
    maxRows: sheet.maxRows,
    maxColumns: sheet.maxColumns,
    rows: [],
    formats: formatAreas(sheet),
    columnWidths: columnWidths(sheet),
    notes: Array.from(sheet.notes, ([key, note]) => ({ ...notePlace(key), note })),
    validations: sheet.validations.slice(),
    conditionalFormats: sheet.conditionalFormats,
    protections: sheet.protections.map(({ id: _, ...item }) => item),
    ...(sheet.filter === undefined ? {} : { filter: sheet.filter }),
    ...(sheet.charts.length === 0 ? {} : { charts: sheet.charts }),
    ...(sheet.hiddenGridlines ? { hiddenGridlines: true } : {}),
  };
}

function columnWidths(sheet: SheetData): (number | undefined)[] {
  const length = Math.max(sheet.columnWidths.length, sheet.hiddenColumns.length);
  return Array.from({ length }, (_, index) =>
    sheet.hiddenColumns[index] === true ? 0 : sheet.columnWidths[index],
  );
}

/** Runs of rows that look alike, each cut into runs of columns that look alike. */
function formatAreas(sheet: SheetData): FormatArea[] {
  const stylesOfRow = createRowStyles(sheet);
  const areas: FormatArea[] = [];
  let first = 1;
  while (first <= sheet.maxRows) {
    const styles = stylesOfRow(first);
    // Rows without overrides at the end all look alike.
    let last = first > sheet.styles.rows.length ? sheet.maxRows : first;
    const overrides = sheet.styles.rows[first - 1];
    while (
      last < sheet.maxRows &&
      (sheet.styles.rows[last] === overrides || haveSameStyles(stylesOfRow(last + 1), styles))
    )
      last += 1;
    areas.push(...columnRuns(styles, first, last - first + 1));
    first = last + 1;
  }
  return areas;
}

/** The styles of a row's columns, overrides and defaults together; rows that share overrides share the answer. */
function createRowStyles(sheet: SheetData): (row: number) => readonly CellStyle[] {
  const known = new Map<RowStyle | undefined, readonly CellStyle[]>();
  return (row) => {
    const overrides = sheet.styles.rows[row - 1];
    const found = known.get(overrides);
    if (found !== undefined) return found;
    const length = Math.max(overrides?.length ?? 0, sheet.styles.columns.length);
    const styles = Array.from({ length }, (_, index) => styleAt(sheet.styles, row, index + 1));
    known.set(overrides, styles);
    return styles;
  };
}

function haveSameStyles(left: readonly CellStyle[], right: readonly CellStyle[]): boolean {
  if (left === right) return true;
  const longer = left.length > right.length ? left : right;
  return longer.every((_, index) => (left[index] ?? plainStyle) === (right[index] ?? plainStyle));
}

function columnRuns(styles: readonly CellStyle[], first: number, rows: number): FormatArea[] {
  const runs: FormatArea[] = [];
  styles.forEach((style, index) => {
    if (style === plainStyle) return;
    const run = runs[runs.length - 1];
    const area: GridArea = { row: first, column: index + 1, rows, columns: 1 };
    if (run !== undefined && run.style === style && run.area.column + run.area.columns === area.column)
      runs[runs.length - 1] = { style, area: { ...run.area, columns: run.area.columns + 1 } };
    else runs.push({ style, area });
  });
  return runs;
}

/** A sheet in memory from its snapshot. */
export function loadSheet(snapshot: SheetSnapshot): SheetData {
  const sheet = createSheetData(snapshot.id, snapshot.name, snapshot.maxRows, snapshot.maxColumns);
  sheet.hidden = snapshot.hidden;
  sheet.frozenRows = snapshot.frozenRows;
  sheet.tabColor = snapshot.tabColor;
  sheet.rows = copyRows(snapshot.rows, copyCells);
  trimRows(sheet);
  for (const { area, style } of snapshot.formats) changeStyle(sheet.styles, area, sheet.maxRows, style);
  // A snapshot gives a hidden column the width 0.
  sheet.hiddenColumns = snapshot.columnWidths.map((width) => width === 0);
  sheet.columnWidths = snapshot.columnWidths.map((width) => (width === 0 ? undefined : width));
  for (const { row, column, note } of snapshot.notes) setNote(sheet, row, column, note);
  sheet.validations = snapshot.validations.slice();
  sheet.conditionalFormats = snapshot.conditionalFormats;
  sheet.protections = snapshot.protections.map((item, index) => ({ ...item, id: `loaded-${index + 1}` }));
  sheet.filter = snapshot.filter;
  sheet.charts = snapshot.charts ?? [];
  sheet.hiddenGridlines = snapshot.hiddenGridlines ?? false;
  return sheet;
}

function copyCells(cells: readonly StoredCell[]): StoredCell[] {
  const copy = cells.slice();
  trimCells(copy);
  return copy;
}
