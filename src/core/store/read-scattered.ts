/** Reads records that stand here and there in a sheet. */
import { type ReadRow, readRecords } from './read-records.ts';
import type { Session } from './session.ts';
import { stretchesOf } from './stretches.ts';
import type { RecordTable } from './table.ts';

/** Reads rows wherever they stand, neighbours in one call, in the order given. */
export function readScattered(
  session: Session,
  table: RecordTable,
  places: readonly { seq: number; row: number }[],
): ReadRow[] {
  const found = new Map<number, ReadRow>();
  for (const { first, last } of stretchesOf(places.map(({ row }) => row))) {
    for (const row of readRecords(session, table, first, last).rows) found.set(row.row, row);
  }
  return places.flatMap(({ seq, row }) => {
    const read = found.get(row);
    return read !== undefined && read.seq === seq ? [read] : [];
  });
}
