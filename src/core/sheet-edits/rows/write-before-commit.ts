/**
 * Writes into rows what they need before their commit: cells that get back what the API wrote there, and claims. A claim
 * stands in the check column of a row that a person has typed, for the record that it becomes: so neither a kill nor a
 * sort in between makes two records of one row.
 */
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { cellFormat } from '../../store/table.ts';
import { bufferCells, flushCells } from '../../store/write/buffer-cells.ts';
import { claimOf } from '../../store/write/place-adopted.ts';
import type { Cell } from '../../workspace.ts';
import { standAsRead } from './read-rows.ts';
import type { RowEditContext } from './row-edit-context.ts';

interface BufferedCell {
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
  /** The number format; null leaves it as it is. */
  readonly format: string | null;
}

/**
 * Writes restored cells and claims before the commit, so that a run after a crash finds the edit as this one did.
 * @returns false when a person has moved these rows meanwhile: then nothing is written
 */
export function writeBeforeCommit(context: RowEditContext, rows: readonly ReadRow[]): boolean {
  const { session, table, layout, restored, claimed } = context;
  const touched = new Set([...restored, ...claimed].map(({ row }) => row));
  if (touched.size === 0) return true;
  const written = rows.filter(({ row }) => touched.has(row));
  if (!standAsRead(session, table, written)) return false;
  bufferBlocks(
    session,
    table.sheet,
    restored.map(({ row, index, cell }) => {
      const column = table.columns[index];
      const format = column === undefined ? '@' : cellFormat(column);
      return { row, column: layout[index] ?? 1, cell, format };
    }),
  );
  bufferBlocks(
    session,
    table.sheet,
    claimed.flatMap((row) => claimCells(context, row)),
  );
  flushCells(session);
  return true;
}

function claimCells(
  { table, layout }: RowEditContext,
  { row, id }: RowEditContext['claimed'][number],
): BufferedCell[] {
  const cellAt = (index: number, cell: string): BufferedCell => ({
    row,
    column: layout[index] ?? 1,
    cell,
    format: null,
  });
  // A copied row has the id of its original, and readers would take it for that record.
  return [cellAt(table.checkIndex, claimOf(id)), cellAt(table.idIndex, ''), cellAt(table.revIndex, '')];
}

// One call for each group of cells that stand below each other and have the same format.
function bufferBlocks(session: Session, sheet: string, cells: readonly BufferedCell[]): void {
  const sorted = [...cells].sort((a, b) => a.column - b.column || a.row - b.row);
  for (let start = 0; start < sorted.length; ) {
    let end = start + 1;
    while (isBelow(sorted[end - 1], sorted[end])) end += 1;
    const { row, column, format } = sorted[start] as BufferedCell;
    const values = sorted.slice(start, end).map(({ cell }) => [cell]);
    bufferCells(session, sheet, { row, column }, values, format === null ? null : [format]);
    start = end;
  }
}

function isBelow(above: BufferedCell | undefined, below: BufferedCell | undefined): boolean {
  return (
    above !== undefined &&
    below !== undefined &&
    above.column === below.column &&
    above.row + 1 === below.row &&
    above.format === below.format
  );
}
