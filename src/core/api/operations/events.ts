/** Answers the events of the workspace: a page of them, or one. */
import { Refusal } from '../../errors/refusal.ts';
import { eventBody } from '../../events/event.ts';
import { readEvent, readEvents, type StoredEvent } from '../../store/journal/read-events.ts';
import type { Condition } from '../../store/read/query.ts';
import { refuseParameters } from '../read-query.ts';
import { boundCondition } from '../bound-condition.ts';
import { bounds } from '../list-parameters.ts';
import type { Answer, Call } from '../operation.ts';
import { readLimit } from '../read-page.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';

const url = '/api/v1/events';
const listed = { plural: 'events', idPrefix: 'evt' };

/** The query parameters of the list of events. */
export const eventParameters: readonly string[] = [
  'limit',
  'cursor',
  'type',
  'resource_id',
  ...bounds.map((bound) => `created_at[${bound}]`),
];

/** @throws Refusal invalid_parameter, cursor_invalid, cursor_mismatch */
export function listEvents({ session, query }: Call): Answer {
  const { limit, problems: limitProblems } = readLimit(query.limit);
  const problems = [...limitProblems];
  const times: Condition[] = [];
  for (const bound of bounds) {
    const parameter = `created_at[${bound}]`;
    const text = query[parameter];
    if (text === undefined) continue;
    const found = boundCondition(session, 'instant', 'created_at', bound, text);
    if (typeof found === 'string') problems.push({ parameter, code: 'invalid_parameter', message: found });
    else times.push(found);
  }
  refuseParameters(problems);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, listed, query).id;
  const holds = (event: StoredEvent): boolean =>
    isOfType(event.type, query.type) &&
    (query.resource_id === undefined || query.resource_id === event.resourceId) &&
    times.every((time) => time.holds({ created_at: event.timestamp }));
  const found = readEvents(session, { limit, after, holds });
  const events = found.slice(0, limit);
  const last = found.length > limit ? events[events.length - 1] : undefined;
  const cursor = last === undefined ? null : writeCursor({ id: last.id, value: null }, listed, query);
  const rest = `"has_more":${cursor !== null},"next_cursor":${JSON.stringify(cursor)}`;
  return {
    status: 200,
    body: `{"object":"list","url":"${url}","data":[${events.map(eventBody).join(',')}],${rest}}`,
    headers: cursor === null ? {} : { Link: nextLink(url, query, cursor) },
  };
}

/** @throws Refusal not_found */
export function getEvent({ session, id }: Call): Answer {
  const event = readEvent(session, id);
  if (event === null)
    throw new Refusal('not_found', `There is no event with the id ${id}, or it is older than 30 days.`);
  return { status: 200, body: eventBody(event) };
}

// The pattern `invoice.*` fits every event of invoices.
function isOfType(type: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  return wanted
    .split(',')
    .some((one) => one === '*' || one === type || (one.endsWith('.*') && type.startsWith(one.slice(0, -1))));
}
