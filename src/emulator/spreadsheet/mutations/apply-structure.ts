/** Applies the changes of a sheet's shape: rows and columns inserted, deleted and moved. */
import {
  alongColumnOrder,
  alongColumns,
  alongRows,
  shiftAreas,
  shiftNotes,
  spanAfterDelete,
  spanAfterInsert,
} from './area-shift.ts';
import { limitCells } from '../workbook/limits.ts';
import type { MutationOf } from './mutation.ts';
import { spliceRows } from '../workbook/packed-rows.ts';
import type { SheetData, WorkbookData } from '../workbook/sheet-data.ts';
import { trimCells, trimRows } from '../workbook/sheet-data.ts';
import type { RowStyle } from '../workbook/style-grid.ts';
import { plainStyle } from '../workbook/style-grid.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** Inserts blank rows; everything below moves down. @throws WorkbookError for a bad row or too many cells */
export function insertRows(
  sheet: SheetData,
  mutation: MutationOf<'insert_rows'>,
  workbook: WorkbookData,
): void {
  const { row, rows, style_from: styleFrom } = mutation;
  if (row < 1 || row > sheet.maxRows + 1) throw new WorkbookError('Those rows are out of bounds.');
  limitCells(workbook, rows * sheet.maxColumns);
  const style = styleFrom === null ? plainRow(sheet) : sheet.styles.rows[styleFrom - 1];
  if (row <= sheet.rows.length)
    spliceRows(
      sheet.rows,
      row - 1,
      0,
      Array.from({ length: rows }, () => []),
    );
  insertInto(sheet.styles.rows, row - 1, rows, () => style, style !== undefined);
  sheet.maxRows += rows;
  trimRows(sheet);
  shiftAreas(
    sheet,
    alongRows((span) => spanAfterInsert(span, row, rows)),
    workbook,
  );
  shiftNotes(sheet, (at, column) => ({ row: at < row ? at : at + rows, column }));
}

/** Overrides that hide the columns' defaults; none are needed where no column has one. */
function plainRow(sheet: SheetData): RowStyle | undefined {
  if (sheet.styles.columns.every((style) => style === undefined)) return undefined;
  return sheet.styles.columns.map(() => plainStyle);
}

/** Inserts into an array that may end before the place; then only values that matter are padded up to. */
function insertInto<T>(
  items: (T | undefined)[],
  index: number,
  count: number,
  make: () => T | undefined,
  matters = false,
): void {
  if (index >= items.length && !matters) return;
  while (items.length < index) items.push(undefined);
  // In slices, because the arguments of one call are limited.
  const slice = 10_000;
  for (let done = 0; done < count; done += slice)
    items.splice(index, 0, ...Array.from({ length: Math.min(slice, count - done) }, make));
}

/** Deletes rows; everything below moves up. @throws WorkbookError for rows beyond the grid, or all rows */
export function deleteRows(
  sheet: SheetData,
  mutation: MutationOf<'delete_rows'>,
  workbook: WorkbookData,
): void {
  const { row, rows } = mutation;
  if (row < 1 || rows < 1 || row + rows - 1 > sheet.maxRows)
    throw new WorkbookError('Those rows are out of bounds.');
  if (rows === sheet.maxRows) throw new WorkbookError("You can't delete all the rows on the sheet.");
  if (row <= sheet.frozenRows + 1 && row + rows - 1 === sheet.maxRows)
    throw new WorkbookError('Sorry, it is not possible to delete all non-frozen rows.');
  spliceRows(sheet.rows, row - 1, rows, []);
  sheet.styles.rows.splice(row - 1, rows);
  sheet.maxRows -= rows;
  sheet.frozenRows = spanAfterDelete({ start: 1, count: sheet.frozenRows }, row, rows)?.count ?? 0;
  trimRows(sheet);
  shiftAreas(
    sheet,
    alongRows((span) => spanAfterDelete(span, row, rows)),
    workbook,
  );
  shiftNotes(sheet, (at, column) => {
    if (at < row) return { row: at, column };
    return at < row + rows ? undefined : { row: at - rows, column };
  });
}

/** Inserts blank columns; everything to the right moves. @throws WorkbookError for a bad column or too many cells */
export function insertColumns(
  sheet: SheetData,
  mutation: MutationOf<'insert_columns'>,
  workbook: WorkbookData,
): void {
  const { column, columns, style_from: styleFrom } = mutation;
  if (column < 1 || column > sheet.maxColumns + 1)
    throw new WorkbookError('Those columns are out of bounds.');
  limitCells(workbook, columns * sheet.maxRows);
  for (const cells of sheet.rows)
    if (cells.length >= column)
      cells.splice(column - 1, 0, ...Array.from({ length: columns }, () => undefined));
  mapColumns(sheet, (values) => {
    const from = styleFrom === null ? undefined : values[styleFrom - 1];
    insertInto(values, column - 1, columns, () => from, from !== undefined);
  });
  insertInto(sheet.columnWidths, column - 1, columns, () => undefined);
  insertInto(sheet.hiddenColumns, column - 1, columns, () => false);
  sheet.maxColumns += columns;
  shiftAreas(
    sheet,
    alongColumns((span) => spanAfterInsert(span, column, columns)),
    workbook,
  );
  shiftNotes(sheet, (row, at) => ({ row, column: at < column ? at : at + columns }));
}

/** Deletes columns; everything to the right moves. @throws WorkbookError for columns beyond the grid, or all columns */
export function deleteColumns(
  sheet: SheetData,
  mutation: MutationOf<'delete_columns'>,
  workbook: WorkbookData,
): void {
  const { column, columns } = mutation;
  if (column < 1 || columns < 1 || column + columns - 1 > sheet.maxColumns)
    throw new WorkbookError('Those columns are out of bounds.');
  if (columns === sheet.maxColumns) throw new WorkbookError("You can't delete all the columns on the sheet.");
  for (const cells of sheet.rows) {
    cells.splice(column - 1, columns);
    trimCells(cells);
  }
  mapColumns(sheet, (values) => values.splice(column - 1, columns));
  sheet.columnWidths.splice(column - 1, columns);
  sheet.hiddenColumns.splice(column - 1, columns);
  sheet.maxColumns -= columns;
  trimRows(sheet);
  shiftAreas(
    sheet,
    alongColumns((span) => spanAfterDelete(span, column, columns)),
    workbook,
  );
  shiftNotes(sheet, (row, at) => {
    if (at < column) return { row, column: at };
    return at < column + columns ? undefined : { row, column: at - columns };
  });
}

/** Moves a column to another position, as a person drags it. @throws WorkbookError for a column beyond the grid */
export function moveColumn(
  sheet: SheetData,
  mutation: MutationOf<'move_column'>,
  workbook: WorkbookData,
): void {
  const { column, to } = mutation;
  if (Math.min(column, to) < 1 || Math.max(column, to) > sheet.maxColumns)
    throw new WorkbookError('Those columns are out of bounds.');
  const move = <T>(values: (T | undefined)[]): void => {
    while (values.length < Math.max(column, to)) values.push(undefined);
    values.splice(to - 1, 0, ...values.splice(column - 1, 1));
  };
  for (const cells of sheet.rows) {
    if (cells.length < Math.min(column, to)) continue;
    move(cells);
    trimCells(cells);
  }
  mapColumns(sheet, move);
  move(sheet.columnWidths);
  move(sheet.hiddenColumns);
  const place = (at: number): number => {
    if (at === column) return to;
    if (column < to) return at > column && at <= to ? at - 1 : at;
    return at >= to && at < column ? at + 1 : at;
  };
  shiftAreas(sheet, alongColumnOrder(place), workbook);
  shiftNotes(sheet, (row, at) => ({ row, column: place(at) }));
}

/** Changes the columns of all formats; rows that share their overrides go on sharing them. */
function mapColumns(sheet: SheetData, change: (values: RowStyle[number][]) => void): void {
  change(sheet.styles.columns);
  const changed = new Map<RowStyle, RowStyle>();
  sheet.styles.rows = sheet.styles.rows.map((style) => {
    if (style === undefined) return undefined;
    const known = changed.get(style);
    if (known !== undefined) return known;
    const copy = style.slice();
    change(copy);
    changed.set(style, copy);
    return copy;
  });
}
