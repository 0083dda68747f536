/** The routes of webhook endpoints and their deliveries, which no billing request needs. */
import { startEveryMinute } from '../../events/cadence.ts';
import { webhookEndpoints } from '../../events/endpoints/webhook-endpoints.ts';
import type { Action } from '../../schema/action.ts';
import type { Fields } from '../../schema/field.ts';
import type { Answer, Call, Route } from '../operation.ts';
import { deleteOne } from '../operations/delete.ts';
import { changeOf, runWrite } from '../operations/write.ts';
import { getDelivery, listDeliveries, resendDelivery } from '../webhooks/delivery-operations.ts';
import {
  createEndpoint,
  endpointsOf,
  getEndpoint,
  listEndpoints,
  pingEndpoint,
  rotateSecret,
} from '../webhooks/endpoint-operations.ts';
import { recover, recoveryFields } from '../webhooks/recover.ts';

const scopes = ['webhooks:manage'];
const paged = ['limit', 'cursor'];
const all = '/webhook_endpoints';
const one = `${all}/{id}`;

const reading = {
  method: 'GET',
  scopes,
  resource: webhookEndpoints,
  parameters: [],
  body: { kind: 'none' },
  answer: 'record',
  successStatus: 200,
} as const;

const acting = { ...reading, method: 'POST' } as const;

export const webhookRoutes: readonly Route[] = [
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
    run: thenEveryMinute(createEndpoint),
  },
  { ...reading, path: one, operationId: 'getWebhookEndpoint', run: getEndpoint },
  {
    ...reading,
    method: 'PATCH',
    path: one,
    operationId: 'updateWebhookEndpoint',
    body: { kind: 'update' },
    run: thenEveryMinute((call) => runWrite(call, changeOf(endpointsOf(call), call))),
  },
  {
    ...reading,
    method: 'DELETE',
    path: one,
    operationId: 'deleteWebhookEndpoint',
    answer: 'deleted',
    run: (call) => deleteOne(endpointsOf(call), call),
  },
  {
    ...acting,
    path: `${one}/ping`,
    operationId: 'pingWebhookEndpoint',
    body: { kind: 'action', fields: fieldsOf('ping') },
    answer: 'other',
    run: thenEveryMinute(pingEndpoint),
  },
  {
    ...acting,
    path: `${one}/rotate_secret`,
    operationId: 'rotateSecretWebhookEndpoint',
    body: { kind: 'action', fields: fieldsOf('rotate_secret') },
    run: thenEveryMinute(rotateSecret),
  },
  {
    ...acting,
    path: `${one}/recover`,
    operationId: 'recoverWebhookEndpoint',
    body: { kind: 'action', fields: recoveryFields },
    answer: 'other',
    run: recover,
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
    ...reading,
    path: '/deliveries/{id}',
    operationId: 'getDelivery',
    resource: null,
    answer: 'other',
    run: getDelivery,
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

// An endpoint that is enabled is sent to every minute from now on. Each of these operations makes sure of that, so that one
// that Google has refused to follow is made good by the next.
function thenEveryMinute(run: (call: Call) => Answer): typeof run {
  return (call) => {
    const answer = run(call);
    const { status } = JSON.parse(answer.body) as { readonly status?: unknown };
    if (status === 'enabled') startEveryMinute(call.session.workspace);
    return answer;
  };
}

function fieldsOf(name: string): Fields {
  return webhookEndpoints.actions?.find((action: Action) => action.name === name)?.fields ?? {};
}
