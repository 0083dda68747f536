/** The types of the webhook commands between the pages and the script. */

export interface EndpointList {
  readonly endpoints: readonly ShownEndpoint[];
  /** The maximum number of endpoints. */
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
  readonly day: {
    readonly succeeded: number;
    readonly failed: number;
    readonly retrying: number;
    readonly pending: number;
  };
  /** The newest of them with an attempt. */
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
  /** Shown only once. */
  readonly secret: string;
}

export interface DeliveryFilter {
  /** Null for all. */
  readonly endpoint_id: string | null;
  readonly event_type: string | null;
  readonly result: 'succeeded' | 'pending' | 'retrying' | 'failed' | null;
  /** The number of hours to look back. */
  readonly hours: number;
  /** `next` of the previous page; null for the first page. */
  readonly before_row: number | null;
}

export interface DeliveryList {
  /** The newest first. */
  readonly deliveries: readonly ShownDelivery[];
  /** Null on the last page. */
  readonly next: number | null;
}

export interface ShownDelivery {
  readonly id: string;
  readonly endpoint_id: string;
  /** The current URL of the endpoint; null when it is deleted. */
  readonly url: string | null;
  readonly event_id: string;
  readonly event_type: string;
  /** What the event is about: a number or a name, and the customer; empty when nobody knows any more. */
  readonly record: string;
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
  /** The beginning of the receiver's answer. */
  readonly response: string | null;
}

/** What came of a test event: its delivery; null while other work keeps it waiting for the next minute. */
export interface PingResult {
  readonly sent: DeliveryDetail | null;
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
  /** The `since` of the next call; null when there is no more. */
  readonly next_since: string | null;
}
