/** The routes that few requests ask for: they stand in the script that Code.js loads when one of them is used. */
import { customers } from '../../resources/customers.ts';
import { resources } from '../../resources/index.ts';
import { payments } from '../../resources/payments.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Route } from '../operation.ts';
import { getApi, getMe } from '../operations/about.ts';
import { getBalance } from '../operations/balance.ts';
import { batch } from '../batch/batch.ts';
import { eventParameters, getEvent, listEvents } from '../operations/events.ts';
import { listParameters } from '../lists/list-parameters.ts';
import { listInvoicePayments } from '../operations/list-invoice-payments.ts';
import { preview } from '../operations/preview.ts';
import { isDeletable } from '../../records/delete-record.ts';
import { deleteOne } from '../operations/delete.ts';
import { invoicePaymentsPath } from './payment-route.ts';
import { singular, writing } from './routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

const reading = {
  method: 'GET',
  resource: null,
  scopes: [],
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
  scopes: ['invoices:read'],
  resource: customers,
  run: getBalance,
};

const invoicePaymentsRoute: Route = {
  ...reading,
  resource: payments,
  path: invoicePaymentsPath,
  operationId: 'listInvoicePayments',
  scopes: ['payments:read'],
  parameters: listParameters(payments).filter((name) => name !== 'invoice_id'),
  answer: 'list',
  run: listInvoicePayments,
};

const eventRoutes: readonly Route[] = [
  {
    ...reading,
    path: '/events',
    operationId: 'listEvents',
    scopes: ['events:read'],
    parameters: eventParameters,
    run: listEvents,
  },
  { ...reading, path: '/events/{id}', operationId: 'getEvent', scopes: ['events:read'], run: getEvent },
];

export const rareRoutes: readonly Route[] = [
  ...resources.map(batchOf),
  ...resources.filter(({ previews }) => previews === true).map(previewOf),
  ...resources.filter(isDeletable).map(deletion),
  invoicePaymentsRoute,
  ...aboutRoutes,
  balanceRoute,
  ...eventRoutes,
  ...webhookRoutes,
];

function batchOf(resource: Resource): Route {
  return {
    ...writing(resource, 'create'),
    method: 'POST',
    path: `/${resource.plural}/batch`,
    operationId: `create${singular(resource)}Batch`,
    body: { kind: 'batch' },
    answer: 'batch',
    successStatus: 201,
    run: (call) => batch(resource, call),
  };
}

function previewOf(resource: Resource): Route {
  return {
    ...writing(resource, 'create'),
    method: 'POST',
    path: `/${resource.plural}/preview`,
    operationId: `preview${singular(resource)}`,
    body: { kind: 'create' },
    answer: 'other',
    run: (call) => preview(resource, call),
  };
}

function deletion(resource: Resource): Route {
  return {
    ...writing(resource, 'update'),
    method: 'DELETE',
    path: `/${resource.plural}/{id}`,
    operationId: `delete${singular(resource)}`,
    answer: 'deleted',
    run: (call) => deleteOne(resource, call),
  };
}
