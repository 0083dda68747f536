/** Finds the row where new rows begin: below all content, where none of the API's columns is filled. */
import { type Layout, pick, span } from '../layout.ts';
import { isBlank, readWindow, rowsBelow, type Window } from '../read/window.ts';
import { type Session, seenLayout } from '../session.ts';
import type { Table } from '../table.ts';
import type { Layouts } from './find-rows.ts';

// Rows that are added to a full sheet: few enough to waste no cells, many enough to grow rarely.
const growth = 200;

/**
 * Finds the row where `count` new rows begin: one document call when the hint is good. Grows the grid when it is full.
 * The answer holds only until somebody types there, so no other call may come between this and the write.
 * @param seq the newest sequence number among the new rows, 0 when they have none: without a hint the rows go where it
 * says, as long as no row above was deleted
 */
export function findAppendRow(
  session: Session,
  layouts: Layouts,
  table: Table,
  { count, seq }: { readonly count: number; readonly seq: number },
): { readonly row: number; readonly layout: Layout } {
  const { document } = session.workspace;
  const hint = session.hints.tails[table.sheet]?.row ?? seq - count + 1;
  const layout = layouts.get(table.sheet) ?? seenLayout(session, table);
  const found =
    (hint < 1 ? null : findBelow(session, table, layout, hint, count)) ??
    findBelow(session, table, layout, document.lastContentRow(table.sheet), count) ??
    findBelowIds(session, table, layout, count);
  const lacking = found.gridRows === null ? 0 : found.row + count - 1 - found.gridRows;
  if (lacking > 0) document.addRows(table.sheet, lacking + growth);
  return { row: found.row, layout };
}

// A person's own formulas may fill their column down to the end of the grid. Then the id column shows where the records
// end, and rows that somebody has typed below them are skipped.
function findBelowIds(session: Session, table: Table, layout: Layout, count: number): AppendRow {
  const { document } = session.workspace;
  const column = layout[table.idIndex] ?? 1;
  const ids = readWindow(
    document,
    table.sheet,
    { first: 1, last: document.lastContentRow(table.sheet) },
    { column, columns: 1 },
  );
  let row = ids.rows.length;
  while (row > 1 && isBlank(ids.rows[row - 1] ?? [])) row -= 1;
  for (;;) {
    const found = findBelow(session, table, layout, row, count, true);
    if (found !== null) return found;
    row += count + rowsBelow;
  }
}

interface AppendRow {
  readonly row: number;
  /** How many rows the grid has, when the read reached its end; otherwise null. */
  readonly gridRows: number | null;
}

// Returns null when all rows that were read are filled, or none of them is: then the hint is too old, unless the caller
// knows that all records stand above.
function findBelow(
  session: Session,
  table: Table,
  layout: Layout,
  row: number,
  count: number,
  isBelowAll = false,
): AppendRow | null {
  const area = span(layout);
  const first = Math.max(1, row);
  const window: Window = readWindow(
    session.workspace.document,
    table.sheet,
    { first, last: first + count + rowsBelow },
    area,
  );
  const picked = window.rows.map((cells) => pick(layout, area.column, cells));
  const filled = picked.map((cells) => !isBlank(cells));
  const lastFilled = filled.lastIndexOf(true);
  if (lastFilled < 0 && !isBelowAll) return null;
  const blankBelow = filled.length - 1 - lastFilled;
  if (blankBelow < count && window.gridRows === null) return null;
  return { row: first + lastFilled + 1, gridRows: window.gridRows };
}
