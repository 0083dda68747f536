/** The formats of a sheet's cells: a default for each column and overrides of rows, all shared, none per cell. */
import type { GridArea, CellStyle } from './workbook-snapshot.ts';
import type { StyleChange } from '../mutations/mutation.ts';

/** A row's overrides by column; undefined is the column's default. Never changed in place: rows share them. */
export type RowStyle = readonly (CellStyle | undefined)[];

export interface StyleGrid {
  columns: (CellStyle | undefined)[];
  rows: (RowStyle | undefined)[];
}

// Equal styles are one object, so that they can be compared by identity and cost nothing per cell.
const interned = new Map<string, CellStyle>();

/** The one object that stands for this style. */
function internStyle(style: CellStyle): CellStyle {
  const key = JSON.stringify(Object.entries(style).sort(([left], [right]) => (left < right ? -1 : 1)));
  const known = interned.get(key);
  if (known !== undefined) return known;
  interned.set(key, style);
  return style;
}

/** The style of a cell without formats. */
export const plainStyle = internStyle({});

/** The style of a cell: the row's override, else the column's default. */
export function styleAt(grid: StyleGrid, row: number, column: number): CellStyle {
  return grid.rows[row - 1]?.[column - 1] ?? grid.columns[column - 1] ?? plainStyle;
}

// The style that each change of a style gives. Scripts change whole columns alike, so the same pair comes again and
// again.
const changedStyles = new Map<CellStyle, Map<string, CellStyle>>();

/** The style after a change; properties changed to null are gone. */
export function changedStyle(style: CellStyle, change: StyleChange): CellStyle {
  const known = changedStyles.get(style) ?? new Map<string, CellStyle>();
  changedStyles.set(style, known);
  const key = JSON.stringify(change);
  const after = known.get(key) ?? applyChange(style, change);
  known.set(key, after);
  return after;
}

function applyChange(style: CellStyle, change: StyleChange): CellStyle {
  const members = Object.entries({ ...style, ...change }).filter(([, value]) => value !== null);
  return internStyle(Object.fromEntries(members) as CellStyle);
}

/** Changes each cell of an area by its own function of style and place within the area. */
export function changeEachStyle(
  grid: StyleGrid,
  area: GridArea,
  change: (style: CellStyle, rowOffset: number, columnOffset: number) => CellStyle,
): void {
  for (let rowOffset = 0; rowOffset < area.rows; rowOffset += 1) {
    const row = area.row + rowOffset;
    let next: (CellStyle | undefined)[] | undefined;
    for (let columnOffset = 0; columnOffset < area.columns; columnOffset += 1) {
      const column = area.column + columnOffset;
      const before = styleAt(grid, row, column);
      const after = change(before, rowOffset, columnOffset);
      if (after === before) continue;
      next ??= paddedCopy(grid.rows[row - 1], column);
      while (next.length < column) next.push(undefined);
      next[column - 1] = after;
    }
    if (next !== undefined) setRowStyle(grid, row, next);
  }
}

/** Changes a whole area alike; down to the last row of the grid it costs no more than its columns. */
export function changeStyle(grid: StyleGrid, area: GridArea, gridRows: number, change: StyleChange): void {
  const results = new Map<CellStyle, CellStyle>();
  const apply = (style: CellStyle): CellStyle => {
    const after = results.get(style) ?? changedStyle(style, change);
    results.set(style, after);
    return after;
  };
  const reachesEnd = area.row + area.rows - 1 >= gridRows;
  // A new default needs overrides for all rows above the area, which is not worth it for a few rows at the end.
  if (reachesEnd && area.row - 1 < area.rows) changeDefaults(grid, area, apply);
  else changeRowsAlike(grid, area, apply);
}

function changeDefaults(grid: StyleGrid, area: GridArea, apply: (style: CellStyle) => CellStyle): void {
  const last = area.column + area.columns - 1;
  const pinned = new Map<RowStyle | undefined, RowStyle>();
  for (let row = 1; row < area.row; row += 1) {
    const before = grid.rows[row - 1];
    const after = pinned.get(before) ?? mapRow(grid, before, area, (style) => style);
    pinned.set(before, after);
    setRowStyle(grid, row, after);
  }
  const changed = new Map<RowStyle, RowStyle>();
  for (let index = area.row - 1; index < grid.rows.length; index += 1) {
    const before = grid.rows[index];
    if (before === undefined) continue;
    const after =
      changed.get(before) ??
      before.map((style, at) =>
        at + 1 >= area.column && at + 1 <= last && style !== undefined ? apply(style) : style,
      );
    changed.set(before, after);
    grid.rows[index] = after;
  }
  while (grid.columns.length < last) grid.columns.push(undefined);
  for (let column = area.column; column <= last; column += 1)
    grid.columns[column - 1] = apply(grid.columns[column - 1] ?? plainStyle);
}

function changeRowsAlike(grid: StyleGrid, area: GridArea, apply: (style: CellStyle) => CellStyle): void {
  const results = new Map<RowStyle | undefined, RowStyle | undefined>();
  for (let row = area.row; row < area.row + area.rows; row += 1) {
    const before = grid.rows[row - 1];
    if (!results.has(before)) results.set(before, rowChanged(grid, before, area, apply));
    const after = results.get(before);
    if (after !== before) setRowStyle(grid, row, after);
  }
}

function rowChanged(
  grid: StyleGrid,
  before: RowStyle | undefined,
  area: GridArea,
  apply: (style: CellStyle) => CellStyle,
): RowStyle | undefined {
  for (let column = area.column; column < area.column + area.columns; column += 1) {
    const style = before?.[column - 1] ?? grid.columns[column - 1] ?? plainStyle;
    if (apply(style) !== style) return mapRow(grid, before, area, apply);
  }
  return before;
}

function mapRow(
  grid: StyleGrid,
  before: RowStyle | undefined,
  area: GridArea,
  apply: (style: CellStyle) => CellStyle,
): RowStyle {
  const last = area.column + area.columns - 1;
  const after = paddedCopy(before, last);
  for (let column = area.column; column <= last; column += 1)
    after[column - 1] = apply(before?.[column - 1] ?? grid.columns[column - 1] ?? plainStyle);
  return after;
}

function paddedCopy(row: RowStyle | undefined, length: number): (CellStyle | undefined)[] {
  const copy = row === undefined ? [] : row.slice();
  while (copy.length < length) copy.push(undefined);
  return copy;
}

function setRowStyle(grid: StyleGrid, row: number, style: RowStyle | undefined): void {
  while (grid.rows.length < row) grid.rows.push(undefined);
  grid.rows[row - 1] = style;
}
