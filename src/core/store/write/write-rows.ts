/** Writes the rows of a transaction behind its commit: the last step before the flush that confirms them. */
import { isSame } from '../../schema/canonical.ts';
import { noteDeletion, noteTail, type Session } from '../session.ts';
import { bufferCells } from './buffer-cells.ts';
import { type Placed, placeWrites, type RowToDelete } from './place-writes.ts';
import type { PlacedCells } from './placed-cells.ts';
import type { RowWrite } from './row-write.ts';

/**
 * Places and buffers writes, deletions last; the caller flushes. Nothing comes between the placing reads and the
 * writes, because a person's sort in between would move the rows.
 */
export function writeRows(session: Session, writes: readonly RowWrite[]): void {
  const placed = placeWrites(session, writes);
  for (const write of joinNeighbours(placed.writes)) {
    if (write.kind === 'property') write.keep(session.workspace, write.id, write.text);
    else writeCells(session, write);
  }
  for (const [sheet, rows] of placed.deletions) deleteRows(session, sheet, rows);
}

// Cells of the same columns in rows that follow each other become one block: each call that buffers cells takes time.
function joinNeighbours(placed: readonly Placed[]): Placed[] {
  const last = new Map<string, number>();
  const joined: Placed[] = [];
  for (const write of placed) {
    if (write.kind === 'cells') {
      const at = last.get(write.sheet) ?? -1;
      const above = joined[at];
      if (above?.kind === 'cells' && isBelow(above, write)) {
        const runs = above.runs.map((run, index) => ({
          ...run,
          values: [...run.values, ...(write.runs[index]?.values ?? [])],
        }));
        joined[at] = { ...write, row: above.row, runs };
        continue;
      }
      last.set(write.sheet, joined.length);
    }
    joined.push(write);
  }
  return joined;
}

function isBelow({ row, runs }: PlacedCells, below: PlacedCells): boolean {
  const shapeOf = (all: PlacedCells['runs']) =>
    all.map(({ column, values, formats }) => [column, values[0]?.length, formats]);
  return row + (runs[0]?.values.length ?? 0) === below.row && isSame(shapeOf(runs), shapeOf(below.runs));
}

function writeCells(session: Session, { sheet, row, runs, tail }: PlacedCells): void {
  for (const { column, values, formats } of runs)
    bufferCells(session, sheet, { row, column }, values, formats);
  if (tail !== undefined) noteTail(session, sheet, tail);
}

// From the bottom up, because a deletion moves the rows below it; neighbours of the same record in one call.
function deleteRows(session: Session, sheet: string, rows: readonly RowToDelete[]): void {
  const descending = [...rows].sort((a, b) => b.row - a.row);
  for (let start = 0; start < descending.length; ) {
    let end = start;
    while (isAbove(descending[end + 1], descending[end])) end += 1;
    const { row, seq } = descending[end] as RowToDelete;
    const count = end - start + 1;
    session.workspace.document.deleteRows(sheet, row, count);
    noteDeletion(session, sheet, { row, rows: count, seq });
    start = end + 1;
  }
}

function isAbove(one: RowToDelete | undefined, other: RowToDelete | undefined): boolean {
  return one !== undefined && other !== undefined && one.row === other.row - 1 && one.seq === other.seq;
}
