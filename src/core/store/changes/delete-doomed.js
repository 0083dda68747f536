/** Deletes rows from a sheet, whichever records they belong to. */
import { noteDeletion } from '../session.ts';
/** Deletes from the bottom up, neighbours of the same record in one call. */
export function deleteDoomed(session, sheet, doomed) {
  const descending = [...doomed].sort((a, b) => b.row - a.row);
  for (let start = 0; start < descending.length; ) {
    let end = start;
    while (isAbove(descending[end + 1], descending[end])) end += 1;
    const { row, seq } = descending[end];
    const rows = end - start + 1;
    session.workspace.document.deleteRows(sheet, row, rows);
    noteDeletion(session, sheet, { row, rows, seq });
    start = end + 1;
  }
}
function isAbove(one, other) {
  return one !== undefined && other !== undefined && one.row === other.row - 1 && one.seq === other.seq;
}
