/** Reads the log of webhook deliveries from its newest row upwards, a page at a time, for the owner. */
import type { Delivery, LoggedAttempt } from '../../core/events/deliveries/delivery.ts';
import { deliveriesSheet } from '../../core/events/deliveries/delivery-row.ts';
import {
  firstDeliveryRow,
  type PlacedDelivery,
  readDeliveryRows,
} from '../../core/events/deliveries/delivery-sheet.ts';
import { attemptsMax } from '../../core/events/deliveries/retry-schedule.ts';
import type { JsonObject } from '../../core/schema/represent.ts';
import { readEventsOf } from '../../core/store/journal/read-events.ts';
import type { Session } from '../../core/store/session.ts';
import { type Workspace, SheetMissing } from '../../core/workspace.ts';
import type { ShownAttempt, ShownDelivery } from '../../pages/protocol.ts';

/** The number of rows that one call reads. */
const chunkRows = 200;

/** The number of rows that are searched for one page, because more would keep the owner waiting. */
const searchedMax = 2000;

interface LogPage {
  /** The deliveries of this page, the newest first. */
  readonly deliveries: readonly Delivery[];
  /** The row above which the next page begins, or null on the last page. */
  readonly next: number | null;
}

interface LogRequest {
  /** Deliveries before this time, in milliseconds since the Unix epoch, are left out. */
  readonly sinceMs: number;
  readonly beforeRow: number | null;
  readonly count: number;
  readonly matches: (delivery: Delivery) => boolean;
}

/** Reads the newest deliveries that match, at most one page. */
export function readLog(session: Session, { sinceMs, beforeRow, count, matches }: LogRequest): LogPage {
  const last = (beforeRow ?? lastRow(session.workspace) + 1) - 1;
  const lowest = Math.max(firstDeliveryRow, last - searchedMax + 1);
  const found: Delivery[] = [];
  for (const { row, delivery } of upwards(session, last, lowest)) {
    // The store appends new deliveries at the bottom, so all rows above this one are older.
    if (Date.parse(delivery.createdAt) < sinceMs) return { deliveries: found, next: null };
    if (matches(delivery)) found.push(delivery);
    if (found.length === count) return { deliveries: found, next: row > firstDeliveryRow ? row : null };
  }
  return { deliveries: found, next: lowest > firstDeliveryRow ? lowest : null };
}

/** Yields the deliveries from one row up to another. It reads the next rows only when the caller asks for more. */
function* upwards(session: Session, last: number, lowest: number): Generator<PlacedDelivery> {
  for (let end = last; end >= lowest; end -= chunkRows) {
    const rows = rowsBetween(Math.max(lowest, end - chunkRows + 1), end);
    const read = readDeliveryRows(session, rows);
    for (const row of rows.reverse()) {
      const delivery = read.get(row);
      if (delivery !== undefined) yield { row, delivery };
    }
  }
}

/**
 * What the deliveries tell of, by the ids of their events: a number or a name, and the customer. Those of an event that
 * the journal has no more are missing.
 */
export function recordNames(session: Session, deliveries: readonly Delivery[]): ReadonlyMap<string, string> {
  const events = readEventsOf(
    session,
    deliveries.map(({ transaction }) => transaction),
  );
  return new Map(events.map(({ id, object }) => [id, nameOf(JSON.parse(object) as JsonObject | null)]));
}

function nameOf(record: JsonObject | null): string {
  const customer = record?.customer_name ?? (record?.customer as JsonObject | null | undefined)?.name;
  const own = record?.number ?? record?.invoice_number ?? record?.name ?? record?.url;
  return [own, customer].filter((text) => typeof text === 'string' && text !== '').join(', ');
}

interface LogFacts {
  /** The addresses of the existing endpoints, by id. */
  readonly urls: ReadonlyMap<string, string>;
  /** What deliveries tell of, by the ids of their events; missing where nobody sees it. */
  readonly records?: ReadonlyMap<string, string>;
}

export function shownDelivery(delivery: Delivery, { urls, records }: LogFacts): ShownDelivery {
  const { id, endpointId, eventId, eventType, status, attempts, createdAt, dueMs, log } = delivery;
  const latest = log[log.length - 1];
  return {
    id,
    endpoint_id: endpointId,
    url: urls.get(endpointId) ?? null,
    event_id: eventId,
    event_type: eventType,
    record: records?.get(eventId) ?? '',
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
    // Set up adds this sheet, and a workspace without endpoints may not have it yet.
    if (error instanceof SheetMissing) return 0;
    throw error;
  }
}

function rowsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
