/** Reads whole rows wherever they stand, also those whose id a person has written over. */
import { type ReadRow, readRecords } from '../store/read-records.ts';
import type { Session } from '../store/session.ts';
import { stretchesOf } from '../store/stretches.ts';
import type { RecordTable } from '../store/table.ts';

/** From top to bottom; a blank row is left out. */
export function readAt(session: Session, table: RecordTable, rows: readonly number[]): ReadRow[] {
  const wanted = new Set(rows);
  return stretchesOf(rows)
    .flatMap(({ first, last }) => readRecords(session, table, first, last).rows)
    .filter(({ row }) => wanted.has(row));
}
