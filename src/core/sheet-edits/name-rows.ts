/** Writes into rows of line items whose they are, if they still stand where they were read. */
import { isSame } from '../schema/canonical-json.ts';
import { bufferCells, flushCells } from '../store/write/buffer-cells.ts';
import { type Session, seenLayout } from '../store/session.ts';
import { rowRanges } from '../store/read/window.ts';
import type { Table } from '../store/table.ts';
import { type ItemRow, readItemRows } from './item-rows.ts';

/** A row, and the ids that it is to have; empty ones for a row that is no line. */
export interface NamedRow {
  readonly row: ItemRow;
  readonly documentId: string;
  readonly lineId: string;
}

/** @returns false when somebody has moved or changed one of the rows meanwhile: then nothing is written */
export function nameRows(session: Session, table: Table, named: readonly NamedRow[]): boolean {
  if (named.length === 0) return true;
  const layout = seenLayout(session, table);
  const line = table.columns.findIndex(({ key }) => key === 'id');
  // Nothing comes between this read and the flush.
  const now = rowRanges(named.map(({ row }) => row.row)).flatMap((stretch) =>
    readItemRows(session, table, stretch),
  );
  const isAsRead = ({ row }: NamedRow): boolean =>
    isSame(now.find((one) => one.row === row.row)?.cells, row.cells);
  if (!named.every(isAsRead)) return false;
  for (const { row, documentId, lineId } of named) {
    const write = (index: number, text: string): void =>
      bufferCells(session, table.sheet, { row: row.row, column: layout[index] ?? 1 }, [[text]], ['@']);
    write(table.idIndex, documentId);
    write(line, lineId);
  }
  flushCells(session);
  return true;
}

/** Makes rows no lines of anything; what stands in them otherwise stays. Null when somebody has moved them. */
export function releaseRows(
  session: Session,
  table: Table,
  rows: readonly ItemRow[],
): readonly ItemRow[] | null {
  const named = rows.map((row) => ({ row, documentId: '', lineId: '' }));
  if (!nameRows(session, table, named)) return null;
  const isId = (index: number): boolean => index === table.idIndex || table.columns[index]?.key === 'id';
  return rows.map((row) => ({
    ...row,
    documentId: '',
    lineId: '',
    cells: row.cells.map((cell, index) => (isId(index) ? '' : cell)),
  }));
}
