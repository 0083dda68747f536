/** All routes of the API, in the order in which they are documented. */
import type { Route } from '../operation.ts';
import { backgroundRoutes } from './background-routes.ts';
import { routes } from './routes.ts';

const byName = new Map([...routes, ...backgroundRoutes].map((route) => [route.operationId, route]));

/** Where a rare route is a usual one with more parameters, it stands in place of that. */
export const allRoutes: readonly Route[] = [...byName.values()];
