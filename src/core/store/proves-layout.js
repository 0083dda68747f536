import { fingerprint } from './row-codec.ts';
import { hashCells } from './row-hash.ts';
import { isRecordTable } from './table.ts';
/**
 * True for the header, for a record as the API wrote it, and for the line item that the API wrote below all others:
 * in other columns its cells have another fingerprint.
 * @param cells of one row, in the order of the table's columns
 * @param newest the fingerprint of the newest line item, when it is known
 */
export function provesLayout(table, cells, newest) {
  if (table.columns.every(({ header }, index) => cells[index] === header)) return true;
  return isRecordTable(table)
    ? cells[table.checkIndex] === fingerprint(table, cells)
    : hashCells(cells) === newest;
}
