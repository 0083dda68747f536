/** All routes of the API, in the order in which they are documented. */
import type { Route } from '../operation.ts';
import { rareRoutes } from './rare-routes.ts';
import { routes } from './routes.ts';

export const allRoutes: readonly Route[] = [...routes, ...rareRoutes];
