import { bufferCells } from '../buffered-writes.ts';
import { runs } from '../layout.ts';
import { findPlace } from '../place.ts';
import { hashCells } from '../row-hash.ts';
import { noteTail } from '../session.ts';
import { cellFormat } from '../table.ts';
/** Leaves rows to go below all others, together with those that other plans leave for the same sheet. */
export function appendRows(append) {
  return (_session, { appended }) => {
    const { table, rows } = append;
    const above = appended.get(table.sheet)?.rows ?? [];
    appended.set(table.sheet, { ...append, rows: [...above, ...rows] });
    return () => undefined;
  };
}
/** Finds the place of rows below all others, and gives back what writes them there. */
export function placeRows(session, placed, append) {
  const { table, rows, seq } = append;
  const { row, layout } = findPlace(session, placed, table, { count: rows.length, seq });
  return () => {
    writeRows(session, { table, layout, rows }, row);
    noteTail(session, table.sheet, { row: row + rows.length - 1, seq, check: checkOf(rows) });
  };
}
/** The fingerprint of the last of these rows. */
export function checkOf(rows) {
  return hashCells(rows[rows.length - 1] ?? []);
}
/** Buffers whole rows that stand one below the other, with their formats. */
export function writeRows(session, { table, layout, rows }, row) {
  const formatRuns = runs(layout, table.columns.map(cellFormat));
  const cellRuns = rows.map((cells) => runs(layout, cells));
  for (const [index, { column, cells }] of formatRuns.entries()) {
    const values = cellRuns.map((perRow) => perRow[index]?.cells ?? []);
    bufferCells(session, table.sheet, { row, column }, values, cells.map(String));
  }
}
