/** The routes that few requests ask for: they stand in the script that Code.js loads when one of them is used. */
import { creditNotes } from '../../resources/credit-notes.ts';
import { customers } from '../../resources/customers.ts';
import { resources } from '../../resources/index.ts';
import { payments } from '../../resources/payments.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Route } from '../operation.ts';
import { getApi, getMe } from '../operations/about.ts';
import { getBalance } from '../operations/balance.ts';
import { batch } from '../batch/batch.ts';
import { eventParameters, getEvent, listEvents } from '../operations/events.ts';
import '../../resources/late-rules.ts';
import { listOfInvoice } from '../operations/list-of-invoice.ts';
import { preview } from '../operations/preview.ts';
import { deleteTestData } from '../operations/test-data.ts';
import { isDeletable } from '../../records/delete-record.ts';
import { deleteOne } from '../operations/delete.ts';
import { einvoiceRoutes } from './einvoice-routes.ts';
import { emailRoutes } from './email-routes.ts';
import { printRoutes } from './print-routes.ts';
import { allListParameters, furtherRoutesOf } from './further-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { actionRoutes, pluralName, routes, routesOf, singular, writing } from './routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { workspaceRoutes } from './workspace-routes.ts';

const reading = {
  method: 'GET',
  resource: null,
  scopes: [],
  parameters: [],
  body: { kind: 'none' },
  answer: 'other',
  successStatus: 200,
} as const;

const collections = [
  ...resources.map(({ plural }) => plural),
  'events',
  'webhook_endpoints',
  'me',
  'workspace',
];

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

// Whoever clears the data changes every record of it.
const testDataRoute: Route = {
  ...reading,
  method: 'DELETE',
  path: '/test_data',
  operationId: 'clearTestData',
  scopes: resources.map(({ actionScope, plural }) => actionScope ?? `${plural}:update`),
  run: deleteTestData,
};

const invoiceLists: readonly Route[] = [payments, creditNotes].map((resource) => ({
  ...reading,
  resource,
  path: `/invoices/{id}/${resource.plural}`,
  operationId: `listInvoice${pluralName(resource)}`,
  scopes: [`${resource.plural}:read`],
  parameters: allListParameters(resource).filter((name) => name !== 'invoice_id'),
  answer: 'list',
  run: (call) => listOfInvoice(resource, call),
}));

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

/** The routes of resources that few requests ask for. */
const routesOfLate = routesOf(resources.filter(({ isLate }) => isLate === true)).filter(
  ({ body, resource }) => resource?.actionScope === undefined || body.kind === 'none',
);

const furtherRoutes = furtherRoutesOf([...routes, ...routesOfLate]);

export const backgroundRoutes: readonly Route[] = [
  ...resources.flatMap((resource) =>
    (resource.lateActions ?? []).flatMap((action) => actionRoutes(resource, action)),
  ),
  ...furtherRoutes,
  // A route that takes further parameters stands in place of the same one without.
  ...routesOfLate.filter(
    (route) => !furtherRoutes.some(({ operationId }) => operationId === route.operationId),
  ),
  ...resources.filter(({ actionScope }) => actionScope === undefined).map(batchOf),
  ...resources.filter(({ previews }) => previews === true).map(previewOf),
  ...resources.filter(isDeletable).map(deletion),
  ...invoiceLists,
  ...einvoiceRoutes,
  ...printRoutes,
  ...emailRoutes,
  ...reportRoutes,
  ...aboutRoutes,
  ...workspaceRoutes,
  balanceRoute,
  ...eventRoutes,
  ...webhookRoutes,
  testDataRoute,
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
