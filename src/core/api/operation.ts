/** What an operation is given and what it answers. */
import type { ApiKey } from '../access/api-key.ts';
import type { Scope } from '../access/scopes.ts';
import type { Fields } from '../schema/field.ts';
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import type { ApiRequest } from './message.ts';

/** A request that has been let in and understood so far that its operation can run. */
export interface Call {
  readonly session: Session;
  readonly key: ApiKey;
  readonly request: ApiRequest;
  /** The id in the path, empty when the route has none. */
  readonly id: string;
  /** Query parameters by name, each known to the route and given once. */
  readonly query: Readonly<Record<string, string>>;
  /** The parsed body; undefined when there is none. */
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type RouteMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a route's body is: a record's content, changes of it, fields of its own that may all be left out, or nothing. */
type RouteBody =
  | { readonly kind: 'create' }
  | { readonly kind: 'update' }
  | { readonly kind: 'action'; readonly fields: Fields }
  | { readonly kind: 'none' };

/** What a route's successful answer shows. */
type RouteAnswer = 'record' | 'list' | 'deleted' | 'other';

export interface Route {
  readonly method: RouteMethod;
  /** Below `/api/v1`, for example `/invoices/{id}`. */
  readonly path: string;
  readonly operationId: string;
  /** Null: any key will do. */
  readonly scope: Scope | null;
  /** What the path is about; null when that is no kind of record. */
  readonly resource: Resource | null;
  /** What the answer shows, when it is another resource's record. */
  readonly answers?: Resource;
  readonly body: RouteBody;
  readonly answer: RouteAnswer;
  /** Names of the query parameters. */
  readonly parameters: readonly string[];
  readonly successStatus: number;
  readonly run: (call: Call) => Answer;
}
