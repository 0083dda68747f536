/** Lists, creates and acts on webhook endpoints: as with every record, but with a secret that is shown once. */
import { readEndpointRecords } from '../../events/endpoints/endpoint-table.ts';
import { discardSecrets, makeSecret, secretMadeAt } from '../../events/endpoints/secrets.ts';
import { declareEndpoints, webhookEndpoints } from '../../events/endpoints/webhook-endpoints.ts';
import { Refusal } from '../../errors/refusal.ts';
import { deliveryIdOf } from '../../events/deliveries/delivery.ts';
import type { Action } from '../../schema/action.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Session } from '../../store/session.ts';
import { propertyPrefix } from '../../store/property-records.ts';
import { decodePropertyRecord, findPropertyRecord } from '../../store/find-property-record.ts';
import type { StoredRecord } from '../../store/row/row-codec.ts';
import { etagOf, showRecord } from '../../store/show-record.ts';
import { nextLink, readCursor, writeCursor } from '../lists/cursor.ts';
import type { Answer, Call } from '../operation.ts';
import { actionOf, creation, runWrite } from '../operations/write.ts';
import { readLimit } from '../lists/read-limit.ts';
import { refuseParameters } from '../read-query.ts';

const url = '/api/v1/webhook_endpoints';

/** @throws Refusal invalid_parameter, cursor_invalid, cursor_mismatch */
export function listEndpoints({ session, query }: Call): Answer {
  const { limit, problems } = readLimit(query.limit);
  refuseParameters(problems);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, webhookEndpoints, query).id;
  const properties = session.workspace.properties.getAll();
  const newestFirst = readEndpointRecords(session.workspace)
    .reverse()
    .filter(({ id }) => after === null || String(id) < after);
  const page = newestFirst.slice(0, limit);
  const last = newestFirst.length > limit ? page[page.length - 1] : undefined;
  const cursor =
    last === undefined ? null : writeCursor({ id: String(last.id), value: null }, webhookEndpoints, query);
  const data = page.map(({ id }) =>
    show(decodePropertyRecord(webhookEndpoints, properties[`${propertyPrefix}${String(id)}`] ?? ''), session),
  );
  return {
    status: 200,
    body: JSON.stringify({ object: 'list', url, data, has_more: cursor !== null, next_cursor: cursor }),
    headers: cursor === null ? {} : { Link: nextLink(url, query, cursor) },
  };
}

/** @throws Refusal not_found */
export function getEndpoint(call: Call): Answer {
  const stored = requireEndpoint(call);
  const body = JSON.stringify(show(stored, call.session));
  return { status: 200, body, headers: { ETag: etagOf(stored.fingerprint) } };
}

/**
 * The endpoint that the path names.
 * @throws Refusal not_found
 */
export function requireEndpoint({ session, id }: Pick<Call, 'session' | 'id'>): StoredRecord {
  const stored = findPropertyRecord(session.workspace, webhookEndpoints, id);
  if (stored === null) throw new Refusal('not_found', `There is no webhook_endpoint with the id ${id}.`);
  return stored;
}

/**
 * Refuses an operation that only an enabled endpoint allows.
 * @throws Refusal not_found, invalid_state
 */
export function refuseDisabled(session: Session, id: string): void {
  const { status } = requireEndpoint({ session, id }).record;
  if (status === 'enabled') return;
  throw new Refusal('invalid_state', 'The endpoint is disabled. Enable it first.', {
    members: { current_status: status },
  });
}

/**
 * Declares webhook endpoints for one workspace, with its host, its endpoints and its secrets.
 * @param made takes the secrets that the operation makes, by the time of their commit
 */
export function endpointsOf(
  { session: { workspace } }: Pick<Call, 'session'>,
  made: Map<string, string> = new Map(),
): Resource {
  return declareEndpoints({
    allowsLoopback: workspace.build.keyMode === 'local',
    urls: () => readEndpointRecords(workspace).map((endpoint) => String(endpoint.url)),
    makeSecret(at) {
      discardSecrets(workspace, readEndpointRecords(workspace), null);
      made.set(at, makeSecret(workspace, at));
    },
  });
}

/** @throws Refusal validation_failed, too_many_endpoints */
export function createEndpoint(call: Call): Answer {
  return withSecret(call, (made) => runWrite(call, creation(endpointsOf(call, made), call)));
}

/** @throws Refusal not_found, etag_mismatch, validation_failed */
export function rotateSecret(call: Call): Answer {
  return withSecret(call, (made) => {
    const resource = endpointsOf(call, made);
    return runWrite(call, actionOf(resource, actionNamed(resource, 'rotate_secret'), call));
  });
}

/**
 * Records the test event, and answers the endpoint with the ids of the event and of its delivery.
 * @throws Refusal not_found, etag_mismatch, invalid_state while it is disabled
 */
export function pingEndpoint(call: Call): Answer {
  const { session, id } = call;
  const resource = endpointsOf(call);
  const write = actionOf(resource, actionNamed(resource, 'ping'), call);
  const decide: typeof write.decide = (tx) => {
    write.decide(tx);
    const event_id = String(tx.events[tx.events.length - 1]?.id);
    const delivery_id = deliveryIdOf(session.workspace.digest, event_id, id);
    const shown = tx.show(resource, tx.find(resource, id) as JsonObject);
    return { shows: JSON.stringify({ ...shown, event_id, delivery_id }) };
  };
  return runWrite(call, { ...write, decide });
}

function actionNamed(resource: Resource, name: string): Action {
  const action = resource.actions?.find((one) => one.name === name);
  if (action === undefined) throw new Error(`Webhook endpoints have no action ${name}.`);
  return action;
}

// The journal keeps the answer without the secret: a repeated request reads it from its property, while it is there.
// The first one has it still, because a read that fails behind the commit would lose the answer.
function withSecret({ session: { workspace } }: Call, run: (made: Map<string, string>) => Answer): Answer {
  const made = new Map<string, string>();
  const answer = run(made);
  const shown = JSON.parse(answer.body) as JsonObject;
  const at = String(shown.secret_created_at);
  const secret = made.get(at) ?? secretMadeAt(workspace, at);
  return { ...answer, body: JSON.stringify({ ...shown, secret }) };
}

function show({ record, fingerprint }: StoredRecord, session: Session): JsonObject {
  return showRecord(webhookEndpoints, record, fingerprint, session);
}
