/** Reads a small sheet whole, which takes less time than a search of it. */
import { assumedLayout, type Session } from '../session.ts';
import { span } from '../layout.ts';
import type { RecordTable } from '../table.ts';
import { type ReadRow, readWholeSheet } from '../read/read-records.ts';
import { rowsBelow } from '../read/window.ts';

/**
 * Reading this many cells takes 0.2 seconds, as a search and the reads behind it do: some 800 invoices, or a few more
 * customers.
 * @public the simulator's build finds it by its name
 */
export const smallSheetCells = 24_000;

/**
 * Reads all records of a sheet, header included: one document call, two when the numbers of its records do not prove
 * that they are all there.
 * @returns null for a sheet that is too large, or whose size is not known
 */
export function readSmallSheet(session: Session, table: RecordTable): readonly ReadRow[] | null {
  const tail = session.hints.tails[table.sheet];
  if (tail === undefined) return null;
  const last = tail.row + rowsBelow;
  if (last * span(assumedLayout(session, table)).columns > smallSheetCells) return null;
  const read = readWholeSheet(session, table, last);
  if (read === null) return null;
  const isComplete =
    hasAllNumbers(session, table, read.rows, tail.seq) ||
    session.workspace.document.lastContentRow(table.sheet) <= last;
  return isComplete ? read.rows : null;
}

// Below blank rows there may be more records.
function hasAllNumbers(
  { hints }: Session,
  { sheet }: RecordTable,
  rows: readonly ReadRow[],
  newest: number,
): boolean {
  const seen = new Set([...rows.map(({ seq }) => seq), ...(hints.gaps[sheet] ?? [])]);
  for (let seq = newest; seq > 0; seq -= 1) if (!seen.has(seq)) return false;
  return true;
}
