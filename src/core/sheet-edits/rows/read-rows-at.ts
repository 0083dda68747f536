/** Reads rows by their positions in the sheet, also those whose id a person has written over. */
import { type ReadRow, readRecords } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { rowRanges } from '../../store/read/window.ts';
import type { RecordTable } from '../../store/table.ts';

/** From top to bottom, without blank rows: one read for each group of neighbours. */
export function readRowsAt(session: Session, table: RecordTable, rows: readonly number[]): ReadRow[] {
  const wanted = new Set(rows);
  return rowRanges(rows)
    .flatMap(({ first, last }) => readRecords(session, table, first, last).rows)
    .filter(({ row }) => wanted.has(row));
}
