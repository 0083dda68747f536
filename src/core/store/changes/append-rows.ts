/** Writes new rows below all others of a sheet. */
import type { Cell } from '../../workspace.ts';
import { bufferCells } from '../buffered-writes.ts';
import { type Layout, runs } from '../layout.ts';
import { findPlace } from '../place.ts';
import { noteTail, type Session } from '../session.ts';
import { cellFormat, type Table } from '../table.ts';
import type { Plan } from './plan.ts';

export interface NewRows {
  readonly table: Table;
  readonly layout: Layout;
  readonly rows: readonly (readonly Cell[])[];
  /** The newest sequence number among them, 0 for line items. */
  readonly seq: number;
}

export function appendRows(append: NewRows): Plan {
  return (session, { appended }) => {
    const { table, layout, rows, seq } = append;
    const above = appended.get(table.sheet) ?? 0;
    const row = findPlace(session, table, layout, above + rows.length) + above;
    appended.set(table.sheet, above + rows.length);
    return () => {
      writeRows(session, append, row);
      noteTail(session, table.sheet, { row: row + rows.length - 1, seq });
    };
  };
}

/** Buffers whole rows that stand one below the other, with their formats. */
export function writeRows(
  session: Session,
  { table, layout, rows }: Omit<NewRows, 'seq'>,
  row: number,
): void {
  const formatRuns = runs(layout, table.columns.map(cellFormat));
  const cellRuns = rows.map((cells) => runs(layout, cells));
  for (const [index, { column, cells }] of formatRuns.entries()) {
    const values = cellRuns.map((perRow) => perRow[index]?.cells ?? []);
    bufferCells(session, table.sheet, { row, column }, values, cells.map(String));
  }
}
