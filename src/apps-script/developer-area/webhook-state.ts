/** Reads the webhook endpoints, and their deliveries of the last 24 hours, for the owner. */
import { readEndpointRecords } from '../../core/events/endpoints/endpoint-table.ts';
import type { Delivery } from '../../core/events/deliveries/delivery.ts';
import type { JsonObject } from '../../core/schema/represent.ts';
import { startSession } from '../../core/store/start-session.ts';
import type { Workspace } from '../../core/workspace.ts';
import { readLog } from './delivery-log.ts';

const dayMs = 86_400_000;

// An event is tried for three days, and for six where its receiver asks for more time.
const triedMs = 7 * dayMs;

// On a busy day only this many of the newest deliveries are counted, to keep the page fast.
const deliveriesMax = 2000;

export interface WebhookState {
  /** The endpoints, the oldest first. */
  readonly endpoints: readonly JsonObject[];
  readonly urls: ReadonlyMap<string, string>;
  /** The deliveries that were made or last tried in the last 24 hours, the newest first. */
  readonly day: readonly Delivery[];
}

export function readWebhookState(workspace: Workspace): WebhookState {
  const session = startSession(workspace);
  const sinceMs = workspace.clock.now() - dayMs;
  const { deliveries } = readLog(session, {
    sinceMs: madeSince(sinceMs),
    beforeRow: null,
    count: deliveriesMax,
    matches: (delivery) => lastMs(delivery) >= sinceMs,
  });
  const endpoints = readEndpointRecords(workspace);
  return { endpoints, urls: urlsOf(endpoints), day: deliveries };
}

/** The addresses of the endpoints, by id. */
export function urlsOf(endpoints: readonly JsonObject[]): ReadonlyMap<string, string> {
  return new Map(endpoints.map(({ id, url }) => [String(id), String(url)]));
}

/** When a delivery was last tried, or made while it has not been: milliseconds since the Unix epoch. */
export function lastMs({ log, createdAt }: Delivery): number {
  return Date.parse(log[log.length - 1]?.at ?? createdAt);
}

/** Deliveries that were last tried since a time were made since the time that this returns. */
export function madeSince(triedSinceMs: number): number {
  return triedSinceMs - triedMs;
}

/** True for a delivery that was not taken and is tried again. */
export function isRetrying({ status, attempts, log }: Delivery): boolean {
  return status === 'pending' && attempts > 0 && log.length > 0;
}

/** True for a delivery that was given up after an attempt, also because its endpoint is gone. */
export function hasFailed({ status, log }: Delivery): boolean {
  return status === 'failed' || (status === 'canceled' && log.length > 0);
}
