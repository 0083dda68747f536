/** Reads CSV as other programs write it: with commas, semicolons or tabs, quoted or not. */

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

interface CsvRow {
  /** Where the row begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type ParsedCsv =
  | { readonly ok: true; readonly table: CsvTable; readonly titles: number }
  | { readonly ok: false; readonly reason: string };

const separators = [',', ';', '\t'];

// Reports have a few rows of titles above their table.
const titlesMax = 10;

/**
 * Reads the table. The first row is the header, unless one below it is known as such; `titles` says how many rows stand
 * above. Blank rows are left out.
 */
export function parseCsv(
  text: string,
  isHeader: (cells: readonly string[]) => boolean = () => false,
): ParsedCsv {
  const whole = text.replace(/^\uFEFF/, '');
  // Excel takes the separator from such a line.
  const [said = '', told] = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n|\n|\r|$)/i.exec(whole) ?? [];
  const body = whole.slice(said.length);
  const separator = told ?? separatorOf(body, isHeader);
  const rows: CsvRow[] = [];
  for (let [at, line] = [0, said === '' ? 1 : 2]; at < body.length; ) {
    const row = readRow(body, at, separator);
    if (row === null) return { ok: false, reason: `A quotation mark in line ${line} is never closed.` };
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: row.cells });
    line += body.slice(at, row.end).split(/\r\n|\n|\r/).length - 1;
    at = row.end;
  }
  const titles = Math.max(
    0,
    rows.slice(0, titlesMax).findIndex(({ cells }) => isHeader(cells)),
  );
  const header = rows[titles];
  if (header === undefined) return { ok: false, reason: 'The file is empty.' };
  return {
    ok: true,
    titles,
    table: { header: header.cells.map((cell) => cell.trim()), rows: rows.slice(titles + 1) },
  };
}

// The separator is that of a row that is known as the header, else the sign that occurs most often in the first line,
// outside of quotes.
function separatorOf(text: string, isHeader: (cells: readonly string[]) => boolean): string {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const counted = separators
    .map((separator) => ({ separator, count: first.replace(/"[^"]*"/g, '').split(separator).length }))
    .sort((one, other) => other.count - one.count);
  const fitting = counted.find(({ separator }) => {
    let at = 0;
    for (let row = 0; row < titlesMax && at < text.length; row += 1) {
      const read = readRow(text, at, separator);
      if (read === null) return false;
      if (isHeader(read.cells)) return true;
      at = read.end;
    }
    return false;
  });
  return (fitting ?? counted[0])?.separator ?? ',';
}

// Returns null when a quoted cell has no end.
function readRow(text: string, start: number, separator: string): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : null;
    if (text[at] === '"' && quoted === null) return null;
    const from = quoted?.end ?? at;
    let end = from;
    while (end < text.length && !isEnd(text[end] ?? '', separator)) end += 1;
    cells.push((quoted?.value ?? '') + text.slice(from, end));
    at = end;
    if (text[at] !== separator) return { cells, end: text.startsWith('\r\n', at) ? at + 2 : at + 1 };
  }
}

// Two quotation marks within a quoted cell stand for one.
function readQuoted(text: string, start: number): { value: string; end: number } | null {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? null : { value: text.slice(start + 1, end).replace(/""/g, '"'), end: end + 1 };
}

function isEnd(character: string, separator: string): boolean {
  return character === separator || character === '\n' || character === '\r';
}
