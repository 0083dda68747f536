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
const OPEN_PATH = /^\/(health|openapi\.json)\/?$/;
const API_PATH = /^\/api\/v1(\/.*)?$/;

/** The target of a path; whatever is not named is meant for the only workspace. */
export function findRouteTarget(pathname: string): RouteTarget {
  const [, prefix = '', workspace = null, path = pathname] = NAMED.exec(pathname) ?? [];
  return { workspace, prefix, path };
}

/** Whether the path is answered to everyone, without a key. */
export function isOpenPath(path: string): boolean {
  return OPEN_PATH.test(path);
}

/** Whether the path is under the API's version, where the workspace alone knows what there is. */
export function isApiPath(path: string): boolean {
  return API_PATH.test(path);
}
