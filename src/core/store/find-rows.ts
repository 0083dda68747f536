/** Finds the rows that carry an id, directly before they are written. */
import type { Layout } from './layout.ts';
import type { Session } from './session.ts';
import type { Table } from './table.ts';

/**
 * The rows whose id cell holds this id: one document call when `likelyRow` is right, one more when it is not.
 * @param likelyRow where the only such row should stand; 0 for a search at once
 */
export function findRows(
  session: Session,
  table: Table,
  layout: Layout,
  id: string,
  likelyRow: number,
): number[] {
  const { document } = session.workspace;
  const column = layout[table.idIndex] ?? 1;
  if (likelyRow > 1) {
    const [cells] = document.read(table.sheet, { row: likelyRow, column, rows: 1, columns: 1 });
    if (cells?.[0] === id) return [likelyRow];
  }
  return document.find(table.sheet, column, 2, id);
}
