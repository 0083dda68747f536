/** Tells whether what was read of a row proves that its columns stand where they are thought to. */
import type { Cell } from '../workspace.ts';
import type { Layout } from './layout.ts';
import { fingerprint } from './row-codec.ts';
import { isRecordTable, type Table } from './table.ts';

/**
 * True for the header, for a record as the API wrote it, and for a line item whose revision, right of all its other
 * cells, is in its place: a column put among them would have moved it.
 * @param cells of one row, picked with the layout
 */
export function provesLayout(table: Table, layout: Layout, cells: readonly Cell[]): boolean {
  if (table.columns.every(({ header }, index) => cells[index] === header)) return true;
  if (isRecordTable(table)) return cells[table.checkIndex] === fingerprint(table, cells);
  return typeof cells[table.revIndex] === 'number' && layout[table.revIndex] === Math.max(...layout);
}

/** True when no more than one column stands right of the id: who finds an id there has the others in their places. */
export function idProvesLayout({ idIndex }: Table, layout: Layout): boolean {
  return Math.max(...layout) - (layout[idIndex] ?? 0) <= 1;
}
