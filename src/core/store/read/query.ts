/** Finds the records of a filtered or sorted list by reading only the columns that the list depends on. */
import { compareDecimals } from '../../billing/decimal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Tombstone } from '../journal/recorded-changes.ts';
import type { Layout } from '../layout.ts';
import { withVerifiedColumns } from '../locate/verified-columns.ts';
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { type PartialRecord, readColumns } from './read-columns.ts';
import type { ReadRow } from './read-records.ts';
import { readRows, readScattered } from './read-scattered.ts';
import { searchRows } from './search-rows.ts';

interface Query {
  /** All must hold. */
  readonly conditions: readonly Condition[];
  readonly sort: Sort;
  readonly limit: number;
  /** Where the previous page ended, null for the first page. */
  readonly after: Position | null;
  /** Deleted records that are listed too, in their place. */
  readonly tombstones: readonly Tombstone[];
}

export interface Condition {
  /** Stored fields that it depends on. */
  readonly needs: readonly string[];
  readonly holds: (record: JsonObject) => boolean;
  /** The condition holds exactly where each of these searches has a hit. */
  readonly searches?: readonly Search[];
}

/** A search that Google can do by itself. */
export interface Search {
  /** The fields whose cells are searched; a hit in one of them is enough. */
  readonly fields: readonly string[];
  /** A regular expression that matches somewhere in the cell. */
  readonly pattern: string;
}

export interface Sort {
  readonly field: string;
  readonly isDescending: boolean;
}

/** A record's place in a sorted list. */
export interface Position {
  /** The sort field's value as text; null stands behind all others. */
  readonly value: string | null;
  readonly id: string;
}

export interface QueryPage {
  readonly entries: readonly (ReadRow | Tombstone)[];
  readonly hasMore: boolean;
  /** The places of the entries, in their order. */
  readonly positions: readonly Position[];
  /** How many records there are on all pages. */
  readonly total: number;
}

/** @throws Refusal workspace_busy when rows or columns are being moved */
export function runQuery(session: Session, table: RecordTable, query: Query): QueryPage {
  const doubted = new Set<string>();
  return withVerifiedColumns(session, table, (layout) => queryOnce(session, table, layout, query, doubted));
}

function queryOnce(
  session: Session,
  table: RecordTable,
  layout: Layout,
  query: Query,
  doubted: Set<string>,
): QueryPage | null {
  const { conditions, sort, limit, after, tombstones } = query;
  const found = searchRows(session, table, layout, conditions);
  const open = conditions.filter((condition) => !found.ensured.includes(condition));
  const names = [...new Set([...open.flatMap(({ needs }) => needs), sort.field])];
  const isNumber = table.resource.fields[sort.field]?.kind.compares === 'number';
  const compare = (one: Position, other: Position): number =>
    comparePositions(one, other, sort.isDescending, isNumber);
  // When at most a page of rows is left, they are read whole at once; otherwise the columns come first, then the page's
  // rows.
  const whole =
    found.rows !== null && found.rows.length <= limit ? readRows(session, table, found.rows) : null;
  const live = (whole?.map(wholeRecord) ?? readColumns(session, table, layout, names, found.rows))
    // A record whose cells cannot be read may fit, so it is on a page, and the page counts how many it cannot show.
    .filter(({ record }) =>
      (whole === null ? open : conditions).every(
        ({ needs, holds }) => needs.some((name) => !(name in record)) || holds(record),
      ),
    )
    .map(({ row, seq, id, record }) => ({ value: textOf(record[sort.field]), id, row, seq }));
  const deleted = tombstones.map((tombstone) => ({
    value: textOf(sort.field === 'updated_at' ? tombstone.updated_at : null),
    id: tombstone.id,
    tombstone,
  }));
  const sorted = [...live, ...deleted].sort(compare);
  const rest = after === null ? sorted : sorted.filter((place) => compare(place, after) > 0);
  const page = rest.slice(0, limit);
  const read =
    whole ??
    readScattered(
      session,
      table,
      page.flatMap((place) => ('row' in place ? [place] : [])),
    );
  if (read?.every(found.stillFits) !== true) return null;
  const rows = new Map(read.map((row) => [row.id, row]));
  // Columns are read one after the other: a row that is deleted in between gives others their neighbours' values, and
  // the query runs again. A record that differs a second time is half written, and stays on the page.
  const doubt = page
    .map(({ id, value }) => {
      const decoded = rows.get(id)?.decoded;
      if (!decoded?.ok) return '';
      const { record } = decoded.stored;
      return textOf(record[sort.field]) === value && open.every(({ holds }) => holds(record)) ? '' : id;
    })
    .join('');
  if (doubt !== '' && !doubted.has(doubt)) {
    doubted.add(doubt);
    return null;
  }
  return {
    entries: page.flatMap((place): (ReadRow | Tombstone)[] => {
      if ('tombstone' in place) return [place.tombstone];
      const row = rows.get(place.id);
      return row === undefined ? [] : [row];
    }),
    hasMore: rest.length > limit,
    positions: page,
    total: live.length,
  };
}

// A row that cannot be read gives a record without known fields.
function wholeRecord({ row, seq, id, decoded }: ReadRow): PartialRecord {
  return { row, seq: seq ?? 0, id, record: decoded.ok ? decoded.stored.record : {} };
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

function comparePositions(one: Position, other: Position, isDescending: boolean, isNumber: boolean): number {
  const direction = isDescending ? -1 : 1;
  if (one.value === other.value) return direction * compareTexts(one.id, other.id);
  if (one.value === null) return 1;
  if (other.value === null) return -1;
  return (
    direction * (isNumber ? compareDecimals(one.value, other.value) : compareTexts(one.value, other.value))
  );
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
