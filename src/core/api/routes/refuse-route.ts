/** The refusal of a request that no route takes: it names what the path supports, or which collection was meant. */
import { Refusal } from '../../errors/refusal.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import { basePath } from '../base-path.ts';
import type { ApiRequest } from '../message.ts';
import { matchesOf, type RoutePattern } from './match-route.ts';

type Asked = Pick<ApiRequest, 'method' | 'path'>;

/** The refusal of a request that none of all routes takes; null where one does. */
export function refuseRoute(all: readonly RoutePattern[], { method, path }: Asked): Refusal | null {
  const methods = matchesOf(all, path).map(({ route }) => String(route.method));
  if (methods.length === 0)
    return new Refusal('route_not_found', `There is nothing at ${path}.${nearestCollection(all, path)}`);
  return methods.includes(method) ? null : methodNotAllowed(method, path, methods);
}

/** The refusal of a method at a path that supports others; HEAD goes wherever GET does. */
export function methodNotAllowed(method: string, path: string, methods: readonly string[]): Refusal {
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])].join(', ');
  return new Refusal('method_not_allowed', `${path} does not support ${method}. It supports ${allow}.`, {
    headers: { Allow: allow },
  });
}

function nearestCollection(all: readonly RoutePattern[], path: string): string {
  const known = [...new Set(all.map((route) => route.path.split('/')[1] ?? ''))];
  const [, name = ''] = path.startsWith(`${basePath}/`) ? path.slice(basePath.length).split('/') : [];
  const near = known.includes(name) ? null : nearestName(name, known);
  return near === null ? '' : ` Did you mean ${basePath}/${near}?`;
}
