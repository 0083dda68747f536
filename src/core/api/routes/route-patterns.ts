/** The methods and paths of all routes, for the gateway. The build puts their value in place of this module. */
import { allRoutes } from './all-routes.ts';
import type { RoutePattern } from './match-route.ts';

export const routePatterns: readonly RoutePattern[] = allRoutes.map(({ method, path }) => ({ method, path }));
