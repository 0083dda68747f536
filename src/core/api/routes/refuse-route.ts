/** The refusal of a request that no route takes: it names what the path supports, or which collection was meant. */
import { Refusal } from '../../errors/refusal.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import { basePath } from '../base-path.ts';
import { allRoutes } from './all-routes.ts';

/** @param methods those that the path supports, none for a path at which there is nothing; HEAD goes wherever GET does */
export function refusalOfRoute(method: string, path: string, methods: readonly string[]): Refusal {
  if (methods.length === 0)
    return new Refusal('route_not_found', `There is nothing at ${path}.${nearestCollection(path)}`);
  const allow = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])].join(', ');
  return new Refusal('method_not_allowed', `${path} does not support ${method}. It supports ${allow}.`, {
    headers: { Allow: allow },
  });
}

function nearestCollection(path: string): string {
  const known = [...new Set(allRoutes.map((route) => route.path.split('/')[1] ?? ''))];
  const [, name = ''] = path.startsWith(`${basePath}/`) ? path.slice(basePath.length).split('/') : [];
  const near = known.includes(name) ? null : nearestName(name, known);
  return near === null ? '' : ` Did you mean ${basePath}/${near}?`;
}
