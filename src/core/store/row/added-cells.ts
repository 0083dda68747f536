/**
 * Says what stands in columns that were added since version 1.0. The data of a row has the values of all fields; a cell
 * of such a column counts once something has been written into it, which the row's check names.
 */
import type { JsonObject } from '../../schema/represent.ts';
import type { Cell } from '../../workspace.ts';
import type { Layout } from '../layout.ts';
import { cellOf, type RecordTable, type TableColumn } from '../table.ts';

const listBegin = ' ';

/** The hash in a check, by which rows are compared: the check of a row of version 1.0 is nothing else. */
export function hashIn(check: Cell | undefined): string {
  return String(check ?? '').split(listBegin)[0] ?? '';
}

/** The keys of the added columns that the store has filled in a row, as its check names them. */
export function filledIn(check: Cell | undefined): readonly string[] {
  return (
    String(check ?? '')
      .split(listBegin)[1]
      ?.split(',') ?? []
  );
}

/** A check of these filled columns. */
export function checkOf(hash: string, filled: readonly string[]): string {
  return filled.length === 0 ? hash : `${hash}${listBegin}${filled.join()}`;
}

/** The added columns in which a row has a value: a blank says as much as the column's empty value. */
export function filledColumns(table: RecordTable, cells: readonly Cell[]): string[] {
  return table.columns.flatMap(({ added, key, blank }, index) =>
    added && cells[index] !== '' && cells[index] !== blank ? [key] : [],
  );
}

/**
 * The cells as they are meant: where the store has never filled a blank of an added column, the record's data says what
 * stands there. A blank that it has filled was cleared by a person.
 * @param written the record that the API wrote last into the row; null leaves the cells as they are
 */
export function meantCells(
  table: RecordTable,
  cells: readonly Cell[],
  written: JsonObject | null,
): readonly Cell[] {
  if (written === null) return cells;
  const filled = filledIn(cells[table.checkIndex]);
  const isOpen = ({ added, key }: TableColumn, index: number): boolean =>
    added && cells[index] === '' && !filled.includes(key);
  if (!table.columns.some(isOpen)) return cells;
  return table.columns.map((column, index) =>
    isOpen(column, index) ? cellOf(table.resource, column, written) : (cells[index] ?? ''),
  );
}

/** The cells with the values of the columns that Set up has not made, which the record's data has. */
export function withUnmade(
  table: RecordTable,
  layout: Layout,
  cells: readonly Cell[],
  written: JsonObject,
): readonly Cell[] {
  if (!layout.includes(0)) return cells;
  return table.columns.map((column, index) =>
    layout[index] === 0 ? cellOf(table.resource, column, written) : (cells[index] ?? ''),
  );
}
