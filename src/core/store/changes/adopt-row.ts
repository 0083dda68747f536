/** Makes a row that a person has typed the row of a record. */
import { bufferCells } from '../write/buffer-cells.ts';
import { findRows } from '../locate/find-rows.ts';
import type { Layout } from '../layout.ts';
import { noteTail, type Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { appendRows, writeRows } from './append-rows.ts';
import type { Adopt } from './record-change.ts';

// Stands in the check of a typed row before its record is committed: so a kill in between cannot make two records
// of it, and a sort cannot hide it.
const claimOf = (id: string): string => `claimed for ${id}`;

/** Buffers the claim on a typed row; it must be flushed before the commit. */
export function claimRow(
  session: Session,
  {
    table,
    layout,
    id,
    row,
  }: {
    readonly table: RecordTable;
    readonly layout: Layout;
    readonly id: string;
    readonly row: number;
  },
): void {
  const write = (index: number, text: string): void =>
    bufferCells(session, table.sheet, { row, column: layout[index] ?? 1 }, [[text]], null);
  write(table.checkIndex, claimOf(id));
  // A copy has the id of the first, and would be taken for it.
  write(table.idIndex, '');
  write(table.revIndex, '');
}

/**
 * A claimed row that a person has deleted since comes back below all others.
 * @param row where it stood when it was read; 0 when it was not
 */
export function adoptRow(row: number): Adopt {
  return ({ table, cells, id, seq }) =>
    (session, placed) => {
      const byCheck = { ...table, idIndex: table.checkIndex };
      const { rows, layout } = findRows(session, placed, byCheck, claimOf(id), row);
      const [claimed] = rows;
      const found = claimed === undefined || isOthers(session, table, layout, claimed) ? undefined : claimed;
      if (found === undefined) return appendRows({ table, rows: [cells], seq })(session, placed);
      return () => {
        writeRows(session, { table, layout, rows: [cells] }, found);
        noteTail(session, table.sheet, { row: found, seq });
      };
    };
}

// A sort just before the claim was written may have brought a record there: its row is not to be written over.
function isOthers({ workspace }: Session, table: RecordTable, layout: Layout, row: number): boolean {
  const column = layout[table.idIndex] ?? 1;
  const [cells] = workspace.document.read(table.sheet, { row, column, rows: 1, columns: 1 });
  return cells?.[0] !== '';
}
