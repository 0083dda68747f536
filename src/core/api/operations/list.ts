/** Answers the page of the newest records that most callers ask for; other lists are answered by further reading. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { newestPage } from '../../store/page/newest-page.ts';
import type { Position } from '../../store/page/positions.ts';
import type { QueryPage } from '../../store/page/query.ts';
import type { Session } from '../../store/session.ts';
import { showRecord } from '../../store/show-record.ts';
import { recordTable } from '../../store/table.ts';
import { nextLink, readCursor, writeCursor } from '../lists/cursor.ts';
import { readLimit } from '../lists/read-limit.ts';
import { writePage } from '../lists/write-page.ts';
import type { Answer, Call } from '../operation.ts';
import { refuseParameters } from '../read-query.ts';

/** The parameters of a plain list. */
export const plainListParameters = ['limit', 'cursor'] as const;

/** @throws Refusal invalid_parameter, cursor_invalid, cursor_mismatch */
export function listNewest(resource: Resource, { session, query }: Call): Answer {
  const { limit, problems } = readLimit(query.limit);
  refuseParameters(problems);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, resource, query);
  const page = newestPage(session, recordTable(resource), { limit, after });
  return answerPage(session, resource, page, pageFacts(resource, query));
}

/** The address of a list, which may be part of another record's. */
export interface ListAddress {
  readonly url: string;
  /** The parameters as they were sent. */
  readonly query: Readonly<Record<string, string>>;
}

/** What an answer says of a page beside its records. */
export interface PageFacts extends ListAddress {
  /** The cursor of the page that begins behind this place. */
  readonly cursorAt: (end: Position) => string;
  readonly counts: boolean;
  /** Makes what is shown of each record beside its fields, from all records of the page. */
  readonly beside?: ((records: readonly JsonObject[]) => (record: JsonObject) => JsonObject) | null;
}

/** The facts of a list of all records of a resource. */
export function pageFacts(resource: Resource, query: ListAddress['query']): PageFacts {
  const cursorAt = (end: Position): string => writeCursor(end, resource, query);
  return { url: `/api/v1/${resource.plural}`, query, cursorAt, counts: false };
}

/** Writes the answer with the records of a page. */
export function answerPage(session: Session, resource: Resource, page: QueryPage, facts: PageFacts): Answer {
  const { url, query, cursorAt, counts } = facts;
  const readable = page.entries.flatMap((entry) =>
    'deleted' in entry || !entry.decoded.ok ? [] : [entry.decoded.stored.record],
  );
  const besideOf = facts.beside?.(readable);
  const { texts, taken } = writePage(page.entries, (entry) => {
    if ('deleted' in entry) return JSON.stringify(entry);
    if (!entry.decoded.ok) return null;
    const { record, fingerprint } = entry.decoded.stored;
    const shown = showRecord(resource, record, fingerprint, session);
    return JSON.stringify({ ...shown, ...besideOf?.(record) });
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
