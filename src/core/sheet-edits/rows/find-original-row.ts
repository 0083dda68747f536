/** Tells the row of a record from rows that were copied from it. */
import type { ReadRow } from '../../store/read/read-records.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import type { RecordTable } from '../../store/table.ts';
import type { Cell } from '../../workspace.ts';
import type { RowRange } from '../edit-run.ts';
import { readColumn, rowsByText } from './read-rows.ts';

// Above this number of rows, one read of the id column costs less than a search for each.
const searchesMax = 4;

/**
 * Finds the original among rows with the same id. That is the one that the API has written last: the API may have put it
 * below the others, after which an undo brought an earlier one back. Among rows of one revision it is the first outside
 * the edited range, else the first of all. One search for each row, or one read of the id column for more than four.
 * @returns true for a row that is the original of its id
 */
export function findOriginalRows(
  session: Session,
  table: RecordTable,
  range: RowRange,
  rows: readonly ReadRow[],
): (row: number, id: string) => boolean {
  const named = rows.filter(({ id }) => id !== '');
  const rowsOf = named.length > searchesMax ? scanIds(session, table) : searchIds(session, table);
  const revisionOf = openRevisions(session, table);
  const newestOf = (places: readonly number[]): readonly number[] => {
    if (places.length < 2) return places;
    const newest = Math.max(...places.map(revisionOf));
    return places.filter((place) => revisionOf(place) === newest);
  };
  return (row, id) => {
    const places = newestOf(rowsOf(id));
    const original = places.find((place) => place < range.first || place > range.last) ?? places[0] ?? row;
    return original === row;
  };
}

/** The revisions that rows show, read when the first is asked for; 0 for what is no revision. */
function openRevisions(session: Session, table: RecordTable): (row: number) => number {
  let column: readonly Cell[] | null = null;
  return (row) => {
    column ??= readColumn(session, table, table.revIndex);
    return Number(column[row - 2]) || 0;
  };
}

function searchIds(session: Session, table: RecordTable): (id: string) => readonly number[] {
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  return (id) => [...session.workspace.document.find(table.sheet, column, 2, id)].sort((a, b) => a - b);
}

function scanIds(session: Session, table: RecordTable): (id: string) => readonly number[] {
  const rows = rowsByText(readColumn(session, table, table.idIndex));
  return (id) => rows.get(id) ?? [];
}
