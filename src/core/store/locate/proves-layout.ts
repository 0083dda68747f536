/** Tells whether what was read of a row proves that its columns stand where they are thought to. */
import { fingerprint } from '../row-codec.ts';
import { hashCells } from '../row-hash.ts';
import { isRecordTable, type Table } from '../table.ts';
import type { Cell } from '../../workspace.ts';

/**
 * True for the header, for a record as the API wrote it, and for the line item that the API wrote below all others:
 * in other columns its cells have another fingerprint.
 * @param cells of one row, in the order of the table's columns
 * @param newest the fingerprint of the newest line item, when it is known
 */
export function provesLayout(table: Table, cells: readonly Cell[], newest?: string): boolean {
  if (table.columns.every(({ header }, index) => cells[index] === header)) return true;
  return isRecordTable(table)
    ? cells[table.checkIndex] === fingerprint(table, cells)
    : hashCells(cells) === newest;
}
