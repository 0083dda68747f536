/** Writes a table as CSV by RFC 4180, as every spreadsheet program reads it. */

/** Cells are quoted where they must be; lines end with CR LF. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
}

function quote(cell: string): string {
  // A program may take semicolons and tabs for separators, too.
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}
