/** Reads rows and columns by their positions in the sheet, also rows whose id a person has written over. */
import { isSame } from '../../schema/canonical.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { pick, span } from '../../store/layout.ts';
import { type ReadRow, readRecords } from '../../store/read/read-records.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import { readWindow, rowRanges } from '../../store/read/window.ts';
import { unpack } from '../../store/row/row-codec.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import type { RecordTable, Table } from '../../store/table.ts';
import type { Cell } from '../../workspace.ts';
import type { RowRange } from '../edit-run.ts';

/** From top to bottom, without blank rows: one read for each group of neighbours. */
export function readRowsAt(session: Session, table: RecordTable, rows: readonly number[]): ReadRow[] {
  const wanted = new Set(rows);
  return rowRanges(rows)
    .flatMap(({ first, last }) => readRecords(session, table, first, last).rows)
    .filter(({ row }) => wanted.has(row));
}

/** A row of a record, and the record as the API wrote it there. */
export interface WrittenRow {
  readonly read: ReadRow;
  readonly written: JsonObject;
}

/**
 * The rows of records whose data has a text, given as a regular expression: a person may be typing into the other cells.
 */
export function rowsWith(session: Session, table: RecordTable, pattern: string): WrittenRow[] {
  return writtenIn(table, readRowsAt(session, table, searchData(session, table, pattern)));
}

/** The numbers of the rows whose data has a text, from top to bottom: one search. */
export function searchData(session: Session, table: RecordTable, pattern: string): readonly number[] {
  return withVerifiedColumns(session, table, (layout) =>
    session.workspace.document.find(table.sheet, layout[table.dataIndex] ?? 1, 2, `^.*${pattern}.*$`, true),
  );
}

/** Reads such rows where they stood; null when the data of one has no such text, as rows have moved since. */
export function readDataAt(
  session: Session,
  table: RecordTable,
  rows: readonly number[],
  pattern: string,
): WrittenRow[] | null {
  const read = readRowsAt(session, table, rows);
  const hasText = ({ cells }: ReadRow): boolean => new RegExp(pattern).test(String(cells[table.dataIndex]));
  return read.length === rows.length && read.every(hasText) ? writtenIn(table, read) : null;
}

// A row without a revision is a copy, and no record.
function writtenIn(table: RecordTable, rows: readonly ReadRow[]): WrittenRow[] {
  return rows.flatMap((read) => {
    const written = unpack(table, read.cells);
    return written === null || read.cells[table.revIndex] === '' ? [] : [{ read, written }];
  });
}

/** A row of any sheet, with its cells in the order of the table's columns. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/**
 * True when rows still have the cells with which they were read: one read for each group of neighbours. No other call may
 * come between this read and the flush of what is written there, not even one for the header.
 * @param compared the cells that count, of which all do unless it is given
 */
export function standAsRead<Row extends SheetRow>(
  session: Session,
  table: Table,
  read: readonly Row[],
  compared: (row: Row, cells: readonly Cell[]) => readonly Cell[] = (_row, cells) => cells,
): boolean {
  const layout = seenLayout(session, table);
  const area = span(layout);
  return rowRanges(read.map(({ row }) => row)).every(({ first, last }) => {
    const { rows } = readWindow(session.workspace.document, table.sheet, { first, last }, area);
    return read
      .filter(({ row }) => row >= first && row <= last)
      .every((one) => {
        const now = pick(layout, area.column, rows[one.row - first] ?? []);
        return isSame(compared(one, now), compared(one, one.cells));
      });
  });
}

/** The texts of a column in some rows: one document call. */
export function readTexts({ workspace }: Session, sheet: string, column: number, rows: RowRange): string[] {
  const read = readWindow(workspace.document, sheet, rows, { column, columns: 1 });
  return read.rows.map(([cell = '']) => String(cell));
}

/** The texts of a table's column, row by row from row 2 on: two document calls. */
export function readColumn(session: Session, table: Table, index: number): string[] {
  const column = seenLayout(session, table)[index] ?? 1;
  const last = session.workspace.document.lastContentRow(table.sheet);
  return readTexts(session, table.sheet, column, { first: 2, last });
}

/** Reads when the answer is asked for first, because hardly any row needs it. */
export function readOnce<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** The numbers of the rows of a range. */
export function rowNumbersOf({ first, last }: RowRange): number[] {
  return Array.from({ length: last - first + 1 }, (_none, at) => first + at);
}

/** Adds a value to those of a key. */
export function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** Row numbers by the text in the cells of a column, of which the first stands in row 2. */
export function rowsByText(texts: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const rows = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) addTo(rows, text, index + 2);
  return rows;
}
