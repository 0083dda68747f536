/** Tells the row of a record from rows that were copied from it. */
import type { ReadRow } from '../../store/read/read-records.ts';
import { rowRanges } from '../../store/read/window.ts';
import { searchPattern } from '../../store/row/text-cell-strategy.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import type { RecordTable } from '../../store/table.ts';
import type { RowRange } from '../edit-run.ts';
import { addTo, readColumn, readOnce, readTexts, rowsByText } from './read-rows.ts';

// Up to this number of rows, one search for all of their ids costs less than a read of the id column.
const searchedMax = 100;

/**
 * The rows with one id that the API has written last, their original first: the API may have put it below the others,
 * after which an undo brought an earlier one back. Among rows of one revision the original is the first outside the edited
 * range, else the first of all.
 */
export function originalFirst<Row extends { readonly row: number }>(
  rows: readonly Row[],
  edited: RowRange | null,
  revisionOf: (row: Row) => number,
): readonly Row[] {
  if (rows.length < 2) return rows;
  const revision = Math.max(...rows.map(revisionOf));
  const newest = rows.filter((one) => revisionOf(one) === revision);
  const isOutside = ({ row }: Row): boolean => edited === null || row < edited.first || row > edited.last;
  const original = newest.find(isOutside) ?? newest[0];
  return [...newest].sort((one, other) => Number(other === original) - Number(one === original));
}

/**
 * Finds the original of rows with the same id: one search, or one read of the id column for more than a hundred rows.
 * @returns true for a row that is the original of its id
 */
export function findOriginalRows(
  session: Session,
  table: RecordTable,
  range: RowRange,
  rows: readonly ReadRow[],
): (row: number, id: string) => boolean {
  const named = rows.filter(({ id }) => id !== '');
  const rowsOf = named.length > searchedMax ? scanIds(session, table) : searchIds(session, table, named);
  const revisions = readOnce(() => readColumn(session, table, table.revIndex));
  return (row, id) => {
    const places = rowsOf(id).map((place) => ({ row: place }));
    const [original] = originalFirst(places, range, (place) => Number(revisions()[place.row - 2]) || 0);
    return original === undefined || original.row === row;
  };
}

// Nothing more is read when the search finds these rows and no others.
function searchIds(
  session: Session,
  table: RecordTable,
  named: readonly ReadRow[],
): (id: string) => readonly number[] {
  const { document } = session.workspace;
  const column = seenLayout(session, table)[table.idIndex] ?? 1;
  const ids = [...new Set(named.map(({ id }) => id))];
  const findOne = (id: string): readonly number[] =>
    [...document.find(table.sheet, column, 2, id)].sort((a, b) => a - b);
  const found =
    ids.length < 2
      ? ids.flatMap(findOne)
      : document.find(table.sheet, column, 2, `^(${ids.map(searchPattern).join('|')})$`, true);
  const known = new Map(named.map(({ row, id }) => [row, id]));
  const cells = new Map<number, string>();
  for (const range of rowRanges(found.filter((row) => !known.has(row))))
    for (const [index, id] of readTexts(session, table.sheet, column, range).entries())
      cells.set(range.first + index, id);
  const rows = new Map<string, number[]>();
  for (const row of [...found].sort((a, b) => a - b))
    addTo(rows, known.get(row) ?? cells.get(row) ?? '', row);
  return (id) => rows.get(id) ?? (ids.includes(id) ? [] : findOne(id));
}

function scanIds(session: Session, table: RecordTable): (id: string) => readonly number[] {
  const rows = rowsByText(readColumn(session, table, table.idIndex));
  return (id) => rows.get(id) ?? [];
}
