/** Reads records that stand here and there in a sheet. */
import { type ReadRow, readRecords } from './read-records.ts';
import { rowRanges } from './window.ts';
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';

/**
 * Reads rows wherever they stand, neighbours in one call, in the order given.
 * @returns null when one of them does not stand there any more
 */
export function readScattered(
  session: Session,
  table: RecordTable,
  places: readonly { seq: number; row: number }[],
): ReadRow[] | null {
  const read = readRows(
    session,
    table,
    places.map(({ row }) => row),
  );
  const found = new Map(read.map((one) => [one.row, one]));
  const rows = places.flatMap(({ seq, row }) => {
    const read = found.get(row);
    return read !== undefined && read.seq === seq ? [read] : [];
  });
  return rows.length === places.length ? rows : null;
}

/** Reads records wherever they stand, neighbours in one call, from top to bottom; a row that is none is left out. */
export function readRows(session: Session, table: RecordTable, rows: readonly number[]): ReadRow[] {
  const wanted = new Set(rows);
  return rowRanges(rows)
    .flatMap(({ first, last }) => readRecords(session, table, first, last).rows)
    .filter(({ row, seq }) => seq !== null && wanted.has(row));
}
