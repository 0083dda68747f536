/** Finds the route that takes a request, among the usual routes first. */
import type { Background } from '../../background.ts';
import { basePath } from '../base-path.ts';
import type { ApiRequest } from '../message.ts';
import type { Route } from '../operation.ts';

interface Match {
  readonly route: Route;
  readonly id: string;
}

/**
 * Paths are compared with case; one trailing slash is ignored. A usual route that does not know all parameters gives way
 * to one that is loaded, which may know more.
 * @param background loads the other routes; called when no usual route takes the request
 * @throws Refusal route_not_found, method_not_allowed
 */
export function matchRoute(
  usual: readonly Route[],
  { method, path, query }: Pick<ApiRequest, 'method' | 'path' | 'query'>,
  background: () => Pick<Background, 'routes' | 'refusalOfRoute'>,
): Match {
  const takesMethod = ({ route }: Match): boolean => route.method === method;
  const knowsQuery = ({ route }: Match): boolean => query.every(([name]) => route.parameters.includes(name));
  const usualMatch = matchesOf(usual, path).find(takesMethod);
  if (usualMatch !== undefined && knowsQuery(usualMatch)) return usualMatch;
  const { routes, refusalOfRoute } = background();
  const match = matchesOf(routes(), path).find(takesMethod) ?? usualMatch;
  if (match !== undefined) return match;
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
