/** The routes that few requests ask for: they stand in the script that Code.js loads when one of them is used. */
import { customers } from '../../resources/customers.ts';
import { resources } from '../../resources/index.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Route } from '../operation.ts';
import { getApi, getMe } from '../operations/about.ts';
import { getBalance } from '../operations/balance.ts';
import { eventParameters, getEvent, listEvents } from '../operations/events.ts';
import { isDeletable } from '../../records/delete-record.ts';
import { deleteOne } from '../operations/delete.ts';
import { singular, writing } from './routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

const reading = {
  method: 'GET',
  resource: null,
  scope: null,
  parameters: [],
  body: { kind: 'none' },
  answer: 'other',
  successStatus: 200,
} as const;

const collections = [...resources.map(({ plural }) => plural), 'events', 'webhook_endpoints', 'me'];

const aboutRoutes: readonly Route[] = [
  { ...reading, path: '/', operationId: 'getApi', run: () => getApi(collections) },
  { ...reading, path: '/me', operationId: 'getMe', run: getMe },
];

const balanceRoute: Route = {
  ...reading,
  path: '/customers/{id}/balance',
  operationId: 'getCustomerBalance',
  scope: 'invoices:read',
  resource: customers,
  run: getBalance,
};

const eventRoutes: readonly Route[] = [
  {
    ...reading,
    path: '/events',
    operationId: 'listEvents',
    scope: 'events:read',
    parameters: eventParameters,
    run: listEvents,
  },
  { ...reading, path: '/events/{id}', operationId: 'getEvent', scope: 'events:read', run: getEvent },
];

export const rareRoutes: readonly Route[] = [
  ...resources.filter(isDeletable).map(deletion),
  ...aboutRoutes,
  balanceRoute,
  ...eventRoutes,
  ...webhookRoutes,
];

function deletion(resource: Resource): Route {
  return {
    ...writing(resource),
    method: 'DELETE',
    path: `/${resource.plural}/{id}`,
    operationId: `delete${singular(resource)}`,
    answer: 'deleted',
    run: (call) => deleteOne(resource, call),
  };
}
