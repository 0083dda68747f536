/** The routes of the workspace, of which there is one. */
import { workspaceResource } from '../../business/workspace-resource.ts';
import type { Route } from '../operation.ts';
import { getWorkspace, updateWorkspace } from '../operations/workspace.ts';

const route = {
  path: '/workspace',
  resource: workspaceResource,
  parameters: [],
  answer: 'record',
  successStatus: 200,
} as const;

export const workspaceRoutes: readonly Route[] = [
  {
    ...route,
    method: 'GET',
    operationId: 'getWorkspace',
    scopes: ['workspace:read'],
    body: { kind: 'none' },
    run: getWorkspace,
  },
  {
    ...route,
    method: 'PATCH',
    operationId: 'updateWorkspace',
    scopes: ['workspace:write'],
    body: { kind: 'update' },
    run: updateWorkspace,
  },
];
