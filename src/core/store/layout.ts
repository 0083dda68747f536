/** Finds a table's columns by their headers, wherever a person has moved them. */
import { Refusal } from '../errors/refusal.ts';
import type { Cell } from '../workspace.ts';
import type { Table } from './table.ts';

/** Where each column of a table stands in its sheet, one-based, in the order of `table.columns`. */
export type Layout = readonly number[];

/** The layout of a sheet that nobody has changed since it was set up. */
export function plannedLayout(table: Table): Layout {
  return table.columns.map((_, index) => index + 1);
}

/**
 * Finds the columns in a header row.
 * @throws Refusal workspace_misconfigured when a header is missing, because a person has renamed it or deleted its
 * column, or when a person's own column has the same header: then it is unknown which of them to write
 */
export function layoutFromHeader(table: Table, header: readonly Cell[]): Layout {
  const names = header.map((cell) => String(cell).trim());
  return table.columns.map((column) => {
    const found = names.indexOf(column.header);
    if (found < 0)
      throw misconfigured(table, column.header, 'no column', 'Rename it back, or choose Set up.');
    if (names.lastIndexOf(column.header) === found) return found + 1;
    throw misconfigured(table, column.header, 'two columns', 'Rename your own.');
  });
}

function misconfigured({ sheet }: Table, column: string, what: string, remedy: string): Refusal {
  return new Refusal(
    'workspace_misconfigured',
    `The sheet "${sheet}" has ${what} with the header "${column}". ${remedy}`,
    { members: { sheet, column } },
  );
}

/** The cells of a row in the order of the table's columns. */
export function pick(layout: Layout, firstColumn: number, row: readonly Cell[]): Cell[] {
  return layout.map((column) => row[column - firstColumn] ?? '');
}

/** The leftmost column of a layout and how many columns it spans. */
export function span(layout: Layout): { column: number; columns: number } {
  const column = Math.min(...layout);
  return { column, columns: Math.max(...layout) - column + 1 };
}

/** Groups cells into runs that stand side by side in the sheet, so that no column of a person is ever written. */
export function runs(layout: Layout, cells: readonly Cell[]): { column: number; cells: Cell[] }[] {
  const placed = layout
    .map((column, index) => ({ column, cell: cells[index] ?? '' }))
    .sort((a, b) => a.column - b.column);
  const found: { column: number; cells: Cell[] }[] = [];
  for (const { column, cell } of placed) {
    const last = found[found.length - 1];
    if (last !== undefined && last.column + last.cells.length === column) last.cells.push(cell);
    else found.push({ column, cells: [cell] });
  }
  return found;
}
