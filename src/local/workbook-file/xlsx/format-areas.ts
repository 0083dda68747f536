/** Gathers single cells with a style into as few areas as simple means find. */

import type { CellStyle, FormatArea } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** A cell, counted from one, and the style to lay over it. */
export interface StyledCell {
  readonly row: number;
  readonly column: number;
  readonly style: CellStyle;
}

interface Run {
  readonly row: number;
  readonly column: number;
  rows: number;
  columns: number;
  readonly key: string;
  readonly style: CellStyle;
}

/** Joins equal neighbours downwards, then equal columns side by side. */
export function gatherFormatAreas(cells: readonly StyledCell[]): FormatArea[] {
  return joinColumns(joinRows(cells)).map(({ row, column, rows, columns, style }) => ({
    area: { row, column, rows, columns },
    style,
  }));
}

function joinRows(cells: readonly StyledCell[]): Run[] {
  const keys = new Map<CellStyle, string>();
  const runs: Run[] = [];
  let last: Run | undefined;
  for (const { row, column, style } of [...cells].sort((a, b) => a.column - b.column || a.row - b.row)) {
    const key = keys.get(style) ?? JSON.stringify(style);
    keys.set(style, key);
    if (last !== undefined && last.column === column && last.row + last.rows === row && last.key === key) {
      last.rows += 1;
      continue;
    }
    last = { row, column, rows: 1, columns: 1, key, style };
    runs.push(last);
  }
  return runs;
}

function joinColumns(runs: readonly Run[]): Run[] {
  const open = new Map<string, Run>();
  const joined: Run[] = [];
  for (const run of runs) {
    const place = `${run.row}:${run.rows}:${run.key}`;
    const left = open.get(place);
    if (left !== undefined && left.column + left.columns === run.column) {
      left.columns += 1;
      continue;
    }
    open.set(place, run);
    joined.push(run);
  }
  return joined;
}
