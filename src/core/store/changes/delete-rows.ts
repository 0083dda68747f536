/** Deletes the rows of a record from a sheet. */
import type { Layout } from '../layout.ts';
import { findRows } from '../find-rows.ts';
import { noteDeletion, type Session } from '../session.ts';
import type { Table } from '../table.ts';
import type { Plan } from './plan.ts';

export interface Deletion {
  readonly table: Table;
  readonly layout: Layout;
  readonly id: string;
  /** Where the row stood when it was read; 0 when it was not. */
  readonly row: number;
  /** The record's sequence number, 0 for line items. */
  readonly seq: number;
}

export function deleteRows({ table, layout, id, row, seq }: Deletion): Plan {
  return (session) => {
    const rows = findRows(session, table, layout, id, row);
    return () => deleteRowsOf(session, table.sheet, rows, seq);
  };
}

/** Deletes from the bottom up, neighbours in one call, because every deletion moves what is below it. */
export function deleteRowsOf(session: Session, sheet: string, rows: readonly number[], seq: number): void {
  const descending = [...rows].sort((a, b) => b - a);
  for (let start = 0; start < descending.length; ) {
    let end = start;
    while (descending[end + 1] === (descending[end] ?? 0) - 1) end += 1;
    const count = end - start + 1;
    session.workspace.document.deleteRows(sheet, descending[end] ?? 0, count);
    noteDeletion(session, sheet, { row: descending[end] ?? 0, rows: count, seq });
    start = end + 1;
  }
}
