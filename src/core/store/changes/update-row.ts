/** Writes the cells of a record's row that a change touches, and no others: a person may be editing those. */
import type { Cell } from '../../workspace.ts';
import { bufferCells } from '../write/buffer-cells.ts';
import { runs } from '../layout.ts';
import { findRows } from '../locate/find-rows.ts';
import { cellFormat, type RecordTable, type TableColumn } from '../table.ts';
import { appendRows } from './append-rows.ts';
import type { Plan } from './plan.ts';
import type { Adopt } from './record-change.ts';

export interface RowUpdate {
  readonly table: RecordTable;
  readonly id: string;
  readonly seq: number;
  /** Where the row stood when it was read; 0 when it was not. */
  readonly row: number;
  /** All cells of the row after the change, in the order of the table's columns. */
  readonly cells: readonly Cell[];
  /** True for a row that a person has brought back: its cells may have lost the formats that keep texts. */
  readonly isFormatted: boolean;
  /** Positions in `cells` of those to write. */
  readonly changed: readonly number[];
  /** Given when the row is one that a person has typed, and that may not have its id yet. */
  readonly adopt: Adopt | undefined;
}

/** A row that a person has deleted since it was read comes back: the change was acknowledged. */
export function updateRow(update: RowUpdate): Plan {
  const { table, id, seq, cells, changed } = update;
  return (session, placed) => {
    const { rows, layout } = findRows(session, placed, table, id, update.row);
    const [row] = rows;
    if (row === undefined) {
      const place =
        update.adopt === undefined
          ? appendRows({ table, rows: [cells], seq })
          : update.adopt({ table, cells, id, seq });
      return place(session, placed);
    }
    const columns = changed.map((index) => layout[index] ?? 0);
    const values = changed.map((index) => cells[index] ?? '');
    const formatOf = (index: number): string => cellFormat(table.columns[index] as TableColumn);
    const formatRuns = update.isFormatted ? runs(columns, changed.map(formatOf)) : [];
    return () => {
      for (const [index, { column, cells: run }] of runs(columns, values).entries()) {
        bufferCells(
          session,
          table.sheet,
          { row, column },
          [run],
          formatRuns[index]?.cells.map(String) ?? null,
        );
      }
    };
  };
}
