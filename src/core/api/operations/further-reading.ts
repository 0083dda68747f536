/**
 * Reads records with what a plain list does not take: filters, sorts and counts, and other records beside those that
 * are read.
 */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { readTombstones, type Tombstone } from '../../store/journal/recorded-changes.ts';
import { newestPage } from '../../store/page/newest-page.ts';
import { runQuery } from '../../store/page/query.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { readCursor } from '../lists/cursor.ts';
import { expandedRecordsMax, readExpand } from '../lists/expand.ts';
import { readMetadataFilters } from '../lists/metadata-filter.ts';
import { readFilters } from '../lists/read-filters.ts';
import { type ListPageRequest, readPage } from '../lists/read-page.ts';
import type { Answer, Call } from '../operation.ts';
import { refuseParameters } from '../read-query.ts';
import { answerPage, pageFacts, type ListAddress } from './list.ts';
import { retrieve } from './retrieve.ts';

/** @throws Refusal insufficient_scope, invalid_parameter, cursor_invalid, cursor_mismatch */
export function listFurther(resource: Resource, call: Call, place?: ListAddress): Answer {
  const { session, query } = call;
  const { expand, problems } = readExpand(call, resource, query.expand);
  const wanted = readPage(resource, query);
  const [own, further] = [readFilters(session, resource, query), readMetadataFilters(query)];
  const message = `With expand, a page has at most ${expandedRecordsMax} records.`;
  const isTooLarge = query.expand !== undefined && wanted.limit > expandedRecordsMax;
  refuseParameters([
    ...wanted.problems,
    ...own.problems,
    ...further.problems,
    ...problems,
    ...(isTooLarge ? [{ parameter: 'limit', code: 'invalid_parameter' as const, message }] : []),
  ]);
  const conditions = [...own.conditions, ...further.conditions];
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
  const facts = { ...pageFacts(resource, query), ...place, counts: wanted.counts, beside: expand };
  return answerPage(session, resource, page, facts);
}

function isNewestFirst({ sort }: ListPageRequest): boolean {
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

/** @throws Refusal insufficient_scope, invalid_parameter, not_found, record_quarantined */
export function retrieveFurther(resource: Resource, call: Call): Answer {
  const { expand, problems } = readExpand(call, resource, call.query.expand);
  refuseParameters(problems);
  return retrieve(resource, call, expand === null ? undefined : (record) => expand([record])(record));
}
