/** The routes of webhook endpoints and their deliveries, which no billing request needs. */
import { webhookEndpoints } from '../../events/endpoints/webhook-endpoints.ts';
import { resources } from '../../resources/index.ts';
import { remove } from '../operations/remove.ts';
import { update } from '../operations/update.ts';
import { listDeliveries, resendDelivery } from '../webhooks/delivery-operations.ts';
import {
  createEndpoint,
  getEndpoint,
  listEndpoints,
  pingEndpoint,
  rotateSecret,
} from '../webhooks/endpoint-operations.ts';
import { endpointsOf } from '../webhooks/endpoints-of.ts';
import { recover, recoveryFields } from '../webhooks/recover.ts';
const scope = 'webhooks:manage';
const paged = ['limit', 'cursor'];
const all = '/webhook_endpoints';
const one = `${all}/{id}`;
const reading = {
  method: 'GET',
  scope,
  resource: webhookEndpoints,
  parameters: [],
  body: { kind: 'none' },
  answer: 'record',
  successStatus: 200,
};
const acting = { ...reading, method: 'POST' };
export const webhookRoutes = [
  {
    ...reading,
    path: all,
    operationId: 'listWebhookEndpoints',
    parameters: paged,
    answer: 'list',
    run: listEndpoints,
  },
  {
    ...acting,
    path: all,
    operationId: 'createWebhookEndpoint',
    body: { kind: 'create' },
    successStatus: 201,
    run: (call) => createEndpoint(resources, call),
  },
  { ...reading, path: one, operationId: 'getWebhookEndpoint', run: getEndpoint },
  {
    ...reading,
    method: 'PATCH',
    path: one,
    operationId: 'updateWebhookEndpoint',
    body: { kind: 'update' },
    run: (call) => update(endpointsOf(call), resources, call),
  },
  {
    ...reading,
    method: 'DELETE',
    path: one,
    operationId: 'deleteWebhookEndpoint',
    answer: 'deleted',
    run: (call) => remove(endpointsOf(call), resources, call),
  },
  {
    ...acting,
    path: `${one}/ping`,
    operationId: 'pingWebhookEndpoint',
    body: { kind: 'action', fields: fieldsOf('ping') },
    run: (call) => pingEndpoint(resources, call),
  },
  {
    ...acting,
    path: `${one}/rotate_secret`,
    operationId: 'rotateSecretWebhookEndpoint',
    body: { kind: 'action', fields: fieldsOf('rotate_secret') },
    run: (call) => rotateSecret(resources, call),
  },
  {
    ...acting,
    path: `${one}/recover`,
    operationId: 'recoverWebhookEndpoint',
    body: { kind: 'action', fields: recoveryFields },
    answer: 'other',
    run: (call) => recover(resources, call),
  },
  {
    ...reading,
    path: `${one}/deliveries`,
    operationId: 'listDeliveries',
    parameters: paged,
    answer: 'other',
    run: listDeliveries,
  },
  {
    ...acting,
    path: '/deliveries/{id}/resend',
    operationId: 'resendDelivery',
    resource: null,
    answer: 'other',
    run: resendDelivery,
  },
];
function fieldsOf(name) {
  return webhookEndpoints.actions?.find((action) => action.name === name)?.fields ?? {};
}
