/**
 * Finds the places of a page in a sheet whose records stand in the order of their numbers: then a row says as much as an
 * id, and few ids have to be read.
 */
import type { Layout } from '../layout.ts';
import { likelyRow } from '../locate/find-record.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { countGaps, type Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { fieldsNeeded, mayHold } from '../search/condition.ts';
import { type Sort, sortValue, valueOrder } from './positions.ts';
import { follows } from './newest-page.ts';
import type { Places, Query, Searched } from './query.ts';
import { readFields } from '../read/read-columns.ts';
import { rowsWithoutRecord } from '../search/rows-without-record.ts';
import { readWindow, rowsBelow } from '../read/window.ts';

/** A row that meets the conditions of a list, with the value that the list is sorted by. */
interface Match {
  readonly row: number;
  readonly value: string | null;
}

/**
 * Reading fewer ids costs a call in vain where the rows prove not to be in order, so it must spare so many of them.
 * @public the simulator's build finds it by its name
 */
export const sparedIdsMin = 30_000;
const sparedTimes = 10;

/**
 * Finds the first places of a list behind the end of the page before. The values are read as always, and then only the
 * ids from the page to the end of the sheet, or from its beginning when the list ascends.
 * @returns null when the numbers read do not prove that the rows in between are in order and that none is missing
 */
export function orderedPlaces(
  session: Session,
  table: RecordTable,
  layout: Layout,
  query: Query,
  searched: Searched,
): Places | null {
  const { tails, mixed } = session.hints;
  const end = tails[table.sheet]?.row ?? 0;
  if (end < sparedIdsMin || mixed.includes(table.sheet)) return null;
  const found = findMatches(session, table, layout, query, searched);
  const proven = provenPlaces(session, table, layout, query, { found, end, searched });
  if (proven === null || !query.counts) return proven;
  // A row that a person is typing meets conditions, and has no id yet.
  const others = rowsWithoutRecord(session, table, layout);
  return others && { ...proven, total: found.filter(({ row }) => !others.above.has(row)).length };
}

interface Matches {
  readonly found: readonly Match[];
  /** The row of the newest record that is known. */
  readonly end: number;
  readonly searched: Searched;
}

// Chooses the page among the matches, and reads the ids that prove its order.
function provenPlaces(
  session: Session,
  table: RecordTable,
  layout: Layout,
  { sort, limit, after }: Query,
  { found, end, searched }: Matches,
): Places | null {
  const compare = rowOrder(table, sort);
  const seq = after === null ? null : sequenceOf(after.id, table.resource.idPrefix);
  const anchor = seq === null ? 0 : likelyRow(session, table, seq);
  if (after !== null && anchor < 2) return null;
  const rest = found.filter(
    (match) => after === null || compare(match, { row: anchor, value: after.value }) > 0,
  );
  const chosen = [...rest].sort(compare).slice(0, limit + 1);
  // Different values are in order by themselves; equal ones are ordered by their ids, so their rows must be in order.
  const isEqual = ({ value }: Match): boolean => value === chosen[chosen.length - 1]?.value;
  const equal = rest.filter(isEqual).length > 1 ? chosen.filter(isEqual).map(({ row }) => row) : [];
  const rows = anchor === 0 ? equal : [...equal, anchor];
  const first = sort.isDescending ? Math.min(...rows) : 2;
  const last = sort.isDescending ? end + rowsBelow : Math.max(...rows);
  const isSearched = fieldsNeeded(searched.open, sort).length === 0;
  if (isSearched && !sparesIds(found, last - first)) return null;
  const range = { first, last, isDescending: sort.isDescending };
  const ids = rows.length === 0 ? noIds : readIds(session, table, layout, range);
  if (ids === null || !rows.every((row) => ids.has(row)) || (ids.get(anchor) ?? after?.id) !== after?.id)
    return null;
  // Had a person moved the rows since their values were read, a page of equal ones would lack the one beside it.
  const beside = sort.isDescending ? Math.max(...rows) + 1 : Math.min(...rows) - 1;
  return {
    places: chosen.map(({ row, value }) => ({ row, value, id: ids.get(row) ?? '' })),
    beside: after === null && rest.length > chosen.length && ids.has(beside) ? beside : 0,
    total: 0,
  };
}

const noIds: ReadonlyMap<number, string> = new Map();

function rowOrder(table: RecordTable, sort: Sort): (one: Match, other: Match) => number {
  const order = valueOrder(table, sort);
  return (one, other) =>
    order(one.value, other.value) || (sort.isDescending ? other.row - one.row : one.row - other.row);
}

// The other way reads the ids from the first match to the last.
function sparesIds(found: readonly Match[], rows: number): boolean {
  const others = (found[found.length - 1]?.row ?? 0) - (found[0]?.row ?? 0);
  return others > sparedTimes * rows + sparedIdsMin;
}

function findMatches(
  session: Session,
  table: RecordTable,
  layout: Layout,
  { sort }: Query,
  { found, open }: Searched,
): Match[] {
  const names = fieldsNeeded(open, sort);
  if (names.length > 0)
    return readFields(session, table, layout, names, found.rows)
      .filter(({ record }) => mayHold(open, record))
      .map(({ row, record }) => ({ row, value: sortValue(sort, record) }));
  const last = found.rows === null ? session.workspace.document.lastContentRow(table.sheet) : 0;
  const rows = found.rows ?? Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
  return rows.map((row) => ({ row, value: null }));
}

// Reads ids; null when they are not in order, or one is missing: up to the newest record, or from the oldest one.
function readIds(
  session: Session,
  table: RecordTable,
  layout: Layout,
  {
    isDescending,
    ...range
  }: { readonly first: number; readonly last: number; readonly isDescending: boolean },
): ReadonlyMap<number, string> | null {
  const { sheet, resource } = table;
  const area = { column: layout[table.idIndex] ?? 1, columns: 1 };
  const { rows, gridRows } = readWindow(session.workspace.document, sheet, range, area);
  const ids = new Map<number, string>();
  let before = isDescending ? null : 0;
  for (const [index, [id]] of rows.entries()) {
    const seq = sequenceOf(String(id), resource.idPrefix);
    if (seq === null) continue;
    if (before !== null && !follows(session, sheet, before, seq)) return null;
    ids.set(range.first + index, String(id));
    before = seq;
  }
  if (!isDescending) return ids;
  const newest = before ?? 0;
  const known = session.hints.tails[sheet]?.seq ?? 0;
  const isEnd = gridRows !== null || rows[rows.length - 1]?.[0] === '';
  return isEnd && newest + countGaps(session, sheet, newest, known + 1) >= known ? ids : null;
}
