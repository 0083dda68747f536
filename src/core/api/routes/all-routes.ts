/** All routes there are: those of billing, and those that are kept out of its way. */
import { resources } from '../../resources/index.ts';
import { aboutRoutes } from './about-routes.ts';
import { balanceRoutes } from './balance-routes.ts';
import { eventRoutes } from './event-routes.ts';
import type { Route } from '../operation.ts';
import { removalRoutesOf } from './delete-routes.ts';
import { routes } from './routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

export const allRoutes: readonly Route[] = [
  ...routes,
  ...removalRoutesOf(resources),
  ...aboutRoutes(resources),
  ...balanceRoutes,
  ...eventRoutes,
  ...webhookRoutes,
];
