/** What is left of an area beside another one, and whether a cell lies in it. */
import type { GridArea } from '../workbook/workbook-snapshot.ts';

/** The parts of an area that stay when another is cut out of it: up to four areas. */
export function areaWithout(area: GridArea, hole: GridArea): readonly GridArea[] {
  const top = Math.max(area.row, hole.row);
  const bottom = Math.min(area.row + area.rows, hole.row + hole.rows);
  const left = Math.max(area.column, hole.column);
  const right = Math.min(area.column + area.columns, hole.column + hole.columns);
  if (top >= bottom || left >= right) return [area];
  const pieces: GridArea[] = [
    { ...area, rows: top - area.row },
    { ...area, row: bottom, rows: area.row + area.rows - bottom },
    { row: top, rows: bottom - top, column: area.column, columns: left - area.column },
    { row: top, rows: bottom - top, column: right, columns: area.column + area.columns - right },
  ];
  return pieces.filter((piece) => piece.rows > 0 && piece.columns > 0);
}

/** True when the cell lies in the area. */
export function areaHolds(area: GridArea, row: number, column: number): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}
