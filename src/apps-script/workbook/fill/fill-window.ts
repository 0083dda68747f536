/** Fills blank cells in a window of rows, and takes them back where a person has moved the rows in that instant. */
import { type Layout, pick, span } from '../../../core/store/layout.ts';
import { isBlank, readWindow } from '../../../core/store/read/window.ts';
import { readLayout, type Session } from '../../../core/store/session.ts';
import { cellFormat, isRecordTable, type Table } from '../../../core/store/table.ts';
import { bufferCells, flushCells } from '../../../core/store/write/buffer-cells.ts';
import type { Cell } from '../../../core/workspace.ts';
import type { FillTurn } from './fill-columns.ts';

/** Rows of a sheet, both ends included. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

export interface WindowRow {
  readonly row: number;
  /** In the order of the table's columns. */
  readonly cells: readonly Cell[];
}

/** A cell to write, and by which text of its row the row is known. */
export interface FilledCell {
  readonly row: number;
  readonly index: number;
  readonly cell: Cell;
  readonly known: string;
}

// A window of so many cells is read, written and read again within a second and a half; reading some takes 0.09 s.
const cellsAtOnce = 10_000;
// Each takes 20 ms.
const blocksMax = 30;

/** Reads rows with content: one document call. */
export function readRowsWithContent(
  session: Session,
  table: Table,
  layout: Layout,
  { first, last }: Rows,
): WindowRow[] {
  const area = span(layout);
  const { rows } = readWindow(session.workspace.document, table.sheet, { first, last }, area);
  return rows.flatMap((all, index): WindowRow[] => {
    const cells = pick(layout, area.column, all);
    return isBlank(cells) ? [] : [{ row: first + index, cells }];
  });
}

/**
 * Goes through a sheet until a pass finds nothing left to do, because people move rows meanwhile. The lock is taken only
 * where there is something to write.
 * @param isOpen true for a row in which something is left
 * @param fill writes into the rows of a window, under the lock
 * @returns a description of the progress when the time is up, or null when all is done
 */
export function fillSheet(
  { session, isLate, tell, slice }: FillTurn,
  table: Table,
  isOpen: (row: WindowRow) => boolean,
  fill: (layout: Layout, window: Rows) => void,
): 'proven' | 'changed' | { readonly progress: string } {
  const { document } = session.workspace;
  const last = document.lastContentRow(table.sheet);
  let layout = readLayout(session, table);
  const rowsAtOnce = Math.floor(cellsAtOnce / table.columns.length);
  let outcome: 'proven' | 'changed' = 'proven';
  for (let first = 2; first <= last; ) {
    const progress = `${table.sheet}: row ${first} of ${last}`;
    if (isLate()) return { progress };
    tell(progress);
    const window = { first, last: Math.min(last, first + rowsAtOnce - 1) };
    if (readRowsWithContent(session, table, layout, window).some(isOpen)) {
      outcome = 'changed';
      slice(() => {
        layout = readLayout(session, table);
        fill(layout, window);
      });
    } else first += rowsAtOnce;
  }
  return outcome;
}

/**
 * Writes cells of some rows and flushes them: as many as the time under the lock allows, from the top down. Where another
 * row stands afterwards, the cell is taken back.
 * @param rows as they were read, without another call since
 * @param knownBy the text of a row by which it is known
 * @returns the rows as they stand afterwards
 */
export function writeFilled(
  session: Session,
  table: Table,
  layout: Layout,
  {
    window,
    rows,
    cells,
  }: { readonly window: Rows; readonly rows: readonly WindowRow[]; readonly cells: readonly FilledCell[] },
  knownBy: (row: WindowRow) => string,
): readonly WindowRow[] {
  const written = bufferBlocks(session, table, layout, bridged(table, cells, rows, knownBy));
  flushCells(session);
  const now = readRowsWithContent(session, table, layout, window);
  const moved = written.filter(({ row, index, cell, known }) => {
    const shown = now.find((one) => one.row === row);
    const isElsewhere = shown !== undefined && knownBy(shown) !== known;
    return isElsewhere && cell !== '' && shown.cells[index] === cell;
  });
  if (moved.length === 0) return now;
  bufferBlocks(
    session,
    table,
    layout,
    moved.map((one) => ({ ...one, cell: '' })),
  );
  flushCells(session);
  return readRowsWithContent(session, table, layout, window);
}

// Cells between two that are filled are written as they are, so that they make one block: blank ones, and checks, which
// nobody types.
function bridged(
  table: Table,
  cells: readonly FilledCell[],
  rows: readonly WindowRow[],
  knownBy: (row: WindowRow) => string,
): readonly FilledCell[] {
  const check = isRecordTable(table) ? table.checkIndex : -1;
  const shown = new Map(rows.map((one) => [one.row, one]));
  const ordered = [...cells].sort((a, b) => a.index - b.index || a.row - b.row);
  return ordered.flatMap((one, at) => {
    const next = ordered[at + 1];
    if (next === undefined || next.index !== one.index) return [one];
    const between = Array.from({ length: next.row - one.row - 1 }, (_none, offset): FilledCell => {
      const row = one.row + offset + 1;
      const own = shown.get(row);
      return {
        row,
        index: one.index,
        cell: own?.cells[one.index] ?? '',
        known: own === undefined ? '' : knownBy(own),
      };
    });
    return between.every(({ cell }) => cell === '' || one.index === check) ? [one, ...between] : [one];
  });
}

// One call for each group of cells that stand below each other.
function bufferBlocks(
  session: Session,
  table: Table,
  layout: Layout,
  cells: readonly FilledCell[],
): readonly FilledCell[] {
  const top = [...cells].sort((a, b) => a.index - b.index || a.row - b.row);
  const blocks: FilledCell[][] = [];
  for (const one of top) {
    const block = blocks[blocks.length - 1];
    const above = block?.[block.length - 1];
    if (block !== undefined && above?.index === one.index && above.row === one.row - 1) block.push(one);
    else if (blocks.length === blocksMax) break;
    else blocks.push([one]);
  }
  for (const block of blocks) {
    const [{ row, index }] = block as [FilledCell];
    const column = table.columns[index];
    bufferCells(
      session,
      table.sheet,
      { row, column: layout[index] ?? 1 },
      block.map(({ cell }) => [cell]),
      column === undefined ? null : [cellFormat(column)],
    );
  }
  return blocks.flat();
}
