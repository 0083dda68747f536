/** Reads records that stand here and there in a sheet. */
import { readRecords } from './read-records.ts';
import { stretchesOf } from './stretches.ts';
/**
 * Reads rows wherever they stand, neighbours in one call, in the order given.
 * @returns null when one of them does not stand there any more
 */
export function readScattered(session, table, places) {
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
export function readRows(session, table, rows) {
  const wanted = new Set(rows);
  return stretchesOf(rows)
    .flatMap(({ first, last }) => readRecords(session, table, first, last).rows)
    .filter(({ row, seq }) => seq !== null && wanted.has(row));
}
