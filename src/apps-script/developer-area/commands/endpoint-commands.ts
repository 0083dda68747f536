/** Changes webhook endpoints by the operations of the API, and so by its rules. */
import { actAsOwner } from '../../../core/api/act-as-owner.ts';
import { allRoutes } from '../../../core/api/routes/all-routes.ts';
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { MadeSecret, ShownEndpoint } from '../../../pages/protocol.ts';
import type { CommandTable } from '../command.ts';
import { shownEndpoint } from '../shown-endpoint.ts';
import { readWebhookState } from '../webhook-state.ts';

type EndpointCommands = Pick<
  CommandTable,
  'create_endpoint' | 'update_endpoint' | 'delete_endpoint' | 'rotate_secret' | 'ping_endpoint'
>;

export const endpointCommands: EndpointCommands = {
  create_endpoint: (workspace, wish) =>
    madeSecret(actAsOwner(workspace, allRoutes, 'createWebhookEndpoint', { body: wish })),
  update_endpoint(workspace, { id, ...change }) {
    actAsOwner(workspace, allRoutes, 'updateWebhookEndpoint', { id, body: change });
    return find(workspace, id);
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
    actAsOwner(workspace, allRoutes, 'pingWebhookEndpoint', { id });
    return {};
  },
};

function madeSecret(answer: unknown): MadeSecret {
  return { secret: String((answer as JsonObject).secret) };
}

function find(workspace: Workspace, id: string): ShownEndpoint {
  const state = readWebhookState(workspace);
  const found = state.endpoints.find((one) => one.id === id);
  if (found === undefined) throw new Error(`The endpoint ${id} is gone.`);
  return shownEndpoint(found, state);
}
