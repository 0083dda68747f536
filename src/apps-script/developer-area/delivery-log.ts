/** Reads the log of deliveries from its newest row upwards, and shows them to the owner. */
import type { Delivery, LoggedAttempt } from '../../core/events/deliveries/delivery.ts';
import { deliveriesSheet } from '../../core/events/deliveries/delivery-row.ts';
import {
  firstDeliveryRow,
  type PlacedDelivery,
  readRows,
} from '../../core/events/deliveries/delivery-sheet.ts';
import { attemptsMax } from '../../core/events/deliveries/retry-schedule.ts';
import type { Session } from '../../core/store/session.ts';
import { type Workspace, SheetMissing } from '../../core/workspace.ts';
import type { ShownAttempt, ShownDelivery } from '../../pages/protocol.ts';

/** Rows that are read in one call. */
const chunkRows = 200;

/** Rows that are searched for one page: more would keep a person waiting. */
const searchedMax = 2000;

interface LogPage {
  /** The newest first. */
  readonly deliveries: readonly Delivery[];
  /** The row above which the next page begins, null when there is none. */
  readonly next: number | null;
}

interface LogRequest {
  /** Milliseconds since the Unix epoch: older deliveries are left out. */
  readonly sinceMs: number;
  readonly beforeRow: number | null;
  readonly count: number;
  readonly matches: (delivery: Delivery) => boolean;
}

/** The newest deliveries that match. */
export function readLog(session: Session, { sinceMs, beforeRow, count, matches }: LogRequest): LogPage {
  const last = (beforeRow ?? lastRow(session.workspace) + 1) - 1;
  const lowest = Math.max(firstDeliveryRow, last - searchedMax + 1);
  const found: Delivery[] = [];
  for (const { row, delivery } of upwards(session, last, lowest)) {
    // New deliveries are added at the bottom: the rows above this one are older still.
    if (Date.parse(delivery.createdAt) < sinceMs) return { deliveries: found, next: null };
    if (matches(delivery)) found.push(delivery);
    if (found.length === count) return { deliveries: found, next: row > firstDeliveryRow ? row : null };
  }
  return { deliveries: found, next: lowest > firstDeliveryRow ? lowest : null };
}

/** The deliveries from a row up to another, read as they are asked for. */
function* upwards(session: Session, last: number, lowest: number): Generator<PlacedDelivery> {
  for (let end = last; end >= lowest; end -= chunkRows) {
    const rows = rowsBetween(Math.max(lowest, end - chunkRows + 1), end);
    const read = readRows(session, rows);
    for (const row of rows.reverse()) {
      const delivery = read.get(row);
      if (delivery !== undefined) yield { row, delivery };
    }
  }
}

/** @param urls of the endpoints that there are, by id */
export function shownDelivery(delivery: Delivery, urls: ReadonlyMap<string, string>): ShownDelivery {
  const { id, endpointId, eventId, eventType, status, attempts, createdAt, dueMs, log } = delivery;
  const latest = log[log.length - 1];
  return {
    id,
    endpoint_id: endpointId,
    url: urls.get(endpointId) ?? null,
    event_id: eventId,
    event_type: eventType,
    status,
    attempts,
    attempts_max: attemptsMax,
    created_at: createdAt,
    next_attempt_at: dueMs === null ? null : new Date(dueMs).toISOString(),
    last: latest === undefined ? null : shownAttempt(latest),
  };
}

export function shownAttempt({
  attempt,
  at,
  status_code,
  error,
  duration_ms,
  response,
}: LoggedAttempt): ShownAttempt {
  return { attempt, at, status_code, error, duration_ms, response };
}

function lastRow({ document }: Workspace): number {
  try {
    return document.lastContentRow(deliveriesSheet);
  } catch (error) {
    // Set up adds the sheet; a workspace without endpoints may lack it.
    if (error instanceof SheetMissing) return 0;
    throw error;
  }
}

function rowsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
