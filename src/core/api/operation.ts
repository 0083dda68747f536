/** What an operation is given and what it answers. */
import type { ApiKey } from '../access/api-key.ts';
import type { Scope } from '../access/scopes.ts';
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
  /** The parsed body; undefined when the route takes none. */
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1`, for example `/invoices/{id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly scope: Scope;
  readonly resource: Resource;
  /** Names of the query parameters. */
  readonly parameters: readonly string[];
  readonly successStatus: number;
  readonly run: (call: Call) => Answer;
}
