/** Finds the records of a filtered or sorted list by reading only the columns that the list depends on. */
import type { Tombstone } from '../journal/recorded-changes.ts';
import type { Layout } from '../layout.ts';
import { withVerifiedColumns } from '../locate/verified-columns.ts';
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { type Condition, fieldsNeeded, mayHold } from '../search/condition.ts';
import { countedPage } from './counted-page.ts';
import { orderedPlaces } from './ordered-places.ts';
import { type Position, positionOrder, type Sort, sortValue } from './positions.ts';
import { fieldsIn, readColumns } from '../read/read-columns.ts';
import { type ReadRow, readRows } from '../read/read-records.ts';
import { type FoundRows, looksLike, searchRows } from '../search/search-rows.ts';
import { readSmallSheet } from './small-sheet.ts';

export interface Query {
  /** All must hold. */
  readonly conditions: readonly Condition[];
  readonly sort: Sort;
  readonly limit: number;
  /** Where the previous page ended, null for the first page. */
  readonly after: Position | null;
  /** True when the records on all pages are to be counted. */
  readonly counts: boolean;
  /** True when deleted records are listed, too. */
  readonly showsDeleted: boolean;
  /** They stand in their place. */
  readonly tombstones: readonly Tombstone[];
}

export interface QueryPage {
  readonly entries: readonly (ReadRow | Tombstone)[];
  readonly hasMore: boolean;
  /** The places of the entries, in their order. */
  readonly positions: readonly Position[];
  /** How many records there are on all pages, when they are to be counted. */
  readonly total: number;
}

/** @throws Refusal workspace_busy when rows or columns are being moved */
export function runQuery(session: Session, table: RecordTable, asked: Query): QueryPage {
  const { after, sort, showsDeleted } = asked;
  // Ids tell when records were created; only what is left of deleted ones has no time of it, and stands last. A cursor of
  // an earlier version has the time, too.
  const query =
    sort.field === 'created_at' && !showsDeleted
      ? { ...asked, sort: { ...sort, field: null }, after: after && { ...after, value: null } }
      : asked;
  const small = readSmallSheet(session, table);
  if (small !== null) return pageOfRows(table, query, small);
  const counted = countedPage(session, table, query);
  if (counted !== null) return counted;
  const doubted = new Set<string>();
  let attempt = 0;
  return withVerifiedColumns(session, table, (layout) => {
    attempt += 1;
    return queryOnce(session, table, layout, query, { doubted, isFirst: attempt === 1 });
  });
}

interface Attempt {
  /** Pages that differed from the columns that they were found by. */
  readonly doubted: Set<string>;
  readonly isFirst: boolean;
}

function queryOnce(
  session: Session,
  table: RecordTable,
  layout: Layout,
  query: Query,
  { doubted, isFirst }: Attempt,
): QueryPage | null {
  const { conditions, sort, limit, showsDeleted } = query;
  const found = searchRows(session, table, layout, conditions);
  // When at most a page of rows is left, they are read whole at once; otherwise columns come first, then the page's rows.
  if (found.rows !== null && found.rows.length <= limit) {
    const rows = readRows(session, table, found.rows);
    return rows.every(found.stillFits) ? pageOfRows(table, query, rows) : null;
  }
  const open = conditions.filter((condition) => !found.ensured.includes(condition));
  const { places, beside, total } =
    (isFirst && !showsDeleted ? orderedPlaces(session, table, layout, query, { open, found }) : null) ??
    sortedPlaces(session, table, layout, query, { open, found });
  const page = places.slice(0, limit);
  const wanted = [...page.map(({ row }) => row), beside].filter((row) => row > 0);
  const rows = new Map(readRows(session, table, wanted).map((row) => [row.row, row]));
  const listed = page.flatMap(({ id, row, value, tombstone }) => {
    const entry = tombstone ?? rows.get(row);
    const isThere = entry !== undefined && (id === '' || id === entry.id);
    return isThere && (tombstone !== undefined || found.stillFits(entry as ReadRow))
      ? [{ value, id: entry.id, row, entry }]
      : [];
  });
  const isListed = (row: number, value: string | null, asked: readonly Condition[]): boolean | null => {
    const decoded = rows.get(row)?.decoded;
    if (!decoded?.ok) return null;
    const { record } = decoded.stored;
    return sortValue(sort, record) === value && asked.every(({ holds }) => holds(record));
  };
  // A row that was no match and looks like one shows that the rows have moved since they were searched.
  const end = page[page.length - 1]?.value ?? null;
  if (listed.length < page.length || isListed(beside, end, conditions) === true) return null;
  // Columns are read one after the other: a row that is deleted in between gives others their neighbours' values, and
  // the query runs again. A record that differs a second time is half written, and stays on the page.
  const doubt = listed
    .flatMap(({ id, row, value }) => (isListed(row, value, open) === false ? id : []))
    .join();
  if (doubt !== '' && !doubted.has(doubt)) {
    doubted.add(doubt);
    return null;
  }
  listed.sort(positionOrder(table, sort));
  return {
    entries: listed.map(({ entry }) => entry),
    hasMore: places.length > limit,
    positions: listed,
    total,
  };
}

/** The places of a page and of one record more, if there are more. */
export interface Places {
  readonly places: readonly Place[];
  /** A row beside them that is no match, as far as is known; 0 for none. */
  readonly beside: number;
  readonly total: number;
}

/** Where an entry of a page stands. Its id is blank while it is not known. */
interface Place extends Position {
  /** 0 for a deleted record. */
  readonly row: number;
  readonly tombstone?: Tombstone;
}

/** The rows that the searches have found, and the conditions that they have not ensured. */
export interface Searched {
  readonly found: FoundRows;
  readonly open: readonly Condition[];
}

// The rows may stand in any order: all ids are read.
function sortedPlaces(
  session: Session,
  table: RecordTable,
  layout: Layout,
  query: Query,
  { open, found }: Searched,
): Places {
  const live = readColumns(session, table, layout, fieldsNeeded(open, query.sort), found.rows)
    .filter(({ record }) => mayHold(open, record))
    .map(({ row, id, record }) => ({ value: sortValue(query.sort, record), id, row }));
  return { places: cut(table, query, live), beside: 0, total: live.length };
}

/** The page of a list when all rows that can belong to it were read whole. */
function pageOfRows(table: RecordTable, query: Query, rows: readonly ReadRow[]): QueryPage {
  const { conditions, sort, limit } = query;
  const names = fieldsNeeded(conditions, sort);
  const live = rows.flatMap((entry) => {
    const record = fieldsIn(table, names, entry.cells);
    const isFound = conditions.every(({ searches = [] }) =>
      searches.every((search) => looksLike(table, search, entry)),
    );
    return entry.seq !== null && isFound && mayHold(conditions, record)
      ? [{ value: sortValue(sort, record), id: entry.id, row: entry.row, entry }]
      : [];
  });
  const places = cut(table, query, live);
  const page = places.slice(0, limit);
  const entries = page.map((place) => ('entry' in place ? place.entry : place.tombstone));
  return { entries, hasMore: places.length > limit, positions: page, total: live.length };
}

// Sorts the places of records and deleted records, and cuts a page and one place more out of them.
function cut<Live extends Place>(
  table: RecordTable,
  { sort, limit, after, tombstones }: Query,
  live: readonly Live[],
): (Live | (Place & { tombstone: Tombstone }))[] {
  const order = positionOrder(table, sort);
  const deleted = tombstones.map((tombstone) => ({
    value: sort.field === 'updated_at' ? tombstone.updated_at : null,
    id: tombstone.id,
    row: 0,
    tombstone,
  }));
  const sorted = [...live, ...deleted].sort(order);
  return (after === null ? sorted : sorted.filter((place) => order(place, after) > 0)).slice(0, limit + 1);
}
