/** Reads records that stand here and there in a sheet. */
import { type ReadRow, readRecords } from './read-records.ts';
import type { Session } from './session.ts';
import { stretchesOf } from './stretches.ts';
import type { RecordTable } from './table.ts';

/**
 * Reads rows wherever they stand, neighbours in one call, in the order given.
 * @returns null when one of them does not stand there any more
 */
export function readScattered(
  session: Session,
  table: RecordTable,
  places: readonly { seq: number; row: number }[],
): ReadRow[] | null {
  const found = new Map<number, ReadRow>();
  for (const { first, last } of stretchesOf(places.map(({ row }) => row))) {
    for (const row of readRecords(session, table, first, last).rows) found.set(row.row, row);
  }
  const rows = places.flatMap(({ seq, row }) => {
    const read = found.get(row);
    return read !== undefined && read.seq === seq ? [read] : [];
  });
  return rows.length === places.length ? rows : null;
}
