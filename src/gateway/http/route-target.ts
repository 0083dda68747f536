/** Finds the workspace and the path of the API in the path of a request. */
/** The workspace and the path of a request. */
export interface RouteTarget {
  /** The name in the path, valid or not; null for the workspace without a name. */
  readonly workspace: string | null;
  /** The part before the path of the API, for example `/w/acme`; empty without a name. */
  readonly prefix: string;
  /** The path that the API sees, for example `/api/v1/invoices`. */
  readonly path: string;
}

const NAMED = /^(\/w\/([^/]+))(\/.*)$/;
const OPEN_PATH = /^\/(health|openapi\.json)\/?$/;
const API_PATH = /^\/api\/v1(\/.*)?$/;

/** The target of a path. A path without a name belongs to the workspace without a name. */
export function findRouteTarget(pathname: string): RouteTarget {
  const [, prefix = '', workspace = null, path = pathname] = NAMED.exec(pathname) ?? [];
  return { workspace, prefix, path };
}

/** True when the path needs no key. */
export function isOpenPath(path: string): boolean {
  return OPEN_PATH.test(path);
}

/** True when the path is a link to the page of a document, or would be one. */
export function isPagePath(path: string): boolean {
  return path.startsWith('/d/');
}

const MCP_PATH = /^\/mcp\/?$/;

/** True when agents send their messages to the path. */
export function isMcpPath(path: string): boolean {
  return MCP_PATH.test(path);
}

/** True when the path is under `/api/v1`, where only the workspace knows which paths exist. */
export function isApiPath(path: string): boolean {
  return API_PATH.test(path);
}

// Only characters that a path, a KV key and a log line hold unescaped; 63 characters as in a DNS label.
const WORKSPACE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;

/** True when a workspace can have this name. The gateway looks up no others. */
export function isWorkspaceName(name: string): boolean {
  return WORKSPACE_NAME.test(name);
}
