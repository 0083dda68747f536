/** Finds the route of a request. */
import { Refusal } from '../../errors/refusal.ts';
import { basePath } from '../base-path.ts';
import type { ApiRequest } from '../message.ts';
import type { Route } from '../operation.ts';

export interface Match {
  readonly route: Route;
  readonly id: string;
}

/**
 * Paths are compared with case; one trailing slash is ignored.
 * @throws Refusal route_not_found, method_not_allowed
 */
export function matchRoute(routes: readonly Route[], method: string, path: string): Match {
  const matches = matchesOf(routes, path);
  if (matches.length === 0) throw new Refusal('route_not_found', `There is nothing at ${path}.`);
  const match = matches.find(({ route }) => route.method === method);
  if (match !== undefined) return match;
  const methods = matches.map(({ route }) => route.method);
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
  throw new Refusal('method_not_allowed', `${path} does not take ${method}. It takes ${allow}.`, {
    headers: { Allow: allow },
  });
}

/** True when one of these routes takes the request. */
export function isRouted(routes: readonly Route[], { method, path }: ApiRequest): boolean {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return matchesOf(routes, path).some(({ route }) => route.method === wanted);
}

function matchesOf(routes: readonly Route[], path: string): Match[] {
  const isBelow = path === basePath || path.startsWith(`${basePath}/`);
  // Nothing behind the base is the API itself.
  const below = isBelow ? path.slice(basePath.length).replace(/(.)\/$/, '$1') || '/' : '';
  return routes.flatMap((route): Match[] => {
    const id = matchPath(route.path, below);
    return id === null ? [] : [{ route, id }];
  });
}

// The id in the path, empty for a path without one, null when the path is another.
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
