/** Describes cells that go to one place of a sheet, so that no column of a person is written. */
import type { Cell } from '../../workspace.ts';
import type { Tail } from '../hints.ts';
import { type Layout, runs } from '../layout.ts';
import { checkOf, filledIn, hashIn } from '../row/added-cells.ts';
import { cellFormat, isRecordTable, type RecordTable, type Table } from '../table.ts';

/** Cells with their row and columns. */
export interface PlacedCells {
  readonly kind: 'cells';
  readonly sheet: string;
  /** The first row. */
  readonly row: number;
  /** Columns side by side, so that no column of a person is written. */
  readonly runs: readonly CellRun[];
  /** The newest record of the sheet once these cells are written, when they make it. */
  readonly tail?: Tail;
}

interface CellRun {
  readonly column: number;
  readonly values: readonly (readonly Cell[])[];
  /** The format of each column; null leaves the formats as they are. */
  readonly formats: readonly string[] | null;
}

/** Whole rows that stand one below the other, with their formats. */
export function wholeRows(
  table: Table,
  layout: Layout,
  row: number,
  rows: readonly (readonly Cell[])[],
): PlacedCells {
  const valueRuns = rows.map((cells) =>
    runs(layout, isRecordTable(table) ? asMade(table, layout, cells) : cells),
  );
  const wholeRuns = runs(layout, table.columns.map(cellFormat)).map(({ column, cells }, index) => ({
    column,
    values: valueRuns.map((perRow) => perRow[index]?.cells ?? []),
    formats: cells.map(String),
  }));
  return { kind: 'cells', sheet: table.sheet, row, runs: wholeRuns };
}

// The check names the added columns that the row fills: those that Set up has made.
function asMade(table: RecordTable, layout: Layout, cells: readonly Cell[]): readonly Cell[] {
  return layout.includes(0) ? withFilled(table, cells, (index) => layout[index] !== 0) : cells;
}

/** The cells of a row whose check names only those filled columns that these are. */
export function withFilled(
  table: RecordTable,
  cells: readonly Cell[],
  isFilled: (index: number, key: string) => boolean,
): readonly Cell[] {
  const check = cells[table.checkIndex];
  const filled = filledIn(check).filter((key) =>
    isFilled(
      table.columns.findIndex((column) => column.key === key),
      key,
    ),
  );
  return cells.map((cell, index) => (index === table.checkIndex ? checkOf(hashIn(check), filled) : cell));
}

/** The format of a column's cells; empty for none. */
export function formatOf({ columns }: Table, index: number): string {
  const column = columns[index];
  return column === undefined ? '' : cellFormat(column);
}
