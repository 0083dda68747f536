/** Deletes the rows of a record from a sheet. */
import { findRows } from '../find-rows.ts';
export function deleteRows({ table, id, row, seq }) {
  return (session, placed) => {
    const { rows } = findRows(session, placed, table, id, row);
    return () => doom(placed, table.sheet, rows, seq);
  };
}
/** Leaves rows to be deleted when everything else is written. */
export function doom({ doomed }, sheet, rows, seq) {
  doomed.set(sheet, [...(doomed.get(sheet) ?? []), ...rows.map((row) => ({ row, seq }))]);
}
