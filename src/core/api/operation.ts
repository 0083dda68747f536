/** Declares routes, and the input and the answer of their operations. */
import type { ApiKey } from '../access/api-key.ts';
import type { Scope } from '../access/scopes.ts';
import type { Fields } from '../schema/field.ts';
import type { Resource } from '../schema/resource.ts';
import type { May } from '../schema/transaction.ts';
import type { Session } from '../store/session.ts';
import type { Write } from '../store/transaction/commit-writes.ts';
import type { ApiRequest } from './message.ts';

/** A request that has passed every check that comes before its operation. */
export interface Call {
  readonly session: Session;
  readonly key: ApiKey;
  /** What the scopes of the key allow. */
  readonly may: May;
  readonly request: ApiRequest;
  /** The id of the request, which problems name. */
  readonly requestId: string;
  /** The id in the path, empty when the route has none. */
  readonly id: string;
  /** Query parameters by name, each known to the route and given once. */
  readonly query: Readonly<Record<string, string>>;
  /** The parsed body; undefined when there is none. */
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  /** JSON text; of an answer that is no JSON a JSON string, with its `Content-Type` in the headers. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Says that the JSON string of the body is bytes in Base64. */
  readonly encoding?: 'base64';
}

type RouteMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * The body of a route: a record's content, the contents of several, changes of a record, fields of the route's own that
 * may all be left out, or nothing.
 */
type RouteBody =
  | { readonly kind: 'create' }
  | { readonly kind: 'batch' }
  | { readonly kind: 'update' }
  | { readonly kind: 'action'; readonly fields: Fields }
  | { readonly kind: 'none' };

/** The content of a route's successful answer. */
type RouteAnswer = 'record' | 'batch' | 'list' | 'deleted' | 'other';

/** A route has one operation: `write`, when it is one write, which can be committed together with others, or `run`. */
export interface Route {
  readonly method: RouteMethod;
  /** Below `/api/v1`, for example `/invoices/{id}`. */
  readonly path: string;
  readonly operationId: string;
  /** The scopes that a key needs, all of them; none when every key may use the route. */
  readonly scopes: readonly Scope[];
  /** The resource that the path is about; null when it is about none. */
  readonly resource: Resource | null;
  /** The resource whose record the answer shows, when it is another one. */
  readonly answers?: Resource;
  readonly body: RouteBody;
  readonly answer: RouteAnswer;
  /** The media type of a successful answer that is no JSON. */
  readonly mediaType?: 'application/xml' | 'text/html' | 'application/pdf';
  /** The media type that `format` can ask for beside JSON. */
  readonly alsoAs?: 'text/csv';
  /** Names of the query parameters. */
  readonly parameters: readonly string[];
  readonly successStatus: number;
  readonly write?: (call: Call) => Write;
  readonly run?: (call: Call) => Answer;
}
