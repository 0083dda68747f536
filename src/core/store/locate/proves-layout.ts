/** Decides whether the cells of a row prove that the columns stand where the store assumes. */
import { fingerprint } from '../row-codec.ts';
import { hashCells } from '../row-hash.ts';
import { isRecordTable, type Table, type TableColumn } from '../table.ts';
import type { Cell } from '../../workspace.ts';

/**
 * True for the header, for a record as the API wrote it, and for the line item that the API wrote below all others:
 * in other columns its cells have another fingerprint.
 * @param cells of one row, in the order of the table's columns
 * @param newest the fingerprint of the newest line item, when it is known
 */
export function provesLayout(table: Table, cells: readonly Cell[], newest?: string): boolean {
  const isHeader = ({ header, added }: TableColumn, index: number): boolean =>
    cells[index] === header || (added && cells[index] === '');
  if (table.columns.every(isHeader) && cells[table.idIndex] !== '') return true;
  return isRecordTable(table)
    ? cells[table.checkIndex] === fingerprint(table, cells)
    : hashCells(cells) === newest;
}
