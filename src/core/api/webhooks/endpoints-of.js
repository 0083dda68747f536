/** The declaration of webhook endpoints as one workspace has it: its host, its endpoints, its secrets. */
import { endpointRecords } from '../../events/endpoints/endpoint-table.ts';
import { discardSecrets, makeSecret } from '../../events/endpoints/secrets.ts';
import { declareEndpoints } from '../../events/endpoints/webhook-endpoints.ts';
export function endpointsOf({ session: { workspace } }) {
  return declareEndpoints({
    allowsLoopback: workspace.build.keyMode === 'test',
    count: () => allEndpoints(workspace).length,
    makeSecret(at) {
      discardSecrets(workspace, allEndpoints(workspace), null);
      makeSecret(workspace, at);
    },
  });
}
/** All endpoints of the workspace, the oldest first: one service call. */
export function allEndpoints({ properties }) {
  return endpointRecords(properties.getAll());
}
