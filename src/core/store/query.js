/** Finds the records of a filtered or sorted list by the columns that the question is about. */
import { compareDecimals } from '../billing/decimal.ts';
import { askColumns } from './ask-columns.ts';
import { readColumns } from './read-columns.ts';
import { readRows, readScattered } from './read-scattered.ts';
import { searchRows } from './search-rows.ts';
/** @throws Refusal workspace_busy when rows or columns are being moved */
export function runQuery(session, table, query) {
  const doubted = new Set();
  return askColumns(session, table, (layout) => queryOnce(session, table, layout, query, doubted));
}
function queryOnce(session, table, layout, query, doubted) {
  const { conditions, sort, limit, after, tombstones } = query;
  const found = searchRows(session, table, layout, conditions);
  const open = conditions.filter((condition) => !found.settled.includes(condition));
  const names = [...new Set([...open.flatMap(({ needs }) => needs), sort.field])];
  const isDecimal = table.resource.fields[sort.field]?.kind.decimal !== undefined;
  const compare = (one, other) => comparePositions(one, other, sort.isDescending, isDecimal);
  // Few rows are read at once, more only when they are known to be on the page.
  const whole =
    found.rows !== null && found.rows.length <= limit ? readRows(session, table, found.rows) : null;
  const live = (whole?.map(wholeRecord) ?? readColumns(session, table, layout, names, found.rows))
    // What cannot be read is not known to fail the question: it is on a page, which tells how many it cannot show.
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
  // Columns are read one after the other: a row that is deleted between them gives others their neighbours' values.
  // What is so twice is not on the move, but half-written.
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
    entries: page.flatMap((place) => {
      if ('tombstone' in place) return [place.tombstone];
      const row = rows.get(place.id);
      return row === undefined ? [] : [row];
    }),
    hasMore: rest.length > limit,
    end: page[page.length - 1] ?? null,
    total: live.length,
  };
}
// Of what cannot be read nothing is known.
function wholeRecord({ row, seq, id, decoded }) {
  return { row, seq: seq ?? 0, id, record: decoded.ok ? decoded.stored.record : {} };
}
function textOf(value) {
  return value === null || value === undefined ? null : String(value);
}
function comparePositions(one, other, isDescending, isDecimal) {
  const direction = isDescending ? -1 : 1;
  if (one.value === other.value) return direction * compareTexts(one.id, other.id);
  if (one.value === null) return 1;
  if (other.value === null) return -1;
  return (
    direction * (isDecimal ? compareDecimals(one.value, other.value) : compareTexts(one.value, other.value))
  );
}
function compareTexts(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
