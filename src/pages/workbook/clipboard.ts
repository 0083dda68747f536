/** Tables as other programs copy and paste them: lines with tabs. */
import { isWithin, selectedArea, type Selection } from './state.ts';
import type { ShownRows } from './protocol.ts';

export type Texts = readonly (readonly string[])[];

/** The texts of the selected cells that are shown. */
export function selectedTexts(shown: ShownRows, selection: Selection): Texts {
  const { rows, columns } = selectedArea(selection);
  return shown.rows
    .filter(({ row }) => isWithin(rows, row))
    .map(({ cells }) =>
      cells
        .filter((_cell, index) => isWithin(columns, shown.columns[index]?.column ?? 0))
        .map(({ text }) => text),
    );
}

/** True when rows with content are selected that the page does not show. */
export function reachesBeyond({ rows: shown, lastRow }: ShownRows, selection: Selection): boolean {
  const { rows } = selectedArea(selection);
  const wanted = Math.min(rows[1], lastRow) - rows[0] + 1;
  return wanted > shown.filter(({ row }) => isWithin(rows, row) && row <= lastRow).length;
}

export function copiedText(texts: Texts): string {
  return texts
    .map((line) =>
      line.map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)).join('\t'),
    )
    .join('\n');
}

/** Reads what another program has copied: a cell with tabs or line breaks in it stands in quotation marks. */
export function pastedTexts(copied: string): Texts {
  const lines: string[][] = [[]];
  const text = copied.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const cell = /"((?:[^"]|"")*)"(?=[\t\n]|$)|[^\t\n]*/y;
  for (let at = 0; at <= text.length; ) {
    cell.lastIndex = at;
    const [whole = '', quoted] = cell.exec(text) ?? [];
    lines[lines.length - 1]?.push(quoted === undefined ? whole : quoted.replace(/""/g, '"'));
    at += whole.length;
    if (text[at] === '\n') lines.push([]);
    at += 1;
  }
  const width = Math.max(...lines.map((line) => line.length));
  return lines.map((line) => [...line, ...Array<string>(width - line.length).fill('')]);
}

/** What is pasted into the selected cells: a single text fills them all. */
export function fitted(texts: Texts, selection: Selection): Texts {
  const { rows, columns } = selectedArea(selection);
  const [[only] = []] = texts;
  if (texts.length !== 1 || texts[0]?.length !== 1 || only === undefined) return texts;
  return Array.from({ length: rows[1] - rows[0] + 1 }, () =>
    Array<string>(columns[1] - columns[0] + 1).fill(only),
  );
}
