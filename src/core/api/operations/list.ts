/** Answers a page of records. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { readNewest } from '../../store/read/newest-page.ts';
import { type Position, type QueryPage, runQuery } from '../../store/read/query.ts';
import { sequenceOf } from '../../store/record-id.ts';
import type { Session } from '../../store/session.ts';
import { showRecord } from '../../store/show-record.ts';
import { recordTable } from '../../store/table.ts';
import { readTombstones, type Tombstone } from '../../store/journal/recorded-changes.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import { refuseParameters } from '../read-query.ts';
import type { Answer, Call } from '../operation.ts';
import { readFilters } from '../read-filters.ts';
import { type PageRequest, readPage } from '../read-page.ts';

/** The address of a list that is part of another record's. */
export interface Place {
  readonly url: string;
  /** The parameters as they were sent. */
  readonly query: Readonly<Record<string, string>>;
}

/** @throws Refusal invalid_parameter, cursor_invalid, cursor_mismatch */
export function list(resource: Resource, call: Call, place?: Place): Answer {
  const { session, query } = call;
  const wanted = readPage(resource, query);
  const { conditions, problems } = readFilters(session, resource, query);
  refuseParameters([...wanted.problems, ...problems]);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, resource, query);
  const isPlain = conditions.length === 0 && !wanted.counts && !wanted.showsDeleted && isNewestFirst(wanted);
  const page = isPlain
    ? newestPage(session, resource, wanted.limit, after)
    : runQuery(session, recordTable(resource), {
        ...wanted,
        conditions,
        after,
        tombstones: wanted.showsDeleted ? tombstonesFor(session, resource, conditions) : [],
      });
  const nextCursor = page.hasMore && page.end !== null ? writeCursor(page.end, resource, query) : null;
  const own = place ?? { url: `/api/v1/${resource.plural}`, query };
  return answerPage(session, resource, page, { ...own, nextCursor, counts: wanted.counts });
}

function isNewestFirst({ sort }: PageRequest): boolean {
  return sort.field === 'created_at' && sort.isDescending;
}

function newestPage(session: Session, resource: Resource, limit: number, after: Position | null): QueryPage {
  const before = after === null ? null : sequenceOf(after.id, resource.idPrefix);
  const { rows, hasMore } = readNewest(session, recordTable(resource), limit, before);
  const last = rows[rows.length - 1];
  return { entries: rows, hasMore, end: last === undefined ? null : { id: last.id, value: null }, total: 0 };
}

// A deleted record has only its id and the time of its deletion left, so only conditions on these are checked.
function tombstonesFor(
  session: Session,
  resource: Resource,
  conditions: readonly { needs: readonly string[]; holds: (record: JsonObject) => boolean }[],
): Tombstone[] {
  const left = ['id', 'updated_at'];
  const asked = conditions.filter(({ needs }) => needs.every((name) => left.includes(name)));
  return readTombstones(session, resource).filter((tombstone) =>
    asked.every(({ holds }) => holds({ ...tombstone })),
  );
}

interface PageFacts extends Place {
  readonly nextCursor: string | null;
  readonly counts: boolean;
}

function answerPage(session: Session, resource: Resource, page: QueryPage, facts: PageFacts): Answer {
  const { url, query, nextCursor, counts } = facts;
  const data = page.entries.flatMap((entry): (JsonObject | Tombstone)[] => {
    if ('deleted' in entry) return [entry];
    if (!entry.decoded.ok) return [];
    const { record, fingerprint } = entry.decoded.stored;
    return [showRecord(resource, record, fingerprint, session.today)];
  });
  const quarantined = page.entries.length - data.length;
  const body = {
    object: 'list',
    url,
    data,
    has_more: page.hasMore,
    next_cursor: nextCursor,
    ...(counts ? { total_count: page.total } : {}),
    ...(quarantined > 0 ? { quarantined } : {}),
  };
  return {
    status: 200,
    body: JSON.stringify(body),
    headers: nextCursor === null ? {} : { Link: nextLink(url, query, nextCursor) },
  };
}
