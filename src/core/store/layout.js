/** Finds a table's columns by their headers, wherever a person has moved them. */
import { Refusal } from '../errors/refusal.ts';
/** The layout of a sheet that nobody has changed since it was set up. */
export function plannedLayout(table) {
  return table.columns.map((_, index) => index + 1);
}
/**
 * The layout that a header row tells.
 * @throws Refusal workspace_misconfigured when a header is missing, because it was renamed or its column deleted, or
 * when a person's own column has the same one: nothing would tell which of them to write
 */
export function layoutFromHeader(table, header) {
  const names = header.map((cell) => String(cell).trim());
  return table.columns.map((column) => {
    const found = names.indexOf(column.header);
    if (found < 0)
      throw misconfigured(table, column.header, 'no column', 'Rename it back, or choose Set up.');
    if (names.lastIndexOf(column.header) === found) return found + 1;
    throw misconfigured(table, column.header, 'two columns', 'Rename your own.');
  });
}
function misconfigured({ sheet }, column, what, remedy) {
  return new Refusal(
    'workspace_misconfigured',
    `The sheet "${sheet}" has ${what} with the header "${column}". ${remedy}`,
    { members: { sheet, column } },
  );
}
/** The cells of a row in the order of the table's columns. */
export function pick(layout, firstColumn, row) {
  return layout.map((column) => row[column - firstColumn] ?? '');
}
/** The leftmost column of a layout and how many columns it spans. */
export function span(layout) {
  const column = Math.min(...layout);
  return { column, columns: Math.max(...layout) - column + 1 };
}
/** Runs of cells that stand side by side in the sheet, so that no column of a person is ever written. */
export function runs(layout, cells) {
  const placed = layout
    .map((column, index) => ({ column, cell: cells[index] ?? '' }))
    .sort((a, b) => a.column - b.column);
  const found = [];
  for (const { column, cell } of placed) {
    const last = found[found.length - 1];
    if (last !== undefined && last.column + last.cells.length === column) last.cells.push(cell);
    else found.push({ column, cells: [cell] });
  }
  return found;
}
