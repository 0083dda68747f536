/** Lists webhook endpoints for the owner, and changes them with the API's own operations, so that the same rules hold. */
import { actAsOwner } from '../../../core/api/act-as-owner.ts';
import { allRoutes } from '../../../core/api/routes/all-routes.ts';
import { endpointsMax } from '../../../core/events/endpoints/webhook-endpoints.ts';
import { recordEventTypes } from '../../../core/events/event-types.ts';
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { MadeSecret, ShownEndpoint } from '../../../pages/protocol.ts';
import type { CommandTable } from '../command.ts';
import { shownDelivery } from '../delivery-log.ts';
import { sendNow } from '../../triggers/send-now.ts';
import { deliveryDetail } from './delivery-commands.ts';
import { hasFailed, isRetrying, readWebhookState, type WebhookState } from '../webhook-state.ts';

type EndpointCommands = Pick<
  CommandTable,
  | 'list_endpoints'
  | 'create_endpoint'
  | 'update_endpoint'
  | 'delete_endpoint'
  | 'rotate_secret'
  | 'ping_endpoint'
>;

export const endpointCommands: EndpointCommands = {
  list_endpoints(workspace) {
    const state = readWebhookState(workspace);
    return {
      endpoints: state.endpoints.map((endpoint) => shownEndpoint(endpoint, state)),
      endpoints_max: endpointsMax,
      event_types: recordEventTypes,
    };
  },
  create_endpoint: (workspace, body) =>
    madeSecret(actAsOwner(workspace, allRoutes, 'createWebhookEndpoint', { body })),
  update_endpoint(workspace, { id, ...change }) {
    // Read before, because a read that fails afterwards would report a change that is done as failed.
    const state = readWebhookState(workspace);
    const changed = actAsOwner(workspace, allRoutes, 'updateWebhookEndpoint', { id, body: change });
    return shownEndpoint(changed as JsonObject, state);
  },
  delete_endpoint(workspace, { id }) {
    actAsOwner(workspace, allRoutes, 'deleteWebhookEndpoint', { id });
    return {};
  },
  rotate_secret: (workspace, { id, overlap_hours }) =>
    madeSecret(
      actAsOwner(workspace, allRoutes, 'rotateSecretWebhookEndpoint', { id, body: { overlap_hours } }),
    ),
  ping_endpoint(workspace, { id }) {
    const pinged = actAsOwner(workspace, allRoutes, 'pingWebhookEndpoint', { id }) as JsonObject;
    const isSent = sendNow(workspace.livemode);
    return { sent: isSent ? deliveryDetail(workspace, String(pinged.delivery_id)) : null };
  },
};

function madeSecret(answer: unknown): MadeSecret {
  return { secret: String((answer as JsonObject).secret) };
}

/** @param endpoint the endpoint's record without its secret */
function shownEndpoint(
  endpoint: JsonObject,
  { day, urls }: Pick<WebhookState, 'day' | 'urls'>,
): ShownEndpoint {
  const { id, url, description, event_types, status, disabled_reason, created_at } = endpoint;
  const own = day.filter(({ endpointId }) => endpointId === id);
  const tried = own.find(({ log }) => log.length > 0);
  const failed = own.filter(hasFailed).length;
  const retrying = own.filter(isRetrying).length;
  const succeeded = own.filter((delivery) => delivery.status === 'succeeded').length;
  const pending = own.filter((delivery) => delivery.status === 'pending' && !isRetrying(delivery)).length;
  return {
    id: String(id),
    url: String(url),
    description: typeof description === 'string' ? description : null,
    event_types: event_types as string[],
    status: status as ShownEndpoint['status'],
    disabled_reason: disabled_reason as ShownEndpoint['disabled_reason'],
    created_at: String(created_at),
    day: { succeeded, failed, retrying, pending },
    last_delivery: tried === undefined ? null : shownDelivery(tried, { urls }),
  };
}
