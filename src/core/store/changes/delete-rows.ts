/** Deletes the rows of a record from a sheet. */
import { findRows } from '../locate/find-rows.ts';
import type { Table } from '../table.ts';
import type { Placed, Plan } from './plan.ts';

export interface Deletion {
  readonly table: Table;
  readonly id: string;
  /** Where the row stood when it was read; 0 when it was not. */
  readonly row: number;
  /** The record's sequence number, 0 for line items. */
  readonly seq: number;
}

export function deleteRows({ table, id, row, seq }: Deletion): Plan {
  return (session, placed) => {
    const { rows } = findRows(session, placed, table, id, row);
    return () => doom(placed, table.sheet, rows, seq);
  };
}

/** Leaves rows to be deleted when everything else is written. */
export function doom({ doomed }: Placed, sheet: string, rows: readonly number[], seq: number): void {
  doomed.set(sheet, [...(doomed.get(sheet) ?? []), ...rows.map((row) => ({ row, seq }))]);
}
