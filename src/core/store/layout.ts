/** Finds a table's columns by their headers, wherever a person has moved them. */
import { Refusal } from '../errors/refusal.ts';
import type { Cell } from '../workspace.ts';
import type { Table } from './table.ts';

/**
 * Where each column of a table stands in its sheet, one-based, in the order of `table.columns`; 0 for a column that
 * Set up has not made yet.
 */
export type Layout = readonly number[];

/** The headers of the columns that Set up has made; null for all. */
export type MadeColumns = readonly string[] | null;

/** The layout of a sheet that nobody has changed since it was set up. */
export function plannedLayout(table: Table, made: MadeColumns = null): Layout {
  let column = 0;
  return table.columns.map(({ header }) => {
    if (!isMade(made, header)) return 0;
    column += 1;
    return column;
  });
}

/** Returns the remembered layout, unless it belongs to other columns. */
export function rememberedLayout(
  table: Table,
  made: MadeColumns,
  remembered: Layout | undefined,
): Layout | null {
  if (remembered?.length !== table.columns.length) return null;
  const layout = remembered.map((column, index) =>
    isMade(made, table.columns[index]?.header ?? '') ? column : 0,
  );
  // Only the header shows where a column stands that was made since.
  return layout.every((column, index) => column > 0 || !isMade(made, table.columns[index]?.header ?? ''))
    ? layout
    : null;
}

/**
 * Finds the columns in a header row.
 * @throws Refusal workspace_misconfigured when a header is missing, because a person has renamed it or deleted its
 * column, or when a person's own column has the same header: then it is unknown which of them to write
 */
export function layoutFromHeader(table: Table, header: readonly Cell[], made: MadeColumns = null): Layout {
  const names = header.map((cell) => String(cell).trim());
  return table.columns.map((column) => {
    if (!isMade(made, column.header)) return 0;
    const found = names.indexOf(column.header);
    if (found < 0)
      throw misconfigured(table, column.header, 'no column', 'Rename it back, or choose Set up.');
    if (names.lastIndexOf(column.header) === found) return found + 1;
    throw misconfigured(table, column.header, 'two columns', 'Rename your own.');
  });
}

function isMade(made: MadeColumns, header: string): boolean {
  return made === null || made.includes(header);
}

function misconfigured({ sheet }: Table, column: string, what: string, remedy: string): Refusal {
  return new Refusal(
    'workspace_misconfigured',
    `The sheet "${sheet}" has ${what} with the header "${column}". ${remedy}`,
    { members: { sheet, column } },
  );
}

/** The cells of a row in the order of the table's columns; those without a column are blank. */
export function pick(layout: Layout, firstColumn: number, row: readonly Cell[]): Cell[] {
  return layout.map((column) => row[column - firstColumn] ?? '');
}

/** The leftmost column of a layout and how many columns it spans. */
export function span(layout: Layout): { column: number; columns: number } {
  const column = Math.min(...layout.filter((one) => one > 0));
  return { column, columns: Math.max(...layout) - column + 1 };
}

/**
 * Groups cells into runs that stand side by side in the sheet, so that no column of a person is ever written. Cells
 * without a column are left out.
 */
export function runs(layout: Layout, cells: readonly Cell[]): { column: number; cells: Cell[] }[] {
  const placed = layout
    .map((column, index) => ({ column, cell: cells[index] ?? '' }))
    .filter(({ column }) => column > 0)
    .sort((a, b) => a.column - b.column);
  const found: { column: number; cells: Cell[] }[] = [];
  for (const { column, cell } of placed) {
    const last = found[found.length - 1];
    if (last !== undefined && last.column + last.cells.length === column) last.cells.push(cell);
    else found.push({ column, cells: [cell] });
  }
  return found;
}
