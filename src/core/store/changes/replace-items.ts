/** Makes the line items that people see the same as those in their document's row. */
import type { Cell } from '../../workspace.ts';
import { findRows } from '../find-rows.ts';
import type { Table } from '../table.ts';
import { appendRows, writeRows } from './append-rows.ts';
import { doom } from './delete-rows.ts';
import type { Plan } from './plan.ts';

export interface ItemRows {
  readonly table: Table;
  readonly documentId: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** Rows that are there are written over, what is lacking goes below all others, and what is too much is deleted. */
export function replaceItems({ table, documentId, rows }: ItemRows): Plan {
  return (session, placed) => {
    const { rows: places, layout } = findRows(session, placed, table, documentId, 0);
    const lacking = rows.slice(places.length);
    if (lacking.length > 0) appendRows({ table, rows: lacking, seq: 0 })(session, placed);
    return () => {
      for (const [index, row] of places.slice(0, rows.length).entries()) {
        writeRows(session, { table, layout, rows: [rows[index] ?? []] }, row);
      }
      doom(placed, table.sheet, places.slice(rows.length), 0);
    };
  };
}
