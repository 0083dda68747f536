/** Finds where new rows go: the first rows below all content in which none of the API's columns is filled. */
import { isSame } from '../../schema/canonical-json.ts';
import type { VerifiedLayouts } from './find-rows.ts';
import { pick, span, type Layout } from '../layout.ts';
import { provesLayout } from './proves-layout.ts';
import { isBlank, readWindow, rowsBelow, type Window } from '../read/window.ts';
import { readLayout, type Session, seenLayout } from '../session.ts';
import type { Table } from '../table.ts';

// So many rows are added when a sheet is full: few enough to waste no cells, many enough to grow rarely.
const growth = 200;

/**
 * The row where `count` new rows begin: one document call when the hint is good. Grows the grid when it is full.
 * What it finds holds only until somebody types there, so nothing may come between this and the write.
 * @param seq the newest sequence number among the new rows: without a hint it tells where they go while no row is
 * deleted; 0 when they have none
 */
export function findAppendRow(
  session: Session,
  layouts: VerifiedLayouts,
  table: Table,
  { count, seq }: { readonly count: number; readonly seq: number },
): { readonly row: number; readonly layout: Layout } {
  const { document } = session.workspace;
  const hint = session.hints.tails[table.sheet]?.row ?? seq - count + 1;
  const find = (layout: Layout): Place =>
    (hint < 1 ? null : placeBelow(session, table, layout, hint, count)) ??
    placeBelow(session, table, layout, document.lastContentRow(table.sheet), count) ??
    placeBelowIds(session, table, layout, count);
  let layout = layouts.get(table.sheet) ?? seenLayout(session, table);
  let place = find(layout);
  if (!layouts.has(table.sheet) && !place.provesLayout) {
    const assumed = layout;
    layout = readLayout(session, table);
    if (!isSame(layout, assumed)) place = find(layout);
  }
  layouts.set(table.sheet, layout);
  const lacking = place.gridRows === null ? 0 : place.row + count - 1 - place.gridRows;
  if (lacking > 0) document.addRows(table.sheet, lacking + growth);
  return { row: place.row, layout };
}

// A person's own formulas may fill their column down to the end of the grid: then the ids tell where records end,
// and below them the rows that somebody has typed are passed over.
function placeBelowIds(session: Session, table: Table, layout: Layout, count: number): Place {
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
    const place = placeBelow(session, table, layout, row, count, true);
    if (place !== null) return place;
    row += count + rowsBelow;
  }
}

interface Place {
  readonly row: number;
  /** How many rows the grid has, when what was read came to its end; else null. */
  readonly gridRows: number | null;
  /** True when a row that was read proves where the columns stand. */
  readonly provesLayout: boolean;
}

// Null when rows from `row` on are filled to the end of what was read, or none of them is: then the hint is too
// old, unless all records are known to stand above.
function placeBelow(
  session: Session,
  table: Table,
  layout: Layout,
  row: number,
  count: number,
  isBelowAll = false,
): Place | null {
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
  return {
    row: first + lastFilled + 1,
    gridRows: window.gridRows,
    provesLayout: picked.some((cells) => provesLayout(table, cells, session.hints.tails[table.sheet]?.check)),
  };
}
