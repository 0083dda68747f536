/** Makes of committed events the deliveries to the endpoints that have chosen them. */
import { eventsOf, type StoredEvent } from '../store/journal/read-events.ts';
import type { JournalEntry } from '../store/journal/journal-entry.ts';
import type { Digest } from '../workspace.ts';
import { type Delivery, newDelivery } from './deliveries/delivery.ts';
import type { Endpoint } from './endpoints/endpoint-table.ts';
import { isChosen, pingType } from './event-types.ts';

/** True when the endpoint is to be told of the event: it was there before, and has chosen its type. */
export function isMeant(endpoint: Endpoint, event: StoredEvent): boolean {
  if (!endpoint.isEnabled || !(endpoint.createdAt < event.timestamp)) return false;
  return event.type === pingType
    ? event.resourceId === endpoint.id
    : isChosen(endpoint.eventTypes, event.type);
}

/** The deliveries that entries lead to, whether they are there already or not: doing it again makes the same ones. */
export function fanOut(
  digest: Digest,
  entries: readonly JournalEntry[],
  endpoints: readonly Endpoint[],
  nowMs: number,
): Delivery[] {
  return entries
    .flatMap(eventsOf)
    .flatMap((event) =>
      endpoints
        .filter((endpoint) => isMeant(endpoint, event))
        .map((endpoint) => newDelivery(digest, event, endpoint.id, nowMs)),
    );
}
