/** Finds the route that takes a request, among the usual routes first. */
import type { Refusal } from '../../errors/refusal.ts';
import { basePath } from '../base-path.ts';
import type { ApiRequest } from '../message.ts';
import type { Workspace } from '../../workspace.ts';
import type { Answer, Route } from '../operation.ts';
import type { Receipts } from '../receipt.ts';

interface Match {
  readonly route: Route;
  readonly id: string;
}

/** The routes of a script. */
export interface RouteTable {
  readonly usual: readonly Route[];
  /** Loads the routes that few requests ask for; called when no usual route takes the request. */
  loadRare(): readonly Route[];
  /** Answers a request for the page of a document; it loads what that needs. */
  hostedPage(workspace: Workspace, request: ApiRequest): Answer;
  /** The refusal of a request that no route takes. */
  refusalOfRoute(request: Pick<ApiRequest, 'method' | 'path'>): Refusal;
  /** Loads what restricts the answers to keys that may not read all records. */
  loadReceipts(): Receipts;
}

/**
 * Paths are compared with case; one trailing slash is ignored. A usual route that does not know all parameters gives way
 * to a rare one, which may know more.
 * @throws Refusal route_not_found, method_not_allowed
 */
export function matchRoute(
  { usual, loadRare, refusalOfRoute }: RouteTable,
  { method, path, query }: Pick<ApiRequest, 'method' | 'path' | 'query'>,
): Match {
  const takesMethod = ({ route }: Match): boolean => route.method === method;
  const knowsQuery = ({ route }: Match): boolean => query.every(([name]) => route.parameters.includes(name));
  const usualMatches = matchesOf(usual, path);
  const usualMatch = usualMatches.find(takesMethod);
  if (usualMatch !== undefined && knowsQuery(usualMatch)) return usualMatch;
  const rareMatches = matchesOf(loadRare(), path);
  const rareMatch = rareMatches.find(takesMethod) ?? usualMatch;
  if (rareMatch !== undefined) return rareMatch;
  throw refusalOfRoute({ method, path });
}

/** What has to be known of a route to find it. */
export type RoutePattern = Pick<Route, 'method' | 'path'>;

/** The routes at a path, by whatever method, each with the id in the path: empty for a path without one. */
export function matchesOf<R extends RoutePattern>(
  routes: readonly R[],
  path: string,
): { readonly route: R; readonly id: string }[] {
  const isBelow = path === basePath || path.startsWith(`${basePath}/`);
  // Nothing behind the base is the API itself.
  const below = isBelow ? path.slice(basePath.length).replace(/(.)\/$/, '$1') || '/' : '';
  return routes.flatMap((route) => {
    const id = matchPath(route.path, below);
    return id === null ? [] : [{ route, id }];
  });
}

// Returns the id in the path: empty for a path without one, null when the path is another.
function matchPath(pattern: string, path: string): string | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  let id = '';
  for (const [index, step] of wanted.entries()) {
    const actual = given[index] ?? '';
    if (step !== '{id}') {
      if (step !== actual) return null;
      continue;
    }
    if (actual === '') return null;
    id = actual;
  }
  return id;
}
