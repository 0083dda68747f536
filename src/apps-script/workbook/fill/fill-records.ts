/** Fills the new columns of records from the data in their rows. */
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { Layout } from '../../../core/store/layout.ts';
import { checkOf, filledIn, hashIn } from '../../../core/store/row/added-cells.ts';
import { unpack } from '../../../core/store/row/row-codec.ts';
import { cellOf, type RecordTable } from '../../../core/store/table.ts';
import type { Cell } from '../../../core/workspace.ts';
import type { FillTurn } from './fill-columns.ts';
import {
  type FilledCell,
  fillSheet,
  type Rows,
  readRowsWithContent,
  type WindowRow,
  writeFilled,
} from './fill-window.ts';

/**
 * Fills all rows. A cell is written and flushed first, and then the row's check names it, so that a blank whose check
 * names it was always cleared by a person.
 * @returns a description of the progress when the time is up, or null when all is done
 */
export function fillRecords(turn: FillTurn, table: RecordTable): string | null {
  const { session, headers } = turn;
  const wanted = table.columns.flatMap(({ header }, index) => (headers.includes(header) ? [index] : []));
  const openIn = openCells(table, wanted);
  const isOpen = (row: WindowRow): boolean => openIn(row).length > 0;
  const idOf = ({ cells }: WindowRow): string => String(cells[table.idIndex]);
  const fill = (layout: Layout, window: Rows): void => {
    const before = readRowsWithContent(session, table, layout, window);
    const open = before.flatMap((row) =>
      openIn(row).flatMap(({ index, cell }) =>
        row.cells[index] === '' ? [{ row: row.row, index, cell, known: idOf(row) }] : [],
      ),
    );
    const rows =
      open.length === 0
        ? before
        : writeFilled(session, table, layout, { window, rows: before, cells: open }, idOf);
    const checks = rows.flatMap((row): FilledCell[] => {
      const filled = openIn(row).filter(({ index, cell }) => row.cells[index] === cell);
      const check = row.cells[table.checkIndex];
      const keys = filled.map(({ index }) => table.columns[index]?.key ?? '');
      const cell = checkOf(hashIn(check), [...filledIn(check), ...keys]);
      return keys.length === 0 ? [] : [{ row: row.row, index: table.checkIndex, cell, known: idOf(row) }];
    });
    if (checks.length > 0) writeFilled(session, table, layout, { window, rows, cells: checks }, idOf);
  };
  for (;;) {
    const outcome = fillSheet(turn, table, isOpen, fill);
    if (outcome === 'proven') return null;
    if (outcome !== 'changed') return outcome.progress;
  }
}

/** The cells of a row that are not filled, or not named by its check. Typed rows and copies have none. */
function openCells(
  table: RecordTable,
  wanted: readonly number[],
): (row: WindowRow) => { readonly index: number; readonly cell: Cell }[] {
  return ({ cells }) => {
    if (cells[table.idIndex] === '' || cells[table.revIndex] === '') return [];
    const filled = filledIn(cells[table.checkIndex]);
    let written: JsonObject | null | undefined;
    return wanted.flatMap((index) => {
      const column = table.columns[index];
      if (column === undefined || filled.includes(column.key)) return [];
      written ??= unpack(table, cells);
      if (written == null) return [];
      const cell = cellOf(table.resource, column, written);
      const isOpen = cell !== '' && cell !== column.blank && ['', cell].includes(cells[index] as string);
      return isOpen ? [{ index, cell }] : [];
    });
  };
}
