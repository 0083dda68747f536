/**
 * Claims a row that a person has typed for the record that it becomes. The claim stands in the row's check column and
 * is flushed before the commit, so that neither a kill nor a sort in between makes two records of one row.
 */
import type { Layout } from '../layout.ts';
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { bufferCells } from './buffer-cells.ts';
import { claimOf } from './place-writes.ts';

interface ClaimedRow {
  readonly table: RecordTable;
  readonly layout: Layout;
  /** The id of the record that is about to be created. */
  readonly id: string;
  readonly row: number;
}

/** Buffers the claim on a typed row; the caller flushes it before the commit. */
export function claimRow(session: Session, { table, layout, id, row }: ClaimedRow): void {
  const write = (index: number, text: string): void =>
    bufferCells(session, table.sheet, { row, column: layout[index] ?? 1 }, [[text]], null);
  write(table.checkIndex, claimOf(id));
  // A copied row has the id of its original, and readers would take it for that record.
  write(table.idIndex, '');
  write(table.revIndex, '');
}
