/** Finds the formats of a sheet: those it was saved with, and over them what another program has changed since. */
import type { CellStyle as FileStyle, Sheet } from 'hucre/xlsx';
import type { CellStyle, FormatArea } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { fromFileStyle, styleDifference, toFileStyle } from './cell-style.ts';
import { layFormats, styleIndexAt } from './block-styles.ts';

/** The formats that make each cell of the file look as the file says; `saved` is empty for a foreign file. */
export function readFormats(sheet: Sheet, saved: readonly FormatArea[]): readonly FormatArea[] {
  const columns = sheet.rows[0]?.length ?? 0;
  const grid = layFormats(saved, sheet.rows.length, columns);
  const expected = grid.styles.map((style) => fromFileStyle(toFileStyle(style), 'cell'));
  const compare = createComparison(expected);
  const changed: StyledCell[] = [];
  sheet.rows.forEach((row, rowIndex) => {
    for (let column = 0; column < columns; column += 1) {
      const cell = sheet.cells?.get(`${rowIndex},${column}`);
      const isBlank = cell?.formula === undefined && (row[column] ?? undefined) === undefined;
      // A file has no cells below its content, so a plain blank cell does not show the format of its area.
      if (isBlank && isPlain(cell?.style)) continue;
      const style = compare(styleIndexAt(grid, rowIndex, column), cell?.style);
      if (style !== undefined) changed.push({ row: rowIndex + 1, column: column + 1, style });
    }
  });
  return changed.length === 0 ? saved : [...saved, ...gatherFormatAreas(changed)];
}

function isPlain(style: FileStyle | undefined): boolean {
  return Object.keys(fromFileStyle(style, 'cell')).length === 0;
}

/**
 * The style to lay over a cell. Each pair of styles is compared once, because a sheet has many cells and few styles.
 */
function createComparison(
  expected: readonly CellStyle[],
): (index: number, found: FileStyle | undefined) => CellStyle | undefined {
  const partNumbers = new Map<object, number>();
  const numberOf = (part: object | undefined): number => {
    if (part === undefined) return 0;
    const number = partNumbers.get(part) ?? partNumbers.size + 1;
    partNumbers.set(part, number);
    return number;
  };
  const known = new Map<string, CellStyle | undefined>();
  return (index, found) => {
    // hucre makes one object for each font, fill and alignment of the file, so that identity tells them apart.
    const parts = [found?.font, found?.fill, found?.alignment].map(numberOf).join(' ');
    const key = `${index} ${parts} ${found?.numFmt ?? ''}`;
    if (!known.has(key)) known.set(key, styleDifference(expected[index] ?? {}, fromFileStyle(found, 'cell')));
    return known.get(key);
  };
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
