/** Finds the formats of a sheet: those it was saved with, and over them what another program has changed since. */
import type { Sheet } from 'hucre/xlsx';
import { cellIn } from '../../../emulator/spreadsheet/workbook/packed-rows.ts';
import type {
  CellStyle,
  FormatArea,
  StoredCell,
} from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { fromFileStyle, styleDifference, toFileStyle } from './cell-style.ts';
import type { SheetContent } from './sheet-content.ts';
import { layFormats, styleReader } from './block-styles.ts';

/**
 * The formats that make each cell of the file look as the file says; `saved` is empty for a foreign file.
 * @param rows the content
 * @param read the same sheet with a cell of each style in its sample row
 */
export function readFormats(
  rows: readonly (readonly StoredCell[])[],
  { styles, sampleRow, sampled }: SheetContent,
  { read, saved }: { readonly read: Sheet; readonly saved: readonly FormatArea[] },
): readonly FormatArea[] {
  const columns = styles.reduce((most, { length }) => Math.max(most, length), 0);
  const grid = layFormats(saved, styles.length, columns);
  const styleAt = (column: number) => read.cells?.get(`${sampleRow},${column}`)?.style;
  const found = new Map(sampled.map((style, index) => [style, fromFileStyle(styleAt(index + 1), 'cell')]));
  const expected = grid.styles.map((style) => fromFileStyle(toFileStyle(style), 'cell'));
  // Each pair of styles is compared once, because a sheet has many cells and few styles.
  const differences = expected.map(
    (one) => new Map(Array.from(found, ([style, other]) => [style, styleDifference(one, other)])),
  );
  const plain = new Set(sampled.filter((style) => Object.keys(found.get(style) ?? {}).length === 0));
  const changed: StyledCell[] = [];
  const stylesAt = styleReader(grid);
  styles.forEach((row, rowIndex) => {
    const laid = stylesAt(rowIndex);
    for (let column = 0; column < columns; column += 1) {
      const style = row[column] ?? 0;
      // A file has no cells below its content, so a plain blank cell does not show the format of its area.
      if (plain.has(style) && cellIn(rows, rowIndex, column) === undefined) continue;
      const difference = differences[laid[column] ?? 0]?.get(style);
      if (difference !== undefined)
        changed.push({ row: rowIndex + 1, column: column + 1, style: difference });
    }
  });
  return changed.length === 0 ? saved : [...saved, ...gatherFormatAreas(changed)];
}

/** A cell, counted from one, and the style to lay over it. */
interface StyledCell {
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
function gatherFormatAreas(cells: readonly StyledCell[]): FormatArea[] {
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
