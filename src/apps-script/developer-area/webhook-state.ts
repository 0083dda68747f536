/** Reads the endpoints and the deliveries of the last 24 hours that the owner is shown. */
import { readEndpointRecords } from '../../core/events/endpoints/endpoint-table.ts';
import type { Delivery } from '../../core/events/deliveries/delivery.ts';
import type { JsonObject } from '../../core/schema/represent.ts';
import { startSession } from '../../core/store/open-session.ts';
import type { Workspace } from '../../core/workspace.ts';
import { readLog } from './delivery-log.ts';

const dayMs = 86_400_000;

// A busy day is summed up from its newest deliveries.
const deliveriesMax = 2000;

export interface WebhookState {
  /** The oldest first. */
  readonly endpoints: readonly JsonObject[];
  readonly urls: ReadonlyMap<string, string>;
  /** Those of the last 24 hours, the newest first. */
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

/** The addresses of endpoints by id. */
export function urlsOf(endpoints: readonly JsonObject[]): ReadonlyMap<string, string> {
  return new Map(endpoints.map(({ id, url }) => [String(id), String(url)]));
}

/** True when the last attempt of a delivery has failed, whether or not there will be another. */
export function hasFailed({ status, attempts, log }: Delivery): boolean {
  return status === 'failed' || (status === 'pending' && attempts > 0 && log.length > 0);
}
