/** Answers a page of records. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { newestPage } from '../../store/read/counted-page.ts';
import type { Position } from '../../store/read/positions.ts';
import { type QueryPage, runQuery } from '../../store/read/query.ts';
import type { Session } from '../../store/session.ts';
import { showRecord } from '../../store/show-record.ts';
import { recordTable } from '../../store/table.ts';
import { readTombstones, type Tombstone } from '../../store/journal/recorded-changes.ts';
import { nextLink, readCursor, writeCursor } from '../lists/cursor.ts';
import { refuseParameters } from '../read-query.ts';
import type { Answer, Call } from '../operation.ts';
import { readFilters } from '../lists/read-filters.ts';
import { type PageRequest, readPage } from '../lists/read-page.ts';
import { writePage } from '../lists/write-page.ts';

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
  const table = recordTable(resource);
  const page = isPlain
    ? newestPage(session, table, { limit: wanted.limit, after })
    : runQuery(session, table, {
        ...wanted,
        conditions,
        after,
        tombstones: wanted.showsDeleted ? tombstonesFor(session, resource, conditions) : [],
      });
  const own = place ?? { url: `/api/v1/${resource.plural}`, query };
  const cursorAt = (end: Position): string => writeCursor(end, resource, query);
  return answerPage(session, resource, page, { ...own, cursorAt, counts: wanted.counts });
}

function isNewestFirst({ sort }: PageRequest): boolean {
  return sort.field === 'created_at' && sort.isDescending;
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
  /** The cursor of the page that begins behind this place. */
  readonly cursorAt: (end: Position) => string;
  readonly counts: boolean;
}

function answerPage(session: Session, resource: Resource, page: QueryPage, facts: PageFacts): Answer {
  const { url, query, cursorAt, counts } = facts;
  const { texts, taken } = writePage(page.entries, (entry) => {
    if ('deleted' in entry) return JSON.stringify(entry);
    if (!entry.decoded.ok) return null;
    const { record, fingerprint } = entry.decoded.stored;
    return JSON.stringify(showRecord(resource, record, fingerprint, session.today));
  });
  const end = page.positions[taken - 1];
  const hasMore = page.hasMore || taken < page.entries.length;
  const nextCursor = hasMore && end !== undefined ? cursorAt(end) : null;
  const quarantined = taken - texts.length;
  const rest = {
    has_more: hasMore,
    next_cursor: nextCursor,
    ...(counts ? { total_count: page.total } : {}),
    ...(quarantined > 0 ? { quarantined } : {}),
  };
  return {
    status: 200,
    body: `{"object":"list","url":${JSON.stringify(url)},"data":[${texts.join(',')}],${JSON.stringify(rest).slice(1)}`,
    headers: nextCursor === null ? {} : { Link: nextLink(url, query, nextCursor) },
  };
}
