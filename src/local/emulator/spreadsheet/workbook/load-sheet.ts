/** Makes a sheet in memory from its snapshot. */
import type { SheetSnapshot, StoredCell } from './workbook-snapshot.ts';
import type { SheetData } from './sheet-data.ts';
import { createSheetData, setNote, trimCells, trimRows } from './sheet-data.ts';
import { changeStyle } from './style-grid.ts';

export function loadSheet(snapshot: SheetSnapshot): SheetData {
  const sheet = createSheetData(snapshot.id, snapshot.name, snapshot.maxRows, snapshot.maxColumns);
  sheet.hidden = snapshot.hidden;
  sheet.frozenRows = snapshot.frozenRows;
  sheet.tabColor = snapshot.tabColor;
  sheet.rows = snapshot.rows.map(copyCells);
  trimRows(sheet);
  for (const { area, style } of snapshot.formats) changeStyle(sheet.styles, area, sheet.maxRows, style);
  // A width of nothing is how a snapshot says that a column is hidden.
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
