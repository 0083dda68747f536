/** Makes the line items that people see the same as those in their document's row. */
import type { Cell } from '../../workspace.ts';
import { findItems } from '../locate/find-rows.ts';
import type { Table } from '../table.ts';
import { appendRows, writeRows } from './append-rows.ts';
import { doom } from './delete-rows.ts';
import type { Plan } from './plan.ts';

export interface ItemRows {
  readonly table: Table;
  readonly documentId: string;
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * A line is written where its id stands: somebody may be typing beside it. A line that stands nowhere takes the row of
 * one that is gone, or goes below all others; rows of lines that are gone, and that none has taken, are deleted.
 */
export function replaceItems({ table, documentId, rows }: ItemRows): Plan {
  return (session, placed) => {
    const { shown, layout } = findItems(session, placed, table, documentId);
    const line = table.columns.findIndex(({ key }) => key === 'id');
    // Of rows with one id the uppermost is written, as copies go below.
    const standing = new Map([...shown].reverse().map(({ row, cells }) => [cells[line], row]));
    const known = rows.map((cells) => standing.get(cells[line] ?? ''));
    const free = shown.map(({ row }) => row).filter((row) => !known.includes(row));
    const places = known.map((row) => row ?? free.shift());
    const lacking = rows.filter((_, index) => places[index] === undefined);
    if (lacking.length > 0) appendRows({ table, rows: lacking, seq: 0 })(session, placed);
    return () => {
      for (const [index, row] of places.entries()) {
        if (row !== undefined) writeRows(session, { table, layout, rows: [rows[index] ?? []] }, row);
      }
      doom(placed, table.sheet, free, 0);
    };
  };
}
