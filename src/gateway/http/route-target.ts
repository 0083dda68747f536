/** Decides which workspace and which path of the API a request means. */

/** A request that belongs to a workspace. */
export interface RouteTarget {
  /** As it stands in the path, valid or not; null for the one workspace of a gateway without names. */
  readonly workspace: string | null;
  /** What stands before the path of the API, for example `/w/acme`; empty without a name. */
  readonly prefix: string;
  /** The path that the API sees, for example `/api/v1/invoices`. */
  readonly path: string;
}

const NAMED = /^(\/w\/([^/]+))(\/.*)$/;
// Everything under the version goes to the workspace, which alone knows what it has and who may ask.
const API_PATH = /^(\/api\/v1(\/.*)?|\/(health|openapi\.json)\/?)$/;

/** The target of a path, or null when it belongs to no workspace. */
export function findRouteTarget(pathname: string): RouteTarget | null {
  const [, prefix = '', workspace = null, rest = pathname] = NAMED.exec(pathname) ?? [];
  return API_PATH.test(rest) ? { workspace, prefix, path: rest } : null;
}
