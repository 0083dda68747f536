/** Writes new rows below all others of a sheet. */
import type { Cell } from '../../workspace.ts';
import { bufferCells } from '../write/buffer-cells.ts';
import { type Layout, runs } from '../layout.ts';
import { findAppendRow } from '../locate/find-append-row.ts';
import { hashCells } from '../row-hash.ts';
import { noteTail, type Session } from '../session.ts';
import { cellFormat, type Table } from '../table.ts';
import type { Placed, Plan } from './plan.ts';

export interface NewRows {
  readonly table: Table;
  readonly rows: readonly (readonly Cell[])[];
  /** The newest sequence number among them, 0 for line items. */
  readonly seq: number;
}

/** Rows, and the columns to write them to. */
export interface PlacedRows extends Omit<NewRows, 'seq'> {
  readonly layout: Layout;
}

/** Leaves rows to go below all others, together with those that other plans leave for the same sheet. */
export function appendRows(append: NewRows): Plan {
  return (_session, { appended }) => {
    const { table, rows } = append;
    const above = appended.get(table.sheet)?.rows ?? [];
    appended.set(table.sheet, { ...append, rows: [...above, ...rows] });
    return () => undefined;
  };
}

/** Finds the place of rows below all others, and gives back what writes them there. */
export function placeRows(session: Session, placed: Placed, append: NewRows): () => void {
  const { table, rows, seq } = append;
  const { row, layout } = findAppendRow(session, placed, table, { count: rows.length, seq });
  return () => {
    writeRows(session, { table, layout, rows }, row);
    noteTail(session, table.sheet, { row: row + rows.length - 1, seq, check: checkOf(rows) });
  };
}

/** The fingerprint of the last of these rows. */
export function checkOf(rows: NewRows['rows']): string {
  return hashCells(rows[rows.length - 1] ?? []);
}

/** Buffers whole rows that stand one below the other, with their formats. */
export function writeRows(session: Session, { table, layout, rows }: PlacedRows, row: number): void {
  const formatRuns = runs(layout, table.columns.map(cellFormat));
  const cellRuns = rows.map((cells) => runs(layout, cells));
  for (const [index, { column, cells }] of formatRuns.entries()) {
    const values = cellRuns.map((perRow) => perRow[index]?.cells ?? []);
    bufferCells(session, table.sheet, { row, column }, values, cells.map(String));
  }
}
