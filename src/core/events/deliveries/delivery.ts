/** Defines a delivery: one event on its way to one endpoint. */
import type { Digest } from '../../workspace.ts';
import { isTestId, newRecordId, sequenceOf, timeOf } from '../../schema/record-id.ts';

/** `pending` is tried until it succeeds, has failed for the last time, or is canceled because its endpoint is gone. */
export type DeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

export interface Delivery {
  /**
   * The id is derived from the event and the endpoint, so that every run that makes this delivery gives it the same id.
   */
  readonly id: string;
  readonly endpointId: string;
  /**
   * The time at which it is to be sent, in milliseconds since the Unix epoch; null when it is not to be sent. While a
   * run is sending it, its lease ends at this time, and then others may send it.
   */
  readonly dueMs: number | null;
  /** How many attempts have begun. */
  readonly attempts: number;
  readonly status: DeliveryStatus;
  /** The latest attempts, oldest first. */
  readonly log: readonly LoggedAttempt[];
  readonly eventId: string;
  readonly eventType: string;
  /** The journal entry that holds the event. */
  readonly transaction: number;
  /** RFC 3339. */
  readonly createdAt: string;
}

export interface LoggedAttempt {
  readonly attempt: number;
  /** RFC 3339: when it began. */
  readonly at: string;
  /** Null when there was no answer. */
  readonly status_code: number | null;
  /** The reason why there was no answer, null when there was one. */
  readonly error: string | null;
  readonly duration_ms: number;
  /** The beginning of the answer: text from outside that must not be trusted. */
  readonly response: string | null;
}

export const deliveryPrefix = 'dlv';

/** The id of the delivery of an event to an endpoint, also before it is scheduled. */
export function deliveryIdOf({ sha256Hex }: Digest, eventId: string, endpointId: string): string {
  const digits = sha256Hex(`${eventId}.${endpointId}`);
  const transaction = sequenceOf(eventId, 'evt') ?? 0;
  return newRecordId(deliveryPrefix, timeOf(eventId), transaction, digits, !isTestId(eventId));
}

/** A delivery before its first attempt. */
export function newDelivery(
  digest: Digest,
  event: { readonly id: string; readonly type: string },
  endpointId: string,
  nowMs: number,
): Delivery {
  return {
    id: deliveryIdOf(digest, event.id, endpointId),
    endpointId,
    dueMs: nowMs,
    attempts: 0,
    status: 'pending',
    log: [],
    eventId: event.id,
    eventType: event.type,
    transaction: sequenceOf(event.id, 'evt') ?? 0,
    // The machine that stored the event may be ahead of this one, and nothing is delivered before it happens.
    createdAt: new Date(Math.max(nowMs, timeOf(event.id))).toISOString(),
  };
}
