/**
 * Shows other records beside those that are read: `expand` names them, and what each resource can show is part of its
 * declaration. The records of a whole page are looked up together.
 */
import { lacking, type ParameterProblem } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Expansion, Resource } from '../../schema/resource.ts';
import { findByText, newestRows, readLikelyRows } from '../../store/locate/find-record.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import { readSmallSheet } from '../../store/page/small-sheet.ts';
import type { Session } from '../../store/session.ts';
import { showRecord } from '../../store/show-record.ts';
import { type RecordTable, recordTable } from '../../store/table.ts';
import type { Call } from '../operation.ts';
import { oneOf } from './read-page.ts';

/** Each record of a page can refer to another one. */
export const expandedRecordsMax = 100;

/** Makes the member `expanded` of an answer for each of these records; null when nothing is to be expanded. */
type Expand = ((records: readonly JsonObject[]) => (record: JsonObject) => JsonObject) | null;

export interface ReadExpand {
  readonly expand: Expand;
  readonly problems: readonly ParameterProblem[];
}

/**
 * Reads what is to be expanded.
 * @throws Refusal insufficient_scope when the key may not read such records
 */
export function readExpand(
  { session, may }: Pick<Call, 'session' | 'may'>,
  resource: Resource,
  text: string | undefined,
): ReadExpand {
  if (text === undefined) return { expand: null, problems: [] };
  const { expands = {} } = resource;
  const names = [...new Set(text.split(','))];
  const known = names.flatMap((name) => {
    const expansion = Object.entries(expands).find(([own]) => own === name)?.[1];
    const target = session.resources.find(({ object }) => object === expansion?.object);
    return expansion === undefined || target === undefined ? [] : [{ name, expansion, target }];
  });
  const hidden = known.find(({ target }) => !may(`${target.plural}:read`));
  if (hidden !== undefined) throw lacking(`${hidden.target.plural}:read`);
  const stranger = names.find((name) => !known.some((one) => one.name === name));
  if (stranger !== undefined) {
    const message = oneOf(stranger, Object.keys(expands));
    return { expand: null, problems: [{ parameter: 'expand', code: 'invalid_parameter', message }] };
  }
  const expand: Expand = (records) => {
    const beside = known.map(({ name, expansion, target }) => {
      return [name, lookUp(session, target, expansion, records)] as const;
    });
    return (record) => ({
      expanded: Object.fromEntries(beside.map(([name, shownFor]) => [name, shownFor(record)])),
    });
  };
  return { expand, problems: [] };
}

// Looks up the records beside all these, and returns what is shown of them beside each one.
function lookUp(
  session: Session,
  target: Resource,
  expansion: Expansion,
  records: readonly JsonObject[],
): (record: JsonObject) => unknown {
  const table = recordTable(target);
  const readable = (rows: readonly ReadRow[]): { record: JsonObject; shown: JsonObject }[] =>
    rows.flatMap(({ decoded }) => {
      if (!decoded.ok) return [];
      const { record, fingerprint } = decoded.stored;
      return [{ record, shown: showRecord(target, record, fingerprint, session) }];
    });
  if ('idIn' in expansion) {
    const { idIn } = expansion;
    const ids = distinct(records.map((record) => record[idIn]));
    const found = new Map(readable(readByIds(session, table, ids)).map((one) => [one.record.id, one.shown]));
    return (record) => found.get(record[idIn]) ?? null;
  }
  const { referringBy } = expansion;
  const ids = distinct(records.map(({ id }) => id));
  const rows = ids.length === 0 ? [] : findByText(session, table, referringBy, ids);
  // The newest come first, as in lists.
  const found = readable([...rows].sort((one, other) => (other.seq ?? 0) - (one.seq ?? 0)));
  return ({ id }) => found.filter(({ record }) => record[referringBy] === id).map(({ shown }) => shown);
}

function distinct(ids: readonly unknown[]): string[] {
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
}

// A small sheet takes one call; in a large one, each group of neighbours does, and a search for those that have moved.
function readByIds(session: Session, table: RecordTable, ids: readonly string[]): readonly ReadRow[] {
  if (ids.length === 0) return [];
  const small = ids.length === 1 ? null : readSmallSheet(session, table);
  if (small !== null) return small.filter(({ id }) => ids.includes(id));
  const read = readLikelyRows(session, table, ids).filter(({ id }) => ids.includes(id));
  const missing = ids.filter((id) => !read.some((row) => row.id === id));
  return missing.length === 0 ? read : [...read, ...newestRows(session, table, missing)];
}
