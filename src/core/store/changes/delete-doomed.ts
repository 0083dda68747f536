/** Deletes rows from a sheet, whichever records they belong to. */
import { noteDeletion, type Session } from '../session.ts';

export interface DoomedRow {
  readonly row: number;
  /** The sequence number of its record, 0 for line items. */
  readonly seq: number;
}

/** Deletes from the bottom up, neighbours of the same record in one call. */
export function deleteDoomed(session: Session, sheet: string, doomed: readonly DoomedRow[]): void {
  const descending = [...doomed].sort((a, b) => b.row - a.row);
  for (let start = 0; start < descending.length; ) {
    let end = start;
    while (isAbove(descending[end + 1], descending[end])) end += 1;
    const { row, seq } = descending[end] as DoomedRow;
    const rows = end - start + 1;
    session.workspace.document.deleteRows(sheet, row, rows);
    noteDeletion(session, sheet, { row, rows, seq });
    start = end + 1;
  }
}

function isAbove(one: DoomedRow | undefined, other: DoomedRow | undefined): boolean {
  return one !== undefined && other !== undefined && one.row === other.row - 1 && one.seq === other.seq;
}
