/** Answers a page of records, the newest first. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { readNewest } from '../../store/newest-page.ts';
import { sequenceOf } from '../../store/record-id.ts';
import { showRecord } from '../../store/show-record.ts';
import { recordTable } from '../../store/table.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import type { Answer, Call } from '../operation.ts';
import { readLimit } from '../read-limit.ts';

/** The query parameters of every list. */
export const listParameters: readonly string[] = ['limit', 'cursor'];

/** @throws Refusal invalid_parameter, cursor_invalid, cursor_mismatch */
export function list(resource: Resource, { session, query }: Call): Answer {
  const limit = readLimit(query.limit);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, resource);
  const before = after === null ? null : sequenceOf(after, resource.idPrefix);
  const page = readNewest(session, recordTable(resource), limit, before);
  const data = page.rows.flatMap(({ decoded }): JsonObject[] =>
    decoded.ok
      ? [showRecord(resource, decoded.stored.record, decoded.stored.fingerprint, session.today)]
      : [],
  );
  const last = page.rows[page.rows.length - 1];
  const nextCursor = page.hasMore && last !== undefined ? writeCursor(last.id, resource) : null;
  const url = `/api/v1/${resource.plural}`;
  const quarantined = page.rows.length - data.length;
  const body = {
    object: 'list',
    url,
    data,
    has_more: page.hasMore,
    next_cursor: nextCursor,
    ...(quarantined > 0 ? { quarantined } : {}),
  };
  const headers = nextCursor === null ? {} : { Link: nextLink(url, query, nextCursor) };
  return { status: 200, body: JSON.stringify(body), headers };
}

function nextLink(url: string, query: Readonly<Record<string, string>>, cursor: string): string {
  const parameters = Object.entries({ ...query, cursor }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `<${url}?${parameters.join('&')}>; rel="next"`;
}
