/** Reads records whose rows are scattered over a sheet. */
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { type ReadRow, readRecords } from './read-records.ts';
import { rowRanges } from './window.ts';

/**
 * Reads the records at these places in the order given: one document call for each range of neighbouring rows.
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

/**
 * Reads the records in these rows from top to bottom, leaving out rows that hold no record: one document call for each
 * range of neighbouring rows.
 */
export function readRows(session: Session, table: RecordTable, rows: readonly number[]): ReadRow[] {
  const wanted = new Set(rows);
  return rowRanges(rows)
    .flatMap(({ first, last }) => readRecords(session, table, first, last, wanted).rows)
    .filter(({ seq }) => seq !== null);
}
