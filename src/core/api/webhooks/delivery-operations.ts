/**
 * Shows the log of deliveries, which is what was sent to an endpoint and with which result, and sends one of them
 * again.
 */
import { Refusal } from '../../errors/refusal.ts';
import { type Delivery, deliveryPrefix } from '../../events/deliveries/delivery.ts';
import { deliveriesSheet, idColumn } from '../../events/deliveries/delivery-row.ts';
import {
  firstDeliveryRow,
  type PlacedDelivery,
  readDeliveryRows,
  writeProgress,
} from '../../events/deliveries/delivery-sheet.ts';
import { forgetCachedState } from '../../events/dispatcher/cached-state.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { writeConfirmed } from '../../store/write/write-confirmed.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import type { Session } from '../../store/session.ts';
import { livemodeOf } from '../../store/show-record.ts';
import { nextLink, readCursor, writeCursor } from '../lists/cursor.ts';
import type { Answer, Call } from '../operation.ts';
import { readLimit } from '../lists/read-limit.ts';
import { refuseParameters } from '../read-query.ts';
import { carryOutOnce } from './carry-out-once.ts';
import { refuseDisabled, requireEndpoint } from './endpoint-operations.ts';

const listed = { plural: 'deliveries', idPrefix: deliveryPrefix };

// Each call reads so many rows; most rows of a busy workspace belong to one endpoint.
const chunkRows = 200;

/** @throws Refusal not_found, invalid_parameter, cursor_invalid, cursor_mismatch */
export function listDeliveries(call: Call): Answer {
  const { session, id, query } = call;
  requireEndpoint(call);
  const { limit, problems } = readLimit(query.limit);
  refuseParameters(problems);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, listed, query).id;
  const found = readNewest(session, id, after, limit + 1);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page[page.length - 1] : undefined;
  const cursor = last === undefined ? null : writeCursor({ id: last.id, value: null }, listed, query);
  const url = `/api/v1/webhook_endpoints/${id}/deliveries`;
  const data = page.map((delivery) => showDelivery(session, delivery));
  return {
    status: 200,
    body: JSON.stringify({ object: 'list', url, data, has_more: cursor !== null, next_cursor: cursor }),
    headers: cursor === null ? {} : { Link: nextLink(url, query, cursor) },
  };
}

// Reads the sheet from the bottom upwards, because new deliveries are added there.
function readNewest(session: Session, endpointId: string, after: string | null, count: number): Delivery[] {
  const { document } = session.workspace;
  let last = after === null ? document.lastContentRow(deliveriesSheet) : (rowOf(session, after) ?? 0) - 1;
  const found: Delivery[] = [];
  while (last >= firstDeliveryRow && found.length < count) {
    const first = Math.max(firstDeliveryRow, last - chunkRows + 1);
    const rows = Array.from(readDeliveryRows(session, [first, last]).values()).reverse();
    found.push(...rows.filter((delivery) => delivery.endpointId === endpointId));
    last = first - 1;
  }
  return found.slice(0, count);
}

/**
 * Sends a delivery once more with the dispatcher's next run, even one that has succeeded or failed. Its schedule stays
 * as it is.
 * @throws Refusal not_found, invalid_state while its endpoint is disabled
 */
export function resendDelivery(call: Call): Answer {
  const { session, id } = call;
  return carryOutOnce(call, () => {
    const { row, delivery } = requireDelivery(session, id);
    refuseDisabled(session, delivery.endpointId);
    // The cached state is removed before the row changes, because a run must not trust what it has seen of the row.
    forgetCachedState(session.workspace);
    const due: Delivery = { ...delivery, dueMs: session.workspace.clock.now() };
    writeConfirmed(session, () => writeProgress(session, [{ row, delivery: due }]));
    return { endpointId: due.endpointId, shown: showDelivery(session, due) };
  });
}

/** @throws Refusal not_found */
export function getDelivery({ session, id }: Call): Answer {
  const { delivery } = requireDelivery(session, id);
  return { status: 200, body: JSON.stringify(showDelivery(session, delivery)) };
}

function requireDelivery(session: Session, id: string): PlacedDelivery {
  const row = rowOf(session, id);
  const delivery = row === undefined ? undefined : readDeliveryRows(session, [row]).get(row);
  if (row === undefined || delivery === undefined)
    throw new Refusal('not_found', `There is no delivery with the id ${id}, or it is older than 30 days.`);
  return { row, delivery };
}

function rowOf({ workspace: { document } }: Session, id: string): number | undefined {
  if (sequenceOf(id, deliveryPrefix) === null) return undefined;
  return document.find(deliveriesSheet, idColumn, firstDeliveryRow, id)[0];
}

function showDelivery({ workspace }: Session, delivery: Delivery): JsonObject {
  const { id, endpointId, eventId, eventType, status, attempts, dueMs, createdAt, log } = delivery;
  return {
    id,
    object: 'delivery',
    livemode: livemodeOf(workspace),
    endpoint_id: endpointId,
    event_id: eventId,
    event_type: eventType,
    status,
    attempt_count: attempts,
    next_attempt_at: dueMs === null ? null : new Date(dueMs).toISOString(),
    created_at: createdAt,
    attempts: log,
  };
}
