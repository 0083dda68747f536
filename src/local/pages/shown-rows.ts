/** Reads rows of a sheet as a person sees them: shown text, colours, notes, drop-downs. */
import type { ShownCell, ShownColumn, ShownRow, ShownRows } from '../../pages/workbook/protocol.ts';
import { displayValue } from '../emulator/spreadsheet/display-value.ts';
import { cellAt, noteKey, type SheetData } from '../emulator/spreadsheet/sheet-data.ts';
import { styleAt } from '../emulator/spreadsheet/style-grid.ts';
import { validationAt } from '../emulator/spreadsheet/validate-entry.ts';
import type { CellStyle } from '../emulator/workbook-snapshot.ts';

/** Rows in one answer: what a person scrolls through before turning the page. */
const rowsShown = 100;

/** Blank rows below the content, to type into. */
const spareRows = 5;

// As wide as Google makes a column that nobody has touched.
const widthDefault = 100;

/** @param first the first row below the frozen ones */
export function shownRows(sheet: SheetData, first: number, locale: string): ShownRows {
  const columns = shownColumns(sheet);
  const lastRow = sheet.rows.length;
  const from = Math.max(first, sheet.frozenRows + 1);
  const to = Math.min(sheet.maxRows, lastRow + spareRows, from + rowsShown - 1);
  const numbers = [...rangeOf(1, sheet.frozenRows), ...rangeOf(from, to)];
  const rows = numbers.map((row): ShownRow => {
    const cells = columns.map(({ column }) => shownCell(sheet, row, column, locale));
    return { row, isFrozen: row <= sheet.frozenRows, cells };
  });
  return { sheet: sheet.name, first: from, columns, rows, lastRow };
}

function shownColumns({ columnWidths, hiddenColumns, maxColumns }: SheetData): ShownColumn[] {
  return rangeOf(1, maxColumns)
    .filter((column) => hiddenColumns[column - 1] !== true)
    .map((column) => ({ column, width: columnWidths[column - 1] ?? widthDefault }));
}

function shownCell(sheet: SheetData, row: number, column: number, locale: string): ShownCell {
  const cell = cellAt(sheet, row, column);
  const look = styleAt(sheet.styles, row, column);
  const style = cssOf(look);
  const note = sheet.notes.get(noteKey(row, column));
  const choices = validationAt(sheet, row, column)?.values ?? [];
  return {
    text: displayValue(cell, look.numberFormat, locale),
    ...(note === undefined ? {} : { note }),
    ...(choices.length === 0 ? {} : { choices }),
    ...(Object.keys(style).length === 0 ? {} : { style }),
    ...(typeof cell === 'number' ? { isNumber: true } : {}),
  };
}

function cssOf({
  background,
  bold,
  fontColor,
  italic,
  strikethrough,
  horizontalAlignment,
}: CellStyle): Record<string, string> {
  return {
    ...(background === undefined ? {} : { 'background-color': background }),
    // A colour of letters is meant for the ground that it was chosen for; the page's own may be dark.
    ...(fontColor === undefined || background === undefined ? {} : { color: fontColor }),
    ...(bold === true ? { 'font-weight': 'bold' } : {}),
    ...(italic === true ? { 'font-style': 'italic' } : {}),
    ...(strikethrough === true ? { 'text-decoration': 'line-through' } : {}),
    ...(horizontalAlignment === undefined ? {} : { 'text-align': horizontalAlignment }),
  };
}

function rangeOf(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
