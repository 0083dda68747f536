/** Tells a record's own row from rows that were copied from it. */
import type { ReadRow } from '../store/read-records.ts';
import { type Session, seenLayout } from '../store/session.ts';
import type { RecordTable } from '../store/table.ts';
import { readWindow } from '../store/window.ts';
import type { RowRange } from './settle-rows.ts';

// From so many rows on, one read of the id column costs less than a search for each.
const searchesMax = 4;

/** Of rows with one id the first outside the edited range is the original, else the first of all. */
export function originals(
  session: Session,
  table: RecordTable,
  range: RowRange,
  rows: readonly ReadRow[],
): (row: number, id: string) => boolean {
  const named = rows.filter(({ id }) => id !== '');
  const rowsOf = named.length > searchesMax ? scan(session, table) : search(session, table);
  return (row, id) => {
    const places = rowsOf(id);
    const original = places.find((place) => place < range.first || place > range.last) ?? places[0] ?? row;
    return original === row;
  };
}

function search(session: Session, table: RecordTable): (id: string) => readonly number[] {
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  return (id) => [...session.workspace.document.find(table.sheet, column, 2, id)].sort((a, b) => a - b);
}

function scan(session: Session, table: RecordTable): (id: string) => readonly number[] {
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  const last = session.workspace.document.lastContentRow(table.sheet);
  const places = new Map<string, number[]>();
  const { rows } = readWindow(
    session.workspace.document,
    table.sheet,
    { first: 2, last },
    { column, columns: 1 },
  );
  for (const [index, [id]] of rows.entries()) {
    const known = places.get(String(id));
    if (known === undefined) places.set(String(id), [index + 2]);
    else known.push(index + 2);
  }
  return (id) => places.get(id) ?? [];
}
