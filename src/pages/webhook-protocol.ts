/** What the pages are told of webhooks: the types that both sides share, and nothing that runs. */

export interface EndpointList {
  readonly endpoints: readonly ShownEndpoint[];
  /** How many there can be. */
  readonly endpoints_max: number;
  readonly event_types: readonly string[];
}

export interface ShownEndpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  /** Types, patterns such as `invoice.*`, or `*`. */
  readonly event_types: readonly string[];
  readonly status: 'enabled' | 'disabled';
  readonly disabled_reason: 'requested' | 'gone' | 'failing' | null;
  readonly created_at: string;
  /** Deliveries of the last 24 hours. */
  readonly day: { readonly succeeded: number; readonly failed: number; readonly pending: number };
  /** The newest of them that was tried. */
  readonly last_delivery: ShownDelivery | null;
}

export interface EndpointWish {
  readonly url: string;
  readonly description: string;
  readonly event_types: readonly string[];
}

export interface EndpointChange extends EndpointWish {
  readonly status: 'enabled' | 'disabled';
}

export interface MadeSecret {
  /** Shown this once. */
  readonly secret: string;
}

export interface DeliveryFilter {
  /** Null for all. */
  readonly endpoint_id: string | null;
  readonly event_type: string | null;
  readonly result: 'succeeded' | 'pending' | 'failed' | null;
  /** The last hours that are looked at. */
  readonly hours: number;
  /** Where the list goes on: `next` of the page before. */
  readonly before_row: number | null;
}

export interface DeliveryList {
  /** The newest first. */
  readonly deliveries: readonly ShownDelivery[];
  /** Null when all were looked at. */
  readonly next: number | null;
}

export interface ShownDelivery {
  readonly id: string;
  readonly endpoint_id: string;
  /** What the endpoint is now; null when it is deleted. */
  readonly url: string | null;
  readonly event_id: string;
  readonly event_type: string;
  /** `canceled`: its endpoint was deleted or disabled. */
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  readonly attempts: number;
  readonly attempts_max: number;
  readonly created_at: string;
  readonly next_attempt_at: string | null;
  /** The latest attempt. */
  readonly last: ShownAttempt | null;
}

export interface ShownAttempt {
  readonly attempt: number;
  readonly at: string;
  readonly status_code: number | null;
  readonly error: string | null;
  readonly duration_ms: number;
  /** The beginning of what the receiver answered. */
  readonly response: string | null;
}

export interface DeliveryDetail {
  readonly delivery: ShownDelivery;
  /** The latest first. */
  readonly attempts: readonly ShownAttempt[];
  /** The body that is sent, as JSON text; null when the event is older than 30 days. */
  readonly body: string | null;
}

export interface Recovered {
  readonly delivery_count: number;
  /** Where to go on, null when all was looked at. */
  readonly next_since: string | null;
}
