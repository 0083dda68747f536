/** Lists the webhook endpoints, with how their deliveries of the last 24 hours fared. */
import { endpointsMax } from '../../../core/events/endpoints/webhook-endpoints.ts';
import { recordEventTypes } from '../../../core/events/event-types.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { EndpointList } from '../../../pages/protocol.ts';
import { shownEndpoint } from '../shown-endpoint.ts';
import { readWebhookState } from '../webhook-state.ts';

export function listEndpoints(workspace: Workspace): EndpointList {
  const state = readWebhookState(workspace);
  return {
    endpoints: state.endpoints.map((endpoint) => shownEndpoint(endpoint, state)),
    endpoints_max: endpointsMax,
    event_types: recordEventTypes,
  };
}
