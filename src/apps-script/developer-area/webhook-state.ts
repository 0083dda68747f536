/** Reads the webhook endpoints, and their deliveries of the last 24 hours, for the owner. */
import { readEndpointRecords } from '../../core/events/endpoints/endpoint-table.ts';
import type { Delivery } from '../../core/events/deliveries/delivery.ts';
import type { JsonObject } from '../../core/schema/represent.ts';
import { startSession } from '../../core/store/start-session.ts';
import type { Workspace } from '../../core/workspace.ts';
import { readLog } from './delivery-log.ts';

const dayMs = 86_400_000;

// On a busy day only this many of the newest deliveries are counted, to keep the page fast.
const deliveriesMax = 2000;

export interface WebhookState {
  /** The endpoints, the oldest first. */
  readonly endpoints: readonly JsonObject[];
  readonly urls: ReadonlyMap<string, string>;
  /** The deliveries of the last 24 hours, the newest first. */
  readonly day: readonly Delivery[];
}

export function readWebhookState(workspace: Workspace): WebhookState {
  const session = startSession(workspace);
  const { deliveries } = readLog(session, {
    sinceMs: workspace.clock.now() - dayMs,
    beforeRow: null,
    count: deliveriesMax,
    matches: () => true,
  });
  const endpoints = readEndpointRecords(workspace);
  return { endpoints, urls: urlsOf(endpoints), day: deliveries };
}

/** The addresses of the endpoints, by id. */
export function urlsOf(endpoints: readonly JsonObject[]): ReadonlyMap<string, string> {
  return new Map(endpoints.map(({ id, url }) => [String(id), String(url)]));
}

/** True when the last attempt of a delivery has failed, even when another attempt follows. */
export function hasFailed({ status, attempts, log }: Delivery): boolean {
  return status === 'failed' || (status === 'pending' && attempts > 0 && log.length > 0);
}
