/** Answers the events of the workspace: a page of them, or one. */
import { Refusal } from '../../errors/refusal.ts';
import { eventBody, isChosen, pingType } from '../../events/event.ts';
import { eventPatterns } from '../../events/event-types.ts';
import { workspaceIdOf } from '../../store/save-settings.ts';
import { readEvent, readEvents, type StoredEvent } from '../../store/journal/read-events.ts';
import type { Condition } from '../../store/search/condition.ts';
import { refuseParameters } from '../read-query.ts';
import { boundCondition } from '../lists/bound-condition.ts';
import { bounds } from '../lists/list-parameters.ts';
import type { Answer, Call } from '../operation.ts';
import { readLimit } from '../lists/read-limit.ts';
import { oneOf } from '../lists/read-page.ts';
import { writePage } from '../lists/write-page.ts';
import { nextLink, readCursor, writeCursor } from '../lists/cursor.ts';

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
  const types = query.type?.split(',');
  const known = [...eventPatterns, pingType];
  const stranger = types?.find((type) => !known.includes(type));
  if (stranger !== undefined)
    problems.push({ parameter: 'type', code: 'invalid_parameter', message: oneOf(stranger, known) });
  const resource = query.resource_id;
  if (resource !== undefined && !/^[a-z]{2,3}_\w+$/.test(resource)) {
    const message = 'Must be the id of a record.';
    problems.push({ parameter: 'resource_id', code: 'invalid_parameter', message });
  }
  refuseParameters(problems);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, listed, query).id;
  const holds = (event: StoredEvent): boolean =>
    isChosen(types ?? ['*'], event.type) &&
    (resource === undefined || resource === event.resourceId) &&
    times.every((time) => time.holds({ created_at: event.timestamp }));
  const workspaceId = workspaceIdOf(session.workspace, session.settings);
  const found = readEvents(session, { limit, after, holds });
  const events = found.slice(0, limit);
  const { texts, taken } = writePage(events, (event) =>
    eventBody(workspaceId, session.workspace.build, event),
  );
  const last = found.length > taken ? events[taken - 1] : undefined;
  const cursor = last === undefined ? null : writeCursor({ id: last.id, value: null }, listed, query);
  const rest = `"has_more":${cursor !== null},"next_cursor":${JSON.stringify(cursor)}`;
  return {
    status: 200,
    body: `{"object":"list","url":"${url}","data":[${texts.join(',')}],${rest}}`,
    headers: cursor === null ? {} : { Link: nextLink(url, query, cursor) },
  };
}

/** @throws Refusal not_found */
export function getEvent({ session, id }: Call): Answer {
  const event = readEvent(session, id);
  if (event === null)
    throw new Refusal('not_found', `There is no event with the id ${id}, or it is older than 30 days.`);
  const { workspace, settings } = session;
  return { status: 200, body: eventBody(workspaceIdOf(workspace, settings), workspace.build, event) };
}
