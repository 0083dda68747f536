/** Opens the rows of a table for a tool: cells go by headers, and what all tools do to protect a text is undone. */
import { unmarkText } from '../../csv/text-sign.ts';
import type { CsvTable } from '../../csv/parse-csv.ts';
import { type OpenRow, plainHeader } from './tool.ts';

export interface OpenTable {
  readonly rows: readonly OpenRow[];
  /** The table as it is then, with the columns that were added. */
  close(rows: readonly OpenRow[]): CsvTable;
}

export function openTable(table: CsvTable): OpenTable {
  const header = [...table.header];
  const places = new Map<string, number>();
  // Of two equal headers the first one counts.
  for (const [index, name] of header.entries())
    if (!places.has(plainHeader(name))) places.set(plainHeader(name), index);
  const kept = new Map<OpenRow, string[]>();
  for (const { line, cells: given } of table.rows) {
    const cells = given.map(unprotect);
    const row: OpenRow = {
      line,
      get: (name) => (cells[places.get(plainHeader(name)) ?? -1] ?? '').trim(),
      set(name, text) {
        let place = places.get(plainHeader(name));
        if (place === undefined) {
          place = header.push(name) - 1;
          places.set(plainHeader(name), place);
        }
        while (cells.length < place) cells.push('');
        cells[place] = text;
      },
      each(change) {
        for (const [index, text] of cells.entries()) cells[index] = change(text);
      },
    };
    kept.set(row, cells);
  }
  return {
    rows: [...kept.keys()],
    close: (rows) => ({
      header,
      rows: rows.map((row) => ({ line: row.line, cells: kept.get(row) ?? [] })),
    }),
  };
}

/** The text without the apostrophe that keeps a spreadsheet program from taking it for a formula or a number. */
function unprotect(cell: string): string {
  const text = unmarkText(cell);
  return text === cell ? cell.replace(/^'(?=\d+$)/, '') : text;
}
