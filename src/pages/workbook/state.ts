/** The state of the workbook page, and its calls to the server. */
import { pageToken } from '../local/page-token.ts';
import type { RowFilter, SheetList, ShownCell, ShownRows, WorkbookCall, WorkbookReply } from './protocol.ts';

/** A cell by its row and column, one-based. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface WorkbookState {
  readonly list: SheetList | null;
  readonly rows: ShownRows | null;
  readonly showsHidden: boolean;
  /** Null: all rows are shown. */
  readonly filter: RowFilter | null;
  readonly selected: Place;
  /** The other corner of the selected cells; the selected cell itself when it is the only one. */
  readonly anchor: Place;
  /** The text in the editor of the selected cell; null while it is not edited. */
  readonly edited: string | null;
  /** The message about the last edit. */
  readonly message: string;
}

/** The cell at a place, or null where none is shown. */
export function cellAt(rows: ShownRows | null, { row, column }: Place): ShownCell | null {
  const index = rows?.columns.findIndex((one) => one.column === column) ?? -1;
  return rows?.rows.find((one) => one.row === row)?.cells[index] ?? null;
}

/** The place so many rows and columns away, within what is shown. */
export function moved(rows: ShownRows, { row, column }: Place, down: number, right: number): Place {
  const step = (numbers: readonly number[], at: number, by: number): number => {
    const index = Math.max(0, numbers.indexOf(at));
    return numbers[Math.min(numbers.length - 1, Math.max(0, index + by))] ?? at;
  };
  return {
    row: step(
      rows.rows.map((one) => one.row),
      row,
      down,
    ),
    column: step(
      rows.columns.map((one) => one.column),
      column,
      right,
    ),
  };
}

/** The rows and columns of the selected cells, both ends included. */
export function selectedArea({ selected, anchor }: Pick<WorkbookState, 'selected' | 'anchor'>) {
  const ends = (one: number, other: number): readonly [first: number, last: number] =>
    one < other ? [one, other] : [other, one];
  return { rows: ends(selected.row, anchor.row), columns: ends(selected.column, anchor.column) };
}

/** The texts of the selected cells that are shown, as other programs take them: lines with tabs. */
export function copiedText(state: Pick<WorkbookState, 'selected' | 'anchor' | 'rows'>): string {
  const { rows, columns } = selectedArea(state);
  const isIn = ([first, last]: readonly [number, number], one: number): boolean =>
    one >= first && one <= last;
  const shown = state.rows;
  if (shown === null) return '';
  return shown.rows
    .filter(({ row }) => isIn(rows, row))
    .map(({ cells }) =>
      cells
        .filter((_cell, index) => isIn(columns, shown.columns[index]?.column ?? 0))
        .map(({ text }) => (/[\t\n"]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text))
        .join('\t'),
    )
    .join('\n');
}

/** The letters of a column, for example `AB`. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** @throws Error with a message for people */
export async function callWorkbook<Answer>(call: WorkbookCall): Promise<Answer> {
  const response = await fetch('/workbook-run', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-page-token': pageToken() },
    body: JSON.stringify(call),
  });
  const reply = (await response.json()) as WorkbookReply<Answer>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}
