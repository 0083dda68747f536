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
  | { readonly ok: true; readonly table: CsvTable }
  | { readonly ok: false; readonly reason: string };

const separators = [',', ';', '\t'];

/** The first row is the header; blank rows are left out. */
export function parseCsv(text: string): ParsedCsv {
  const body = text.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  const separator = separatorOf(body);
  for (let [at, line] = [0, 1]; at < body.length; ) {
    const row = readRow(body, at, separator);
    if (row === null) return { ok: false, reason: `A quotation mark in line ${line} is never closed.` };
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: row.cells });
    line += body.slice(at, row.end).split(/\r\n|\n|\r/).length - 1;
    at = row.end;
  }
  const [header, ...data] = rows;
  if (header === undefined) return { ok: false, reason: 'The file is empty.' };
  return { ok: true, table: { header: header.cells.map((cell) => cell.trim()), rows: data } };
}

// The separator is the sign that occurs most often in the first line, outside of quotes.
function separatorOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = separators.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator;
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
